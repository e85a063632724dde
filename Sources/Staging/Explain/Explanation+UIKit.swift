import AutoLayout
import LayoutReports
import UIKitCore

extension Explanation {
  /// Why an attribute of a view or layout guide is what it is; the tree is laid out first. The height of a row that sizes
  /// itself is explained by its content.
  ///
  /// Nil if the item is in no tree, or is a guide that no constraint mentions. For debugging: costs a solve of the tree for each
  /// constraint that does not hold.
  @MainActor
  public init?(of item: some LayoutAnchoring, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(ofObject: item, attribute)
  }

  @MainActor
  init?(ofObject object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, names: TreeNames = .console) {
    guard let view = (object as? UIView) ?? (object as? UILayoutGuide)?.owningView,
      let tree = LaidOutTree(of: view, names: names)?.lettingContentDecideRow(around: view),
      let id = tree.item(of: object, attribute),
      let axis = attribute.engine.axis,
      let dependence = tree.engine.dependence(of: id, attribute.engine)
    else { return nil }
    let dissents = tree.engine.dissent(about: id, attribute.engine)
    // Those about the item itself before those that only reach it, the strongest of each first.
    let ranks = dissents.enumerated().map { index, dissent in
      (tree.engine.mentions(dissent.handle, id) ? 0 : 1, -tree.engine.priority(of: dissent.handle).rawValue, index)
    }
    self.init(
      item: tree.name(of: id), attribute: attribute.engine.word, value: dependence.value,
      steps: dependence.influences.map { Step($0, in: tree) },
      rests: dependence.stays.map {
        Rest(quantity: "\(tree.name(of: $0.item)).\($0.quantity.plainWord)", share: $0.share, isLeast: $0.isLeast)
      },
      offset: dependence.offset, dissenters: ranks.sorted { $0 < $1 }.map { Dissenter(dissents[$0.2], in: tree) },
      limits: tree.engine.room(about: id, axis).map { Limit(constraint: tree.mention($0.handle), slack: $0.slack) },
      freedom: tree.engine.freedom(of: id, attribute.engine),
      diagnostics: view.layoutDiagnostics.map(ReportDiagnostic.init))
  }
}

extension UIView {
  /// Why an edge, a center or a size of the view is what it is: `label.explain(.leading)`.
  public func explain(_ attribute: NSLayoutConstraint.Attribute) -> Explanation? { Explanation(of: self, attribute) }
}

extension UILayoutGuide {
  /// Why an edge, a center or a size of the guide is what it is.
  public func explain(_ attribute: NSLayoutConstraint.Attribute) -> Explanation? { Explanation(of: self, attribute) }
}

extension NSLayoutAnchor {
  /// Why what the anchor stands for is what it is: `label.leadingAnchor.explain()`. Nil for a distance.
  public func explain() -> Explanation? { item.flatMap { Explanation(ofObject: $0, attribute) } }
}

extension Explanation.Step {
  @MainActor
  fileprivate init(_ influence: Dependence.Influence, in tree: LaidOutTree) {
    let constraint = tree.mention(influence.handle)
    self.init(
      constraint: constraint, share: influence.share, inset: influence.rate * influence.inset,
      constant: tree.engine.constant(of: influence.handle), rate: influence.rate,
      range: constraint.isContent ? nil : influence.range, distance: influence.distance)
  }
}

extension Explanation.Dissenter {
  @MainActor
  fileprivate init(_ dissent: Dissent, in tree: LaidOutTree) {
    self.init(
      constraint: tree.mention(dissent.handle), wanted: tree.engine.constant(of: dissent.handle),
      actual: dissent.actual, valueIfObeyed: dissent.valueIfObeyed, losesTo: dissent.losesTo.map(tree.mention))
  }
}

extension ConstraintMention {
  fileprivate var isContent: Bool { kind == .contentHugging || kind == .compressionResistance }
}

extension Quantity {
  /// The quantity among the attributes' words, which are small.
  var plainWord: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension LaidOutTree {
  package func mention(_ handle: ConstraintHandle) -> ConstraintMention {
    let constraint = constraint(handle)
    return ConstraintMention(
      text: text(of: handle), kind: kind(of: handle, constraint),
      priority: Double(engine.priority(of: handle).rawValue),
      identifier: constraint?.identifier ?? constraint?.interfaceBuilderID,
      place: constraint.flatMap { place(of: $0) })
  }

  private func kind(of handle: ConstraintHandle, _ constraint: NSLayoutConstraint?) -> ConstraintMention.Kind {
    switch engine.definition(of: handle) {
    case .relation: constraint?.hidesArrangedView ?? false ? .hiding : .constraint
    case .wish(let rule): rule.relation == .lessThanOrEqual ? .contentHugging : .compressionResistance
    case .span(let rule): rule.container == nil ? .imposed : .autoresizingMask
    }
  }
}
