import UIKit

@MainActor
final class OutletMainActor: NSObject {
  @IBOutlet weak var view: UIView?
  @IBAction nonisolated func free() {}
  @IBAction func bound(_ sender: UIView) { view = sender }
}
