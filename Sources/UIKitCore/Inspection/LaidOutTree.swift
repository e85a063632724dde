import AutoLayout
import Geometry

/// A tree after its layout, as explanations read it: a copy of its engine, and the names of its items and constraints.
@MainActor
package struct LaidOutTree {
  package private(set) var engine: LayoutEngine
  let host: LayoutHost
  private let names: TreeNames
  private let views: [ItemID: UIView]
  private let guides: [ItemID: UILayoutGuide]
  private let contents: [ItemID: UIView]

  /// Lays out the tree of a view first; nil if that has no layout.
  package init?(of view: UIView, names: TreeNames = .console) {
    view.rootView.layoutIfNeeded()
    guard let host = view.layoutHost else { return nil }
    self.host = host
    host.engageAll()
    self.names = names
    engine = host.engine
    var views: [ItemID: UIView] = [:]
    var guides: [ItemID: UILayoutGuide] = [:]
    var contents: [ItemID: UIView] = [:]
    for view in host.order {
      guard let entry = host.entry(view) else { continue }
      views[entry.item] = view
      if let content = entry.content { contents[content] = view }
      for guide in host.guides(of: view) {
        if let item = host.table.guides[ObjectIdentifier(guide)], guide.role != .scrollContent { guides[item] = guide }
      }
    }
    self.views = views
    self.guides = guides
    self.contents = contents
  }

  /// The tree with another engine of the same items.
  func with(_ engine: LayoutEngine) -> LaidOutTree {
    var copy = self
    copy.engine = engine
    return copy
  }

  /// Views of the tree, superviews first.
  package var order: [UIView] { host.order }

  /// The item that a constraint on a view's or a guide's attribute would mean; nil for a guide that no constraint
  /// mentions.
  package func item(of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> ItemID? {
    if let guide = object as? UILayoutGuide, host.table.guides[ObjectIdentifier(guide)] == nil { return nil }
    return host.item(object, attribute.engine, pairedWith: nil)
  }

  /// The item that positions of a view are measured from: that of its superview, or of the superview's scrolled
  /// content.
  package func container(of view: UIView) -> ItemID? {
    view.superview.flatMap { host.entry($0) }.map { $0.content ?? $0.item }
  }

  /// The parts of a view's rectangle that are ambiguous; none for a view that is not placed by constraints.
  package func ambiguity(of view: UIView) -> Ambiguity { host.ambiguity(of: view) }

  /// The view whose content, mask or size a rule is about; nil for a constraint between attributes.
  package func view(of handle: ConstraintHandle) -> UIView? {
    switch engine.definition(of: handle) {
    case .relation: nil
    case .span(let rule): views[rule.item] ?? contents[rule.item]
    case .wish(let rule): views[rule.item]
    }
  }

  package func constraint(_ handle: ConstraintHandle) -> NSLayoutConstraint? {
    host.object(of: handle) as? NSLayoutConstraint
  }

  /// The line that made a constraint; nil where it is not known.
  package func place(of constraint: NSLayoutConstraint) -> CodeLocation? { names.place(constraint) }

  /// The name of a view, a guide or a scroll view's content in texts.
  package func name(of item: ItemID) -> String { itemName(item).text(.phrase) }

  private func itemName(_ item: ItemID) -> ItemName {
    if let scrollView = contents[item] { return ItemName(names.item(scrollView).object, .content) }
    return names.item(views[item] ?? guides[item])
  }

  /// The equation in the console's text about a constraint, with the names of this tree. Rules of frames and contents,
  /// which the console writes otherwise, get an equation of the same form.
  package func text(of handle: ConstraintHandle) -> String { equation(of: handle)?.text(.console) ?? "" }

  /// The equation, such as `A.leading == B.leading + 20`, of a constraint that no view holds.
  package func text(of constraint: Constraint) -> String {
    ConstraintEquation(
      side(constraint.first, constraint.firstAttribute.word), .equal,
      constraint.second.map { side($0, constraint.secondAttribute.word) }, constant: .number(constraint.constant)
    ).text(.console)
  }

  /// Nil for a constraint of the engine that belongs to no object.
  private func equation(of handle: ConstraintHandle) -> ConstraintEquation? {
    switch engine.definition(of: handle) {
    case .relation: constraint(handle)?.equation(names.item)
    case .wish(let rule):
      ConstraintEquation(
        side(rule.item, rule.axis == .horizontal ? "width" : "height"), rule.relation,
        constant: .number(rule.size), priority: Double(engine.priority(of: handle).rawValue))
    case .span(let rule): equation(of: rule)
    }
  }

  private func equation(of rule: SpanRule) -> ConstraintEquation {
    let size = rule.axis == .horizontal ? "width" : "height"
    let part = rule.part == .size ? size : rule.axis == .horizontal ? "minX" : "minY"
    let container = rule.factor == 0 ? nil : rule.container
    return ConstraintEquation(
      side(rule.item, part), .equal, container.map { side($0, size) }, multiplier: rule.factor,
      constant: .number(rule.offset))
  }

  private func side(_ item: ItemID, _ attribute: String) -> ConstraintEquation.Side {
    .place(.init(itemName(item), attribute))
  }

  /// The document's ids of a constraint and of the views that it refers to; for a rule of a frame or a content, the id
  /// of its view.
  package func documentIDs(of handle: ConstraintHandle) -> [String] {
    switch engine.definition(of: handle) {
    case .wish(let rule): [views[rule.item]?.interfaceBuilderID].compactMap { $0 }
    case .span(let rule): [views[rule.item]?.interfaceBuilderID].compactMap { $0 }
    case .relation:
      constraint(handle).map { constraint in
        let items = [constraint.firstItem, constraint.secondItem].map {
          ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView
        }
        // A stack view's constraints follow from the properties of the stack view, not of its arranged views.
        let subjects = constraint.isSystem ? items.map { $0?.superview } : items
        return [constraint.interfaceBuilderID].compactMap { $0 } + subjects.compactMap { $0?.interfaceBuilderID }
      } ?? []
    }
  }
}
