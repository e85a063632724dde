import UIKit

class ForeignOverriding: UIViewController {
  var count = 0
  override func setUpScreen() {
    super.setUpScreen()
    title = "set up"
    _ = #selector(setUpScreen)
  }
  override func reloadScreen(_ animated: Bool, for reason: String) -> Int { super.reloadScreen(animated, for: reason) + 1 }
  override var screenName: String { "first of " + super.screenName }
  override var screenCount: Int {
    get { count + super.screenCount }
    set { super.screenCount = newValue; count = newValue }
  }
  override func discardScreen() -> Bool { super.discardScreen() }
  override func viewDidLoad() { super.viewDidLoad(); setUpScreen(); discardScreen(); _ = reloadScreen(true) }
}
class ForeignOverridingAgain: ForeignOverriding {
  override func setUpScreen() { super.setUpScreen() }
  override var screenName: String { super.screenName + " again" }
}
final class ForeignBeside: UITableViewController { override func setUpScreen() { [1].forEach { _ in super.setUpScreen() } } }
