import AutoLayout
import Geometry

/// A conflict between constraints, with the message that was logged about it.
public struct LoggedConflict {
  /// The text of Apple's console message, without a time stamp.
  ///
  /// It is as long as the conflict. While the log is off it is written when it is first read.
  @MainActor public var message: String { text.value }
  /// The constraint objects of the conflict, in the solver's order. Rules of frames, autoresizing masks and contents
  /// are in the message only.
  public var constraints: [NSLayoutConstraint]
  /// The constraint that was broken; nil if that was a rule of a frame, an autoresizing mask or a content.
  public var broken: NSLayoutConstraint?
  /// All members in the engine of the tree, rules of frames, autoresizing masks and contents among them.
  package let handles: [ConstraintHandle]
  /// The broken one in the engine of the tree.
  package let brokenHandle: ConstraintHandle
  private let text: Text

  /// A text that is written once.
  @MainActor
  private final class Text {
    private let write: () -> String
    lazy var value = write()

    init(_ write: @escaping () -> String) { self.write = write }
  }

  @MainActor
  init(_ report: ConflictReport, in host: LayoutHost) {
    constraints = host.constraints(of: report.constraints)
    broken = host.object(of: report.broken) as? NSLayoutConstraint
    handles = report.constraints
    brokenHandle = report.broken
    text = Text { [weak host] in host?.message(about: report) ?? "" }
  }
}

extension LayoutHost {
  /// Keeps a conflict until the pass ends: a later round, with other safe areas or margins, may resolve it.
  func note(_ report: ConflictReport) {
    if !isFitting { passState.reports.append(report) }
  }

  /// Logs the conflicts of the pass that stand, in the order in which they were found.
  func logStandingConflicts() {
    guard !passState.reports.isEmpty else { return }
    var untold = Set(engine.brokenConstraints)
    // The last report about a constraint says why it is broken now.
    let standing = passState.reports.reversed().filter { untold.remove($0.broken) != nil }
    passState.reports = []
    for report in standing.reversed() { log(report) }
  }

  private func log(_ report: ConflictReport) {
    let conflict = LoggedConflict(report, in: self)
    conflicts.append(conflict)
    if LayoutLog.isOn { LayoutLog.write("[LayoutConstraints] " + conflict.message) }
  }

  /// Apple's text about a conflict.
  fileprivate func message(about report: ConflictReport) -> String {
    let members = withoutNamesakes(report.constraints.filter { object(of: $0) != nil || isContent($0) })
    let sorted = members.map { (description: description(of: $0), place: listPlace(of: $0)) }
      .sorted { $0.place < $1.place }
    let lines = sorted.map(\.description)
    let mentionsMasks = lines.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") }
    return conflictText(lines, broken: description(of: report.broken), mentionsMasks: mentionsMasks)
  }

  /// The sort key of an entry in the list. Entries without an identifier come first; the others are sorted by
  /// identifier, ignoring case, as in 14 of 15 published lists. Entries with one identifier start with the system's
  /// rules, followed by constraints in the order they were made.
  private func listPlace(of handle: ConstraintHandle) -> (String, UInt64, Int32) {
    let constraint = object(of: handle) as? NSLayoutConstraint
    let identifier = constraint == nil ? encapsulatedIdentifier(of: handle) : constraint?.identifier
    return (identifier?.lowercased() ?? "", constraint?.address ?? 0, handle.index)
  }

  /// The identifier of a rule about a frame that is given from outside: that of the root, of the view a window shows, or the size of
  /// a row's content view.
  private func encapsulatedIdentifier(of handle: ConstraintHandle) -> String? {
    guard let view = object(of: handle) as? UIView, case .span(let rule) = engine.definition(of: handle),
      view === root || view === imposedView || rule.part == .size && view.isContentViewOfRow
    else { return nil }
    let horizontal = rule.axis == .horizontal
    let word = rule.part == .size ? (horizontal ? "Width" : "Height") : (horizontal ? "Left" : "Top")
    return "UIView-Encapsulated-Layout-\(word)"
  }

  /// The root view controller's view, if the root is a window.
  var shownView: UIView? { (root as? UIWindow)?.rootViewController?.viewIfLoaded }

  /// The view that lists name in place of the root when the root's size is given from outside: the view a window shows,
  /// or a cell's content view (published logs).
  private var imposedView: UIView? {
    switch root {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    default: shownView
    }
  }

  /// Leaves out the rules of what a list names another view for: of the root where the list has the same rules about the view that the
  /// root shows, and of a row where it has them about the row's content view.
  private func withoutNamesakes(_ members: [ConstraintHandle]) -> [ConstraintHandle] {
    var hidden: [UIView] = []
    for member in members {
      guard let view = object(of: member) as? UIView else { continue }
      if view === imposedView { hidden.append(root) }
      if view.isContentViewOfRow, let row = view.superview { hidden.append(row) }
    }
    guard !hidden.isEmpty else { return members }
    return members.filter { member in !hidden.contains { $0 === object(of: member) } }
  }

