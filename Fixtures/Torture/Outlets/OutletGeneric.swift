import UIKit

class OutletGeneric<Model: Equatable>: UIViewController {
  @IBOutlet weak var label: UILabel!
  @objc var isReady = false
  var model: Model?
  @IBAction func reload() { model = nil }
}

final class OutletGenericString: OutletGeneric<String> {
  @IBOutlet weak var detail: UILabel!
}
