import UIKit

class OutletBase: UIViewController {
  @IBOutlet weak var header: UIView!
  @IBAction func close(_ sender: Any?) { dismiss(animated: true) }
}

class OutletInherited: OutletBase {
  @IBOutlet weak var footer: UIView!
  @IBAction override func close(_ sender: Any?) { super.close(sender) }
}

class OutletInheritedTwice: OutletInherited {}
final class OutletInheritedThrice: OutletInheritedTwice { @IBOutlet var last: UIView! }