  /// The length that a rule about the shown view amounts to, such as `320`, where the rule itself refers to the window.
  private func imposedValue(_ rule: SpanRule) -> Double {
    let size = rule.container.map { engine.frame(of: $0) }
    let length = size.map { rule.axis == .horizontal ? $0.width : $0.height } ?? 0
    return rule.factor * length + rule.offset
  }

  private func isContent(_ handle: ConstraintHandle) -> Bool {
    if case .wish = engine.definition(of: handle) { return true }
    return false
  }

  func description(of handle: ConstraintHandle) -> String {
    if let constraint = object(of: handle) as? NSLayoutConstraint { return constraint.description }
    let address = String(0x6000_1000_0000 + UInt64(handle.index) * 0x40, radix: 16)
    switch engine.definition(of: handle) {
    case .wish(let rule):
      let view = order.first { entry($0)?.item == rule.item }
      let p = view?.contentPriorities ?? ContentPriorities()
      let word = rule.axis == .horizontal ? "width" : "height"
      let hugging = rule.axis == .horizontal ? p.horizontalHugging : p.verticalHugging
      let resistance = rule.axis == .horizontal ? p.horizontalResistance : p.verticalResistance
      let body = ConstraintEquation(side(view, word), .equal, constant: .number(rule.size)).text(.console)
      return "<NSContentSizeLayoutConstraint:0x\(address) \(body) Hug:\(significantDigits(Double(hugging.rawValue))) "
        + "CompressionResistance:\(significantDigits(Double(resistance.rawValue)))   (active)>"
    case .span(let rule):
      return spanDescription(rule, handle, address)
    case .relation:
      return "<NSLayoutConstraint:0x\(address)>"
    }
  }

  /// `<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& V.minX == 0   (active, names: '|':UIView:0x )>`, or for the
  /// root the size its surroundings impose.
  private func spanDescription(_ rule: SpanRule, _ handle: ConstraintHandle, _ address: String) -> String {
    let view = object(of: handle) as? UIView
    let isSize = rule.part == .size
    let horizontal = rule.axis == .horizontal
    let word = isSize ? (horizontal ? "width" : "height") : (horizontal ? "minX" : "minY")
    let container = view?.superview
    let mask = view?.autoresizingMask ?? []
    let h = maskText(
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let v = maskText(
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    if let identifier = encapsulatedIdentifier(of: handle) {
      // iOS lists positions as constraints of masks, and sizes as plain constraints.
      let start =
        isSize ? "NSLayoutConstraint:0x\(address)" : "NSAutoresizingMaskLayoutConstraint:0x\(address) h=\(h) v=\(v)"
      let names = isSize ? "" : namesText(container)
      let body = ConstraintEquation(side(view, word), .equal, constant: .number(imposedValue(rule))).text(.console)
      return "<\(start) '\(identifier)' \(body)   (active\(names))>"
    }
    let second = rule.factor == 0 ? nil : side(container, horizontal ? "width" : "height")
    let body = ConstraintEquation(
      side(view, word), .equal, second, multiplier: rule.factor, constant: .number(rule.offset)
    ).text(.console)
    let names = isSize ? "" : namesText(container)
    return "<NSAutoresizingMaskLayoutConstraint:0x\(address) h=\(h) v=\(v) \(body)   (active\(names))>"
  }

  private func side(_ view: UIView?, _ attribute: String) -> ConstraintEquation.Side {
    .place(.init(ItemName(describeItem(view)), attribute))
  }

  private func namesText(_ container: UIView?) -> String {
    container.map { ", names: '|':\(describeItem($0)) " } ?? ""
  }

  /// `-` fixed, `&` flexible: margin before, size, margin after; nothing flexible counts as a flexible margin after.
  private func maskText(_ before: Bool, _ size: Bool, _ after: Bool) -> String {
    let isNone = !before && !size && !after
    return (before ? "&" : "-") + (size ? "&" : "-") + (after || isNone ? "&" : "-")
  }

  private func conflictText(_ lines: [String], broken: String, mentionsMasks: Bool) -> String {
    let note =
      mentionsMasks
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
      helpful.
      """
  }
}

extension UIView {
  /// Whether the view holds the content of a row or an item, whose size lists and collections give.
  var isContentViewOfRow: Bool {
    switch outer {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let header as UITableViewHeaderFooterView: header.contentView === self
    default: false
    }
  }

  /// Whether lists and collections give the view its frame.
  var isRow: Bool { self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView }
}
