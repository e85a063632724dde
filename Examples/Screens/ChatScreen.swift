import UIKit

/// Bubbles on either side, and a field below them that grows with its text to a limit.
public final class ChatScreen: UIViewController {
  private let scrollView = UIScrollView()
  private let bubbles = UIStackView()
  public let field = UITextView()
  public let send = UIButton(type: .system)
  private let bar = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bubbles.axis = .vertical
    bubbles.spacing = 6
    for (index, text) in ["Hi!", "Are you coming, or shall we go without you this time?", "Yes.", "When?"].enumerated() {
      bubbles.addArrangedSubview(row(text, isOwn: index % 2 == 1))
    }
    field.isScrollEnabled = false
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    send.setTitle("Send", for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    for (subview, superview) in [
      (scrollView, view!), (bubbles, scrollView), (bar, view!), (field, bar), (send, bar),
    ] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    NSLayoutConstraint.activate(constraints())
  }

  private func constraints() -> [NSLayoutConstraint] {
    let safe = view.safeAreaLayoutGuide
    let content = scrollView.contentLayoutGuide
    return [
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bubbles.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      bubbles.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      bubbles.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      bubbles.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      bubbles.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -16),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      field.heightAnchor.constraint(lessThanOrEqualToConstant: 120),
      send.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      send.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      send.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ]
  }

  private func row(_ text: String, isOwn: Bool) -> UIView {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    label.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
    let row = UIView()
    row.addSubview(label)
    let near = isOwn ? label.trailingAnchor.constraint(equalTo: row.trailingAnchor)
      : label.leadingAnchor.constraint(equalTo: row.leadingAnchor)
    NSLayoutConstraint.activate([
      near, label.topAnchor.constraint(equalTo: row.topAnchor), label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      label.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75),
    ])
    return row
  }
}
