import UIKit

/// A form above the keyboard.
final class SignInViewController: UIViewController {

    @IBOutlet private weak var nameField: UITextField! {
        didSet { nameField.placeholder = NSLocalizedString("Name", comment: "Placeholder of the first field") }
    }
    @IBOutlet private weak var passwordField: UITextField!
    @IBOutlet private weak var messageLabel: UILabel!
    @IBOutlet private weak var signInButton: UIButton!
    @IBOutlet private var fields: [UITextField]!
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

    private let session = Session.shared
    private var messageTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        passwordField.isSecureTextEntry = true
        messageLabel.isHidden = true
        fields.forEach { $0.addTarget(self, action: #selector(textChanged), for: .editingChanged) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
        updateButton()
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillChange(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @IBAction private func signIn(_ sender: UIButton) {
        let isKnown = session.signIn(name: nameField.text ?? "", password: passwordField.text ?? "")
        messageLabel.isHidden = isKnown
        guard isKnown else {
            messageLabel.text = NSLocalizedString("The password has at least four characters.", comment: "Why the form is refused")
            messageTimer?.invalidate()
            messageTimer = Timer.scheduledTimer(timeInterval: 3, target: self, selector: #selector(hideMessage), userInfo: nil, repeats: false)
            return
        }
        performSegue(withIdentifier: "showContacts", sender: sender)
    }

    @IBAction private func signOut(unwindSegue: UIStoryboardSegue) {
        session.signOut()
        fields.forEach { $0.text = nil }
        updateButton()
    }

    @IBSegueAction private func makeContacts(_ coder: NSCoder, sender: Any?) -> ContactsViewController? {
        return ContactsViewController(coder: coder, name: session.name ?? "")
    }

    @objc private func hideMessage() {
        messageLabel.isHidden = true
    }

    @objc private func textChanged() {
        updateButton()
    }

    @objc private func keyboardWillChange(_ notification: Notification) {
        guard let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue else { return }
        let covered = max(0, view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom)
        bottomConstraint.constant = covered
        UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
    }

    private func updateButton() {
        signInButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
    }
}
