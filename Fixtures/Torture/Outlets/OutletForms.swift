import UIKit

class OutletForms: UIViewController {
  @IBOutlet var plain: UILabel!
  @IBOutlet weak var weakLabel: UILabel?
  @IBOutlet private weak var hidden: UIView!
  @IBOutlet fileprivate var fileHidden: UIView!
  @IBOutlet private(set) weak var readable: UIButton!
  @IBOutlet internal final var final: UISwitch!
  @IBOutlet
  weak var onItsOwnLine: UISlider!
  @IBOutlet weak
  var brokenAfterWeak: UIStackView!
  @IBOutlet @objc dynamic var both: UITextField?
  @objc @IBOutlet var reversed: UITextView!
}
