/// A view as the document describes it.
///
/// The structure (subviews, guides, constraints, connections) is read once; properties are read from the XML when
/// asked for, and keep to its defaults: nil means that the document does not say.
public struct ViewElement: Sendable {
  /// In what capacity its parent holds the view.
  public enum Role: Hashable, Sendable {
    /// The view of a controller, or a top-level view.
    case root
    case subview
    /// A cell's or an effect view's content view.
    case contentView
    /// A table's header or footer.
    case header
    case footer
    /// A header or footer of the sections of a collection view.
    case sectionHeader
    case sectionFooter
    /// A cell that is instantiated by its reuse identifier.
    case prototype
    /// A static cell, and the section of the table it is in, counted from 0.
    case cell(section: Int)
    case accessory
    case background
    case titleView
    /// A navigation bar, tab bar or tool bar of a controller.
    case bar
    /// The custom view of a bar button.
    case barItem
    case refreshControl
    /// Anything else, by the `key` under which the parent holds it.
    case other(String)
  }

  public let element: Element
  /// The id; where old documents give a content view none, the owner's id followed by `/` and the key.
  public let id: String
  public let role: Role
  /// All child views, in whatever container the document keeps them, in document order.
  public let subviews: [ViewElement]
  public let layoutGuides: [LayoutGuideElement]
  /// The constraints the view owns, in document order, which is the order of their creation.
  public let constraints: [ConstraintElement]
  public let connections: [ConnectionElement]

  /// The name of the XML element, such as `imageView`.
  public var tag: String { element.name }
  public var customClass: String? { element["customClass"] }
  public var key: String? { element["key"] }
  public var userLabel: String? { element["userLabel"] }
  public var position: SourcePosition { element.position }

  func with(role: Role) -> ViewElement {
    ViewElement(
      element: element, id: id, role: role, subviews: subviews, layoutGuides: layoutGuides, constraints: constraints,
      connections: connections)
  }

  /// This view and all views below it, in document order.
  public var tree: [ViewElement] {
    var views: [ViewElement] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
