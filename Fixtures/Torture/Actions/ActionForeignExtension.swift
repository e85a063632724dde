import UIKit

extension UIViewController {
  @objc func hideTortureKeyboard() { view.endEditing(true) }
  func hideKeyboardWhenTapped() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.hideTortureKeyboard))
    view.addGestureRecognizer(tap)
  }
}

private extension UIButton {
  @objc func flash() {}
  func wire() { addTarget(self, action: #selector(flash), for: .touchDown) }
}

#if DEBUG
extension UILabel { @objc func debugCopy(_ sender: Any?) {} }
#endif
