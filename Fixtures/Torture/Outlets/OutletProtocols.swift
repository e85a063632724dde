import UIKit

@objc protocol OutletSource: AnyObject {
  func rows() -> Int
}

class OutletProtocols: UIView {
  @IBOutlet weak var source: OutletSource?
  @IBOutlet weak var delegate: UITableViewDelegate?
  @IBOutlet var any: AnyObject!
  @IBOutlet weak var existential: (any OutletSource)?
  @IBOutlet weak var composed: (UIView & OutletSource)?
  @IBOutlet unowned(unsafe) var unsafe: UIView!
}
