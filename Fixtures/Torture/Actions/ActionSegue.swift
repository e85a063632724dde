import UIKit

class ActionSegueDestination: UIViewController {
  let model: String
  init?(coder: NSCoder, model: String) {
    self.model = model
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
}

class ActionSegue: UIViewController {
  @IBSegueAction func makeDetail(_ coder: NSCoder) -> ActionSegueDestination? {
    ActionSegueDestination(coder: coder, model: "one")
  }
  @IBSegueAction
  private func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
    ActionSegueDestination(coder: coder, model: segueIdentifier ?? "none")
  }
  @IBSegueAction func two(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
}
