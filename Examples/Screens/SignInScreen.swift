import UIKit

/// A form in a scroll view that ends above the keyboard. It is centered where there is room, and scrolls where there is none.
public final class SignInScreen: UIViewController {
  private let scrollView = UIScrollView()
  private let content = UIView()
  private let form = UIStackView()
  /// The fields in the order in which they are filled in.
  public let fields = [UITextField(), UITextField()]
  public let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    makeForm()
    placeForm()
  }

  private func makeForm() {
    let title = UILabel()
    title.text = "Welcome back"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0

    for (field, placeholder) in zip(fields, ["E-mail", "Password"]) {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }

    button.setTitle("Sign In", for: .normal)
    button.titleLabel?.adjustsFontForContentSizeCategory = true

    let hint = UILabel()
    hint.text = "You can sign in with the address that you used in the shop. Passwords have at least eight letters."
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.adjustsFontForContentSizeCategory = true
    hint.numberOfLines = 0

    form.axis = .vertical
    form.spacing = 12
    for row in [title] + fields + [hint, button] { form.addArrangedSubview(row) }
    form.setCustomSpacing(24, after: title)
  }

  private func placeForm() {
    for (subview, superview) in [(scrollView, view!), (content, scrollView), (form, content)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let contentGuide = scrollView.contentLayoutGuide
    let fitsHeight = content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor)
    fitsHeight.priority = .defaultLow
    let usesWidth = form.widthAnchor.constraint(equalToConstant: 420)
    usesWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.topAnchor.constraint(equalTo: contentGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      fitsHeight,
      form.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      form.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      form.leadingAnchor.constraint(greaterThanOrEqualTo: content.layoutMarginsGuide.leadingAnchor),
      form.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 20),
      usesWidth,
    ])
  }
}
