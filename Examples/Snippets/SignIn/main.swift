// Loads Examples/SignIn/Main.storyboard as an app does: classes by name, outlets, an action, a segue.
//
//     swift run SignIn

import Foundation
import UIKit

// In Xcode the outlets and the action are marked @IBOutlet and @IBAction; Swift on Linux refuses the first mark.
final class SignInController: UIViewController {
  weak var nameField: UITextField!
  weak var continueButton: UIButton!
  var headerHeight: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = "Ada"
  }

  func didTapContinue() { performSegue(withIdentifier: "welcome", sender: continueButton) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? WelcomeController)?.name = nameField.text ?? ""
  }
}

final class WelcomeController: UIViewController {
  weak var greeting: UILabel!
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.text = "Welcome, \(name)"
  }
}

// No object knows its methods by name on Linux, so the one that the document names is registered.
NibClasses.register(
  SignInController.self, actions: [Selector("didTapContinue", SignInController.didTapContinue)])

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Examples/SignIn")
let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = storyboard.instantiateInitialViewController()
window.makeKeyAndVisible()
window.layoutIfNeeded()

let navigation = window.rootViewController as! UINavigationController
let signIn = navigation.topViewController as! SignInController
print("field:", signIn.nameField.frame)
signIn.headerHeight.constant = 120
window.layoutIfNeeded()
print("field below a higher header:", signIn.nameField.frame)

signIn.continueButton.sendActions(for: .touchUpInside)
window.layoutIfNeeded()
let welcome = navigation.topViewController as! WelcomeController
print(welcome.greeting.text ?? "", welcome.greeting.frame)
