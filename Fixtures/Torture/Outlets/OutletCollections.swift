import UIKit

class OutletCollections: UIViewController {
  @IBOutlet var buttons: [UIButton]!
  @IBOutlet private var views: [UIView] = []
  @IBOutlet var labels: Array<UILabel>!
  @IBOutlet var constraints: [NSLayoutConstraint]! {
    didSet { constraints.forEach { $0.isActive = true } }
  }
  @IBOutlet var optional: [UISwitch]?
}
