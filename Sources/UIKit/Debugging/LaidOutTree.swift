import AutoLayout

/// A tree after its layout, as explanations read it: a copy of its engine, and the names of its items and constraints.
@MainActor
package struct LaidOutTree {
  package let engine: LayoutEngine
  private let host: LayoutHost
  private let views: [ItemID: UIView]
  private let guides: [ItemID: UILayoutGuide]
  private let contents: [ItemID: UIView]

  /// Lays out the tree of a view first; nil if that has no layout.
  package init?(of view: UIView) {
    view.rootView.layoutIfNeeded()
    guard let host = view.layoutHost else { return nil }
    self.host = host
    engine = host.engine
    var views: [ItemID: UIView] = [:]
    var guides: [ItemID: UILayoutGuide] = [:]
    var contents: [ItemID: UIView] = [:]
    for view in host.order {
      guard let entry = host.entry(view) else { continue }
      views[entry.item] = view
      if let content = entry.content { contents[content] = view }
      for guide in host.guides(of: view) {
        if let item = host.guideItems[ObjectIdentifier(guide)], guide.role != .scrollContent { guides[item] = guide }
      }
    }
    self.views = views
    self.guides = guides
    self.contents = contents
  }

  /// Views of the tree, superviews first.
  package var order: [UIView] { host.order }

  /// The item that a constraint on a view's or a guide's attribute would mean; nil for a guide that no constraint
  /// mentions.
  package func item(of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> ItemID? {
    if let guide = object as? UILayoutGuide, host.guideItems[ObjectIdentifier(guide)] == nil { return nil }
    return host.item(object, attribute.engine, pairedWith: nil)
  }

  /// The item that positions of a view are measured from: that of its superview, or of the superview's scrolled
  /// content.
  package func container(of view: UIView) -> ItemID? {
    view.superview.flatMap { host.entry($0) }.map { $0.content ?? $0.item }
  }

  /// The parts of a view's rectangle that are ambiguous; none for a view that is not placed by constraints.
  package func ambiguity(of view: UIView) -> Ambiguity { host.ambiguity(of: view) }

  package func constraint(_ handle: ConstraintHandle) -> NSLayoutConstraint? {
    host.object(of: handle) as? NSLayoutConstraint
  }

  /// A view or a guide as the console names it.
  package func name(of item: ItemID) -> String {
    contents[item].map { "content of \(describeItem($0))" } ?? describeItem(views[item] ?? guides[item])
  }

  /// The equation in the console's text about a constraint. Rules of frames and contents, which the console writes
  /// otherwise, get an equation of the same form.
  package func text(of handle: ConstraintHandle) -> String {
    switch engine.definition(of: handle) {
    case .relation: return constraint(handle)?.equationBody ?? ""
    case .wish(let rule):
      let word = rule.axis == .horizontal ? "width" : "height"
      let relation = rule.relation == .lessThanOrEqual ? "<=" : ">="
      // Adding zero turns -0 into 0.
      return "\(name(of: rule.item)).\(word) \(relation) \(formatG(rule.size + 0))"
        + priorityText(engine.priority(of: handle))
    case .span(let rule): return text(of: rule)
    }
  }

  /// The equation, such as `A.leading == B.leading + 20`, of a constraint that no view holds.
  package func text(of constraint: Constraint) -> String {
    var text = "\(name(of: constraint.first)).\(constraint.firstAttribute.word) == "
    if let second = constraint.second {
      text += "\(name(of: second)).\(constraint.secondAttribute.word)" + offsetText(constraint.constant)
    } else {
      text += formatG(constraint.constant)
    }
    return text
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

  private func text(of rule: SpanRule) -> String {
    let isHorizontal = rule.axis == .horizontal
    let word = isHorizontal ? "width" : "height"
    let part = rule.part == .size ? word : isHorizontal ? "minX" : "minY"
    let subject = "\(name(of: rule.item)).\(part) == "
    guard rule.factor != 0, let container = rule.container else { return subject + formatG(rule.offset + 0) }
    let factor = rule.factor == 1 ? "" : "\(formatG(rule.factor))*"
    return subject + "\(factor)\(name(of: container)).\(word)" + offsetText(rule.offset)
  }

  private func offsetText(_ offset: Double) -> String {
    offset == 0 ? "" : offset > 0 ? " + \(formatG(offset))" : " - \(formatG(-offset))"
  }

  private func priorityText(_ priority: Priority) -> String {
    priority.isRequired ? "" : " @\(formatG(Double(priority.rawValue)))"
  }
}

extension UIView {
  /// The view as the console names it.
  package var loggedName: String { describeItem(self) }
}

extension UILayoutGuide {
  /// The guide as the console names it.
  package var loggedName: String { describeItem(self) }
}
