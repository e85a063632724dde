/// A view as the document describes it.
///
/// The structure (subviews, guides, constraints, connections) is read once; properties are read from the XML when
/// asked for, and keep to its defaults: nil means that the document does not say.
public struct ViewElement: Sendable {
  /// In what capacity its parent holds the view.
  public enum Role: Hashable, Sendable {
    /// The view of a controller, or a top-level view.
    case root
    /// One of the views in `<subviews>`.
    case subview
    /// A cell's or an effect view's content view.
    case contentView
    /// A table's header or footer.
    case header
    /// A table's footer.
    case footer
    /// A header or footer of the sections of a collection view.
    case sectionHeader
    /// A footer of the sections of a collection view.
    case sectionFooter
    /// A cell that is instantiated by its reuse identifier.
    case prototype
    /// A static cell, and the section of the table it is in, counted from 0.
    case cell(section: Int)
    /// The accessory of a cell, also the one for editing.
    case accessory
    /// A background of a cell, also one for selected cells.
    case background
    /// The title view of a navigation item.
    case titleView
    /// A navigation bar, tab bar or tool bar of a controller.
    case bar
    /// The custom view of a bar button.
    case barItem
    /// The refresh control of a table view controller.
    case refreshControl
    /// Anything else, by the `key` under which the parent holds it.
    case other(String)
  }

  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The id; where old documents give a content view none, the owner's id followed by `/` and the key.
  public let id: String
  /// In what capacity its parent holds the view; it decides whether the view is laid out with the others.
  public let role: Role
  /// All child views, in whatever container the document keeps them, in document order.
  public let subviews: [ViewElement]
  /// The guides that the document gives the view: those of its areas, then custom ones.
  public let layoutGuides: [LayoutGuideElement]
  /// The constraints the view owns, in document order, which is the order of their creation.
  public let constraints: [ConstraintElement]
  /// Outlets, actions and segues that begin at the view, in document order.
  public let connections: [ConnectionElement]

  /// Nil if the tag is unknown here. Such a view is laid out as a plain one.
  public let kind: ElementKind?

  /// The name of the XML element, such as `imageView`; for messages, as ``kind`` says what it means.
  public var tag: String { element.name }
  /// The class of the app, without its module; nil for UIKit's own.
  public var customClass: String? { element["customClass"] }
  /// The property of its parent that the view is stored under; nil for most subviews, and for a property unknown here.
  public var key: Key? { element.viewKey }
  /// The name that was typed into Xcode's outline; nil if there is none.
  public var userLabel: String? { element["userLabel"] }
  /// Where the element's start tag begins.
  public var position: SourcePosition { element.position }

  func with(role: Role) -> ViewElement {
    ViewElement(
      element: element, id: id, role: role, subviews: subviews, layoutGuides: layoutGuides, constraints: constraints,
      connections: connections, kind: kind)
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
