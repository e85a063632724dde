import AutoLayout

/// The text of constraints in logs. Grammar: `<CLASS:0xADDR ['identifier'] BODY   (active[, names: '|':Class:0xADDR ])>`.
extension NSLayoutConstraint {
  var fullDescription: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let visual = visualBody
    let names = visual?.names.map { ", names: \($0) " } ?? ""
    let body = visual?.text ?? equationBody
    return "<NSLayoutConstraint:0x\(String(address, radix: 16))\(label) \(body)   (\(state)\(names))>"
  }

  /// `A.width == 0.5*B.width + 8 @750`.
  public var equationBody: String {
    var text = "\(describeItem(firstItem)).\(firstAttribute.word) \(relationText) "
    if secondItem != nil {
      if multiplier != 1 { text += "\(formatG(Double(multiplier)))*" }
      text += "\(describeItem(secondItem)).\(secondAttribute.word)"
      if constant > 0 { text += " + \(formatG(Double(constant)))" }
      if constant < 0 { text += " - \(formatG(Double(-constant)))" }
    } else {
      text += formatG(Double(constant))
    }
    if priority != .required { text += " @\(formatG(Double(priority.rawValue)))" }
    return text
  }

  private var relationText: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The visual form, which UIKit uses for spacings written in the positive direction only.
  private var visualBody: (text: String, names: String?)? {
    guard multiplier == 1, let secondItem, let axis = firstAttribute.axis else { return nil }
    let direction = axis == .horizontal ? "H" : "V"
    let number = formatG(Double(constant))
    let distance = hasStandardSpacing ? "NSSpace(\(number))" : number
    let gap = "-(\(relation == .equal ? "" : relationText)\(distance)\(priorityText))-"
    let suffix = firstAttribute.isAbsoluteHorizontalEdge ? "(LTR)" : ""
    let view = firstItem as? UIView
    let other = secondItem as? UIView
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.top, .top), (.left, .left):
      guard let view, let other, view.superview === other else { return nil }
      return ("\(direction):|\(gap)[\(describeItem(view))]\(suffix)", "'|':\(describeItem(other))")
    case (.trailing, .trailing), (.bottom, .bottom), (.right, .right):
      guard let view, let other, other.superview === view else { return nil }
      return ("\(direction):[\(describeItem(other))]\(gap)|\(suffix)", "'|':\(describeItem(view))")
    case (.leading, .trailing), (.top, .bottom), (.left, .right):
      guard view?.superview !== other || view == nil else { return nil }
      return ("\(direction):[\(describeItem(secondItem))]\(gap)[\(describeItem(firstItem))]\(suffix)", nil)
    default:
      return nil
    }
  }

  private var priorityText: String { priority == .required ? "" : "@\(formatG(Double(priority.rawValue)))" }
}

/// `Class:0xADDR'title'`, as the console names a view or a guide.
@MainActor
func describeItem(_ item: AnyObject?) -> String {
  switch item {
  case let view as UIView:
    if let name = view.accessibilityIdentifier { return name.count > 25 ? name.prefix(25) + "..." : name }
    let title = view.logTitle.map { "'\($0.count > 25 ? $0.prefix(25) + "..." : $0)'" } ?? ""
    return "\(view.logClassName):0x\(String(view.address, radix: 16))\(title)"
  case let guide as UILayoutGuide:
    return "\(type(of: guide)):0x\(String(guide.address, radix: 16))'\(guide.identifier)'"
  default:
    return "nil"
  }
}

/// C's `%g`: six significant digits, no trailing zeros.
func formatG(_ value: Double) -> String { String(format: "%g", value) }
