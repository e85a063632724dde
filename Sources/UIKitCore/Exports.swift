// `import UIKit` brings Foundation and Core Animation with it, as on iOS.
@_exported import Foundation
@_exported import QuartzCore
