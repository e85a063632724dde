/// A row of a panel of the system.
@MainActor
struct SystemPanelRow {
  /// What the row says.
  var title: String
  /// Before the title; nil is none.
  var image: UIImage?
  /// What a tap does.
  var action: () -> Void

  init(_ title: String, image: UIImage? = nil, action: @escaping () -> Void) {
    (self.title, self.image, self.action) = (title, image, action)
  }
}

/// What stands for a screen of the system: a title, a button that ends it, and rows that can be tapped. On iOS another process draws it.
@MainActor
final class SystemPanelView: UIView {
  private let titleLabel = UILabel()
  private let closeButton: UIButton
  private let list = UIStackView()
  private let scroll = UIScrollView()

  /// - Parameters:
  ///   - closeTitle: nil for a panel that a navigation bar ends.
  init(title: String?, closeTitle: String?, close: @escaping () -> Void) {
    closeButton = UIButton(type: .system, primaryAction: UIAction(title: closeTitle ?? "") { _ in close() })
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    list.axis = .vertical
    list.alignment = .leading
    list.spacing = 4
    let head = UIStackView(arrangedSubviews: [titleLabel, closeButton])
    head.spacing = 8
    head.isHidden = title == nil && closeTitle == nil
    closeButton.isHidden = closeTitle == nil
    closeButton.setContentHuggingPriority(.required, for: .horizontal)
    let column = UIStackView(arrangedSubviews: [head, scroll])
    column.axis = .vertical
    column.spacing = 12
    for view in [column, list] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(column)
    scroll.addSubview(list)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      head.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
      list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows rows in place of those before, or a text if there are none.
  func show(_ rows: [SystemPanelRow], orText text: String? = nil) {
    for view in list.arrangedSubviews { view.removeFromSuperview() }
    for row in rows {
      let action = row.action
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: row.title, image: row.image) { _ in action() })
      list.addArrangedSubview(button)
    }
    if rows.isEmpty, let text {
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      label.textColor = .secondaryLabel
      list.addArrangedSubview(label)
    }
  }
}

/// Closures of the system to the app, called in the next turn of the main queue.
@MainActor
func inNextTurn(_ body: @escaping @MainActor () -> Void) {
  AppLoop.async { MainActor.assumeIsolated { body() } }
}
