import UIKit
final class OverrideElsewhereHost: UIView { let a = 1 }
