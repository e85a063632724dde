import UIKit

class TortureForm: UIViewController, UITextFieldDelegate {
  @IBOutlet private var fields: [UITextField]!
  @IBOutlet private weak var bottom: NSLayoutConstraint!
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }
  @objc private func moved(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    bottom.constant = frame.height
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
