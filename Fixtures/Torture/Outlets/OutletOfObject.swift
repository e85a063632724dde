import Foundation

/// A plain object of a nib.
class OutletOfObject: NSObject {
  @IBOutlet weak var owner: UIViewController?
  @IBOutlet var strings: NSObject!
  @IBAction func act(_ sender: Any) { owner?.title = "acted" }
}
