import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds required constraints that cannot be satisfied together.
struct ConflictingConstraintsRule: LayoutRule {
  static let description = RuleDescription(
    "conflicting_constraints", "Conflicting Constraints",
    summary: "Required constraints conflict, and iOS breaks one of these constraints at run time.",
    page: .guide("ConflictingLayouts"),
    rationale: """
      When iOS breaks a constraint, the screen looks different from the design. The console shows the message "Unable to simultaneously \
      satisfy constraints". Lower the priority of one of the constraints, change the constraint to an inequality, or remove the constraint.
      """,
    severity: .error)

  static let experiments: RuleExperiments = [.threshold, .repairs]
  static let holdsOnCanvas = true

  func violations(in scene: LaidOutScene) -> [Violation] {
    let conflicts = scene.report.conflicts
    let repeated = Dictionary(grouping: conflicts.filter { $0.repeats != nil }) { $0.repeats ?? 0 }
    return conflicts.enumerated().compactMap { index, conflict in
      guard conflict.repeats == nil, !conflict.hidesView else { return nil }
      return conflict.violation(in: scene, repeated: repeated[index] ?? [])
    }
  }
}

extension ConflictReport {
  /// Whether a stack view's rule that a hidden view takes no room is one of the members.
  var hidesView: Bool { members.contains { $0.mention.kind == .hiding } }

  /// The violation that Xcode and iOS call unsatisfiable constraints. `repeated` are conflicts with the same cause.
  func violation(in scene: LaidOutScene, repeated: [ConflictReport]) -> Violation {
    let document = scene.document
    let broken = brokenID.flatMap { document.constraint($0) }
    let texts = tellingMembers(in: document).map { $0.text(in: document) }
    var message: FindingMessage = "iOS breaks a constraint"
    if let first = texts.first { message = "iOS breaks \(first)\(missedSize(in: scene))" }
    for (index, other) in texts.dropFirst().prefix(4).enumerated() {
      message = "\(message)\(index == 0 ? ", which conflicts with " : "; ")\(other)"
    }
    if texts.count > 5 {
      message = "\(message) and \(texts.count - 5) more \(texts.count == 6 ? "constraint" : "constraints")"
    }
    if !repeated.isEmpty { message = "\(message). iOS breaks \(repeated.count) more constraints for the same reason" }
    let members = constraintIDs.compactMap { document.constraint($0) }
    let view = viewID.flatMap { document.view($0) }
    let ids = constraintIDs + repeated.compactMap(\.brokenID)
    let involvesRoot = self.members.contains {
      $0.constraintID == nil && $0.quantity != nil && $0.viewID == scene.views.first?.report.id
    }
    var violation = Violation(
      message,
      at: (broken ?? members.first)?.position ?? view?.element.position ?? document.document.root.position,
      elementID: brokenID ?? members.first?.id ?? view?.element.id,
      identity: (constraintIDs.sorted() + [brokenID ?? viewID ?? ""]).joined(separator: " "),
      cause: Set(ids), shape: shape(in: document),
      details: self.message.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { String(Substring($0)) })
    violation.followsSizeOfRoot = involvesRoot
    violation.condition = condition(in: scene)
    if involvesRoot, let root = scene.views.first?.element?.element, document.givesNoSize(to: root) {
      violation.condition = Violation.openSize
    }
    return violation
  }

