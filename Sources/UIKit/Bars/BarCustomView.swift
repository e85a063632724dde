/// Holds the custom view of an item, or the title view of a navigation bar, in the middle of its place.
///
/// A view placed by constraints is as large as these want it. Another one keeps the size that it came with or, if one of its sides is 0,
/// has the least size in which its contents fit. A search bar takes all the width that there is.
final class BarCustomView: UIView, BarItemView {
  let content: UIView
  private let keepsSize: Bool
  private var limit: NSLayoutConstraint?
  private var knownSize = CGSize.zero

  init(_ content: UIView) {
    self.content = content
    keepsSize =
      content.translatesAutoresizingMaskIntoConstraints && content.bounds.width > 0 && content.bounds.height > 0
    super.init(frame: .zero)
    takeContent()
  }

  required init?(coder: NSCoder) { nil }

  /// Also takes back a view that another bar or the program has taken in between.
  private func takeContent() {
    guard content.superview !== self else { return }
    addSubview(content)
    limit = nil
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    for constraint in [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ] {
      constraint.isSystem = true
      constraint.isActive = true
    }
  }

  func update(for item: UIBarButtonItem) {}

  var barWidth: CGFloat {
    takeContent()
    if content is UISearchBar, content.translatesAutoresizingMaskIntoConstraints {
      knownSize = CGSize(width: .greatestFiniteMagnitude, height: content.intrinsicContentSize.height)
      return knownSize.width
    }
    knownSize =
      keepsSize ? content.bounds.size : content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return knownSize.width
  }

  /// Makes a view that is placed by constraints no wider than the room that there is.
  func limitWidth(to width: CGFloat) {
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    if let limit {
      if limit.constant != width { limit.constant = width }
      return
    }
    let new = content.widthAnchor.constraint(lessThanOrEqualToConstant: width)
    // Below required: a width that the program requires wins, and is not reported.
    (new.isSystem, new.priority) = (true, UILayoutPriority(999))
    // Held by this view, so that the content is measured without it.
    addConstraint(new)
    limit = new
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.translatesAutoresizingMaskIntoConstraints {
      var size = CGSize(width: min(knownSize.width, bounds.width), height: knownSize.height)
      if content is UISearchBar { size.height = min(size.height, bounds.height) }
      let scale = layoutScreen.scale
      content.frame = CGRect(
        x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
        y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width, height: size.height)
    } else if content.bounds.size != knownSize {
      // The content has grown or shrunk by itself: the bar makes room.
      knownSize = content.bounds.size
      superview?.setNeedsLayout()
    }
  }
}
