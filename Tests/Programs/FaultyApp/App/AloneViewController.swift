import UIKit

/// Cannot be made without its data.
class AloneViewController: UIViewController {

  private let name: String

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("needs a name")
  }
}
