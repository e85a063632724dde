/// A view as the document describes it.
///
/// The structure (subviews, guides, constraints, connections) is read once; properties are read from the XML when
/// asked for, and keep to its defaults: nil means that the document does not say.
package struct ViewElement: Sendable {
  /// In what capacity its parent holds the view.
  package enum Role: Hashable, Sendable {
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

  private let storage: Storage

  /// The XML element; attributes without a property here are read from it.
  package var element: Element { storage.element }
  /// The id; where old documents give a content view none, the owner's id followed by `/` and the key.
  package var id: String { storage.id }
  /// In what capacity its parent holds the view; it decides whether the view is laid out with the others.
  package var role: Role { storage.role }
  /// All child views, in whatever container the document keeps them, in document order.
  package var subviews: [ViewElement] { storage.subviews }
  /// The guides that the document gives the view: those of its areas, then custom ones.
  package var layoutGuides: [LayoutGuideElement] { storage.layoutGuides }
  /// The constraints the view owns, in document order, which is the order of their creation.
  package var constraints: [ConstraintElement] { storage.constraints }
  /// Outlets, actions and segues that begin at the view, in document order.
  package var connections: [ConnectionElement] { storage.connections }

  /// Nil if the tag is unknown here. Such a view is laid out as a plain one.
  package var kind: ElementKind? { storage.kind }

  /// What was read, shared by all copies: who walks through a document copies every view.
  private final class Storage: Sendable {
    let element: Element
    let id: String
    let role: Role
    let subviews: [ViewElement]
    let layoutGuides: [LayoutGuideElement]
    let constraints: [ConstraintElement]
    let connections: [ConnectionElement]
    let kind: ElementKind?

    init(
      element: Element, id: String, role: Role, subviews: [ViewElement], layoutGuides: [LayoutGuideElement],
      constraints: [ConstraintElement], connections: [ConnectionElement], kind: ElementKind?
    ) {
      self.element = element
      self.id = id
      self.role = role
      self.subviews = subviews
      self.layoutGuides = layoutGuides
      self.constraints = constraints
      self.connections = connections
      self.kind = kind
    }
  }

  init(
    element: Element, id: String, role: Role, subviews: [ViewElement], layoutGuides: [LayoutGuideElement],
    constraints: [ConstraintElement], connections: [ConnectionElement], kind: ElementKind?
  ) {
    storage = Storage(
      element: element, id: id, role: role, subviews: subviews, layoutGuides: layoutGuides, constraints: constraints,
      connections: connections, kind: kind)
  }

  /// The name of the XML element, such as `imageView`; for messages, as ``kind`` says what it means.
  package var tag: String { element.name }
  /// The class of the app, without its module; nil for UIKit's own.
  package var customClass: String? { element["customClass"] }
  /// The property of its parent that the view is stored under; nil for most subviews, and for a property unknown here.
  package var key: Key? { element.viewKey }
  /// The name that was typed into Xcode's outline; nil if there is none.
  package var userLabel: String? { element["userLabel"] }
  /// Where the element's start tag begins.
  package var position: SourcePosition { element.position }

  func with(role: Role) -> ViewElement {
    ViewElement(
      element: element, id: id, role: role, subviews: subviews, layoutGuides: layoutGuides, constraints: constraints,
      connections: connections, kind: kind)
  }

  /// This view and all views below it, in document order.
  package var tree: [ViewElement] {
    var views: [ViewElement] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
