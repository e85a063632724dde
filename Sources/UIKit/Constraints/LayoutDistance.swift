import AutoLayout

/// How far it is from one place to another on the same axis: what `anchorWithOffset(to:)` makes a dimension of, and what
/// stands for the item of a constraint's side that is a distance.
final class LayoutDistance: NSObject {
  private(set) weak var startItem: AnyObject?
  let start: NSLayoutConstraint.Attribute
  private(set) weak var endItem: AnyObject?
  let end: NSLayoutConstraint.Attribute

  init(
    from startItem: AnyObject?, _ start: NSLayoutConstraint.Attribute, to endItem: AnyObject?,
    _ end: NSLayoutConstraint.Attribute
  ) {
    self.startItem = startItem
    self.start = start
    self.endItem = endItem
    self.end = end
  }

  var items: [AnyObject] { [startItem, endItem].compactMap { $0 } }

  /// `(B.leading - A.trailing)`, what the distance is in the equation of a log.
  @MainActor
  var text: String { "(\(describeItem(endItem)).\(end.engine.word) - \(describeItem(startItem)).\(start.engine.word))" }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutDistance else { return false }
    return startItem === other.startItem && start == other.start && endItem === other.endItem && end == other.end
  }

  override var hash: Int { start.rawValue &* 31 &+ end.rawValue }
}
