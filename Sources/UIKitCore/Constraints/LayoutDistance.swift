import AutoLayout

/// The distance from one place to another on the same axis, as `anchorWithOffset(to:)` measures it. It takes the place
/// of the item on a side of a constraint that is a distance.
final class LayoutDistance: NSObject {
  var startItem: AnyObject? { startReference?.object }
  private let startReference: ItemReference?
  let start: NSLayoutConstraint.Attribute
  var endItem: AnyObject? { endReference?.object }
  private let endReference: ItemReference?
  let end: NSLayoutConstraint.Attribute

  init(
    from startItem: AnyObject?, _ start: NSLayoutConstraint.Attribute, to endItem: AnyObject?,
    _ end: NSLayoutConstraint.Attribute
  ) {
    startReference = startItem.map(ItemReference.to)
    self.start = start
    endReference = endItem.map(ItemReference.to)
    self.end = end
  }

  var items: [AnyObject] { [startItem, endItem].compactMap { $0 } }

  /// How logs write the distance in an equation: `(B.leading - A.trailing)`.
  @MainActor
  var text: String { "(\(describeItem(endItem)).\(end.engine.word) - \(describeItem(startItem)).\(start.engine.word))" }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? LayoutDistance else { return false }
    return startItem === other.startItem && start == other.start && endItem === other.endItem && end == other.end
  }

  override var hash: Int { start.rawValue &* 31 &+ end.rawValue }
}