  /// The members, the broken one first, then those that say most of what contradicts it: sizes and ratios, then distances, and last
  /// edges that are the same, of which a long chain has the most.
  private func tellingMembers(in document: LintedDocument) -> [Member] {
    func rank(_ member: Member) -> Int {
      guard let constraint = member.constraintID.flatMap({ document.constraint($0) }) else {
        return member.quantity == nil || member.mention.kind == .autoresizingMask ? 2 : 0
      }
      if constraint.firstAttribute == .width || constraint.firstAttribute == .height { return 0 }
      return constraint.constant ?? 0 == 0 && !constraint.isSymbolic ? 2 : 1
    }
    let others = members.dropFirst().enumerated().map { (rank: rank($1), offset: $0, member: $1) }
    return members.prefix(1) + others.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.member)
  }

  /// ` (expected height: 434 points, actual height: 250)`: what the broken member asks for, and what the others leave it; empty where it is about no size.
  private func missedSize(in scene: LaidOutScene) -> FindingMessage {
    guard let member = members.first, let (view, axis, wanted, relation) = size(member, in: scene) else { return "" }
    let present = axis == .horizontal ? view.frame.width : view.frame.height
    guard abs(wanted - present) >= 0.5 else { return "" }
    let limit =
      switch relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    let dimension = axis == .horizontal ? "width" : "height"
    return " (expected \(dimension): \(limit)\(amount: wanted) points, actual \(dimension): \(amount: present))"
  }

  /// The view whose size the member is about, and which one it asks for; nil for a place.
  private func size(_ member: Member, in scene: LaidOutScene) -> (LaidOutView, Axis, Double, Relation)? {
    guard let constraint = member.constraintID.flatMap({ scene.document.constraint($0) }) else {
      guard let view = member.viewID.flatMap({ scene.view($0) }), let value = member.value else { return nil }
      let relation: Relation =
        switch member.mention.kind {
        case .compressionResistance: .greaterThanOrEqual
        case .contentHugging: .lessThanOrEqual
        default: .equal
        }
      switch member.quantity {
      case "width": return (view, .horizontal, value, relation)
      case "height": return (view, .vertical, value, relation)
      default: return nil
      }
    }
    guard constraint.firstAttribute == .width || constraint.firstAttribute == .height,
      let view = scene.view(constraint.firstItem ?? constraint.ownerID)
    else { return nil }
    let constant = member.value ?? constraint.constant ?? 0
    let axis: Axis = constraint.firstAttribute == .width ? .horizontal : .vertical
    guard let attribute = constraint.secondAttribute else { return (view, axis, constant, constraint.relation) }
    guard let other = scene.view(constraint.secondItem ?? constraint.ownerID),
      attribute == .width || attribute == .height
    else { return nil }
    let length = attribute == .width ? other.frame.width : other.frame.height
    return (view, axis, constraint.multiplier * length + constant, constraint.relation)
  }

  /// The axes of the members; none for a conflict without a constraint of the document.
  func axes(in document: LintedDocument) -> [Axis] {
    constraintIDs.compactMap { document.constraint($0)?.firstAttribute.axis }
  }

  /// What the program or UIKit decides of the members.
  private func condition(in scene: LaidOutScene) -> String? {
    let document = scene.document
    if constraintIDs.contains(where: { !document.outletNames(of: $0).isEmpty }) {
      return "the app's code can change a constraint through an outlet"
    }
    if members.contains(where: { member in
      member.constraintID == nil && member.viewID.flatMap { scene.view($0) }?.isPlacedByUIKit(in: scene) ?? false
    }) {
      return "the bar sets the size of the bar item"
    }
    if members.contains(where: { member in
      member.constraintID == nil && member.viewID.flatMap { document.view($0) }.map(document.sizesItself) ?? false
    }) {
      return "the cell is self-sizing"
    }
    let wide = members.compactMap { member in
      member.mention.kind == .compressionResistance && member.quantity == "width"
        ? member.viewID.flatMap { document.view($0)?.element } : nil
    }
    if wide.contains(where: { LabelElement($0.element).map { $0.numberOfLines != 1 } ?? false }) {
      return "iOS may wrap the text onto several lines"
    }
    guard axes(in: document).contains(.vertical) else { return nil }
    // Nobody published where iOS has it.
    let hasUnknownBaseline = members.compactMap { $0.viewID.flatMap { document.view($0)?.element } }.contains { view in
      let alignment = StackViewElement(view.element)?.alignment
      return (alignment == .firstBaseline || alignment == .lastBaseline)
        && view.subviews.contains { $0.kind == .button && ($0.shownText ?? "").isEmpty }
    }
    return hasUnknownBaseline ? "the baseline of a button without a title is unknown" : nil
  }

  /// The constraints without the names of their views: twelve keys with the same mistake have one shape.
  private func shape(in document: LintedDocument) -> String? {
    let shapes = members.map { member in
      guard let constraint = member.constraintID.flatMap({ document.constraint($0) }) else {
        return
          "\(member.mention.kind.rawValue) \(member.mention.priority) \(member.viewID.map { kind(of: $0, document) } ?? "")"
      }
      return document.shape(of: constraint)
    }
    return shapes.isEmpty ? nil : shapes.sorted().joined(separator: "; ")
  }

  private func kind(of id: String, _ document: LintedDocument) -> String { document.view(id)?.element.tag ?? "" }
}

extension ConflictReport.Member {
  /// The member as messages name it: a constraint of the document as an equation, the wish of a view in words.
  fileprivate func text(in document: LintedDocument) -> FindingMessage {
    if let constraint = constraintID.flatMap({ document.constraint($0) }) {
      return FindingMessage(document.text(of: constraint, constant: value, priority: mention.priority))
    }
    guard let id = viewID, let view = document.view(id)?.element else { return FindingMessage("\(mention)") }
    let name = document.name(of: view)
    guard let quantity, let value else {
      return mention.kind == .hiding
        ? "the stack view that hides \"\(name)\""
        : "a constraint of the stack view \"\(name)\": \(mention.text.withTypographicSigns)"
    }
    switch mention.kind {
    case .contentHugging: return "the content hugging of \"\(name)\" (maximum \(quantity): \(amount: value))"
    case .compressionResistance:
      return "the compression resistance of \"\(name)\" (minimum \(quantity): \(amount: value))"
    case .autoresizingMask: return "the \(quantity) from the autoresizing mask of \"\(name)\""
    default: return "the \(quantity) of \"\(name)\" (\(amount: value))"
    }
  }
}

extension String {
  /// An equation of the console with the signs of messages: `A.top = B.top`.
  fileprivate var withTypographicSigns: String {
    replacing(" == ", with: " = ").replacing(" <= ", with: " ≤ ").replacing(" >= ", with: " ≥ ")
  }
}

extension LintedDocument {
  /// Whether the size of a xib's root is only that of its drawing: no controller shows it, and the program puts it somewhere with
  /// constraints of its own, or in a frame that it fills.
  fileprivate func givesNoSize(to root: ViewElement) -> Bool {
    document.kind == .xib && root.kind != .tableViewCell && !isViewOfController(root.id)
      && (!root.translatesAutoresizingMaskIntoConstraints
        || !root.autoresizing.isDisjoint(with: [.flexibleWidth, .flexibleHeight]))
  }
}
