/// Holds the custom view of an item, or the title view of a navigation bar, in the middle of its place.
///
/// A view placed by constraints is as large as these want it. Another one keeps the size that it came with or, if one of its sides is 0,
/// has the least size in which its contents fit.
final class BarCustomView: UIView, BarItemView {
  let content: UIView
  private let keepsSize: Bool
  private var limit: NSLayoutConstraint?
  private var knownSize = CGSize.zero

  /// Whether the content takes all the room that there is, as a search bar in place of a title does.
  var fillsWidth: Bool { content is UISearchBar && content.translatesAutoresizingMaskIntoConstraints }

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
    if !content.translatesAutoresizingMaskIntoConstraints { keepInMiddle(content) }
  }

  func update(for item: UIBarButtonItem) {}

  var barWidth: CGFloat {
    takeContent()
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
      let width = fillsWidth ? bounds.width : min(knownSize.width, bounds.width)
      content.frame = middle(
        CGSize(width: width, height: fillsWidth ? min(knownSize.height, bounds.height) : knownSize.height))
    } else if content.bounds.size != knownSize {
      // The content has grown or shrunk by itself: the bar makes room.
      knownSize = content.bounds.size
      surroundingBar?.setNeedsLayout()
    }
  }
}
