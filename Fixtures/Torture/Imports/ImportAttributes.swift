@preconcurrency import UIKit
@_exported import Foundation
import QuartzCore
class ImportAttributes: UIView { override class var layerClass: AnyClass { CALayer.self } }
