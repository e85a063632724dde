import Geometry

/// Items side by side, above each other, or where a closure puts them. A group is an item and may be in another group.
///
/// Items are placed one after the other with ``interItemSpacing`` between them; a section repeats its group until no item
/// is left. How many items are in a group:
/// * `subitems:` takes them in turn while the next one fits into the length of the group. If that length is an estimate,
///   each of them is there at least once, and estimates decide what fits, whatever the views ask for later.
/// * `repeatingSubitem:count:` takes `count` of the one, in its own size.
/// * `subitem:count:` takes `count` of the one, which share the length of the group evenly.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Content {
    case fill(Axis)
    case repeating(Axis, Int)
    case sharing(Axis, Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  /// What the group repeats; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Attached to the group. Their index path is that of the first item of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }
  /// Nil, the default, is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ content: Content, _ subitems: [NSCollectionLayoutItem]) {
    (self.content, self.subitems) = (content, subitems)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private class func make(
    _ layoutSize: NSCollectionLayoutSize, _ content: Content, _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(layoutSize, content, subitems), to: Self.self)
  }

  /// Side by side, from the leading edge.
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .fill(.horizontal), subitems)
  }
  /// `count` side by side, in the width of the subitem.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .repeating(.horizontal, count), [subitem]) }
  /// `count` side by side, of equal width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .sharing(.horizontal, count), [subitem]) }
  /// Above each other.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, .fill(.vertical), subitems)
  }
  /// `count` above each other, in the height of the subitem.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .repeating(.vertical, count), [subitem]) }
  /// `count` above each other, of equal height.
  public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(layoutSize, .sharing(.vertical, count), [subitem])
  }
  /// Where the closure puts them. It is called for each group, with the size of the group as its container.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), []) }

  /// The group and what is in it, a line for each, for a look in the debugger.
  open func visualDescription() -> String { describe(self, indent: "") }

  private func describe(_ item: NSCollectionLayoutItem, indent: String) -> String {
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    let line = "\(indent)\(type(of: item)) \(width.kind) \(width.dimension) × \(height.kind) \(height.dimension)"
    let inner = (item as? NSCollectionLayoutGroup)?.subitems ?? []
    return ([line] + inner.map { describe($0, indent: indent + "  ") }).joined(separator: "\n")
  }
}
