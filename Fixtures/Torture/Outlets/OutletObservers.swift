import UIKit

class OutletObservers: UIView {
  var seen: [String] = []
  @IBOutlet weak var title: UILabel! {
    didSet { seen.append("didSet \(oldValue == nil ? "nil" : "label")") }
  }
  @IBOutlet var button: UIButton! {
    willSet { seen.append("willSet \(newValue == nil)") }
    didSet {
      button.setTitle("}", for: .normal) // } in a comment
    }
  }
  @IBOutlet var inOneLine: UIView! { didSet { seen += ["{"] } }
}
