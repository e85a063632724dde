import UIKit

/// A long form with a bar of buttons at its end. It follows the notifications of the keyboard, as apps did before there was a guide.
public final class CheckoutScreen: UIViewController {
  private let scrollView = UIScrollView()
  public let rows = UIStackView()
  public let payButton = UIButton(type: .system)
  private var bottom: NSLayoutConstraint!

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rows.axis = .vertical
    rows.spacing = 8
    rows.isLayoutMarginsRelativeArrangement = true
    for name in ["Name", "Street", "Postal code and city", "Country", "Card number", "Valid until", "Check digits"] {
      rows.addArrangedSubview(row(named: name))
    }
    let footer = UIView()
    footer.addSubview(payButton)
    payButton.setTitle("Pay 42.00 €", for: .normal)
    for (subview, superview) in [(scrollView, view!), (rows, scrollView), (footer, view!), (payButton, footer)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    bottom = view.bottomAnchor.constraint(equalTo: footer.bottomAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: footer.topAnchor),
      rows.topAnchor.constraint(equalTo: scrollView.topAnchor),
      rows.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      rows.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
      payButton.topAnchor.constraint(equalTo: footer.topAnchor, constant: 8),
      payButton.leadingAnchor.constraint(equalTo: footer.layoutMarginsGuide.leadingAnchor),
      payButton.trailingAnchor.constraint(equalTo: footer.layoutMarginsGuide.trailingAnchor),
      payButton.bottomAnchor.constraint(equalTo: footer.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillChange:", CheckoutScreen.keyboardWillChange),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func row(named name: String) -> UIView {
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 8
    row.alignment = .firstBaseline
    label.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.5).isActive = true
    return row
  }

  func keyboardWillChange(_ notification: Notification) {
    guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
    let covered = view.bounds.intersection(view.convert(value.cgRectValue, from: nil)).height
    bottom.constant = covered
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
