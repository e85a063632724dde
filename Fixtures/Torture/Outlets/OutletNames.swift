import UIKit

class OutletNames: UIView {
  @IBOutlet var `default`: UIView!
  @IBOutlet var `in`: UILabel!
  @IBOutlet var größe: UIView!
  @IBOutlet var _private: UIView!
  @IBOutlet var URLField: UITextField!
  @IBOutlet var get: UIView!
  @IBOutlet var `self`: UIView!
  @objc var isOn = false
}
