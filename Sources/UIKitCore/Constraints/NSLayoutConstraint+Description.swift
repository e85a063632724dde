import AutoLayout
import Geometry

/// The text of constraints in logs. Grammar:
/// `<CLASS:0xADDR ['identifier'] BODY   (active[, names: NAME:0xADDR, '|':Class:0xADDR ])>`.
extension NSLayoutConstraint {
  var fullDescription: String {
    let label = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    let visual = visualBody
    let names = namesText(visual)
    return "<\(logName):0x\(String(address, radix: 16))\(label) \(visual?.text ?? equationBody)   (\(state)\(names))>"
  }

  /// The class in the log. iOS has a class of its own for the system's spacing between lines of text.
  private var logName: String {
    let isBelow = symbolicSpacing == .anchor && firstAttribute.engine.axis == .vertical
    return isBelow ? "_UISystemBaselineConstraint" : logClassName(of: type(of: self))
  }

  /// `A.width == 0.5*B.width + 8 @750`.
  public var equationBody: String { equation { ItemName(describeItem($0)) }.text(.console) }

  /// What the constraint says, with the names that the closure gives its items.
  package func equation(_ name: (AnyObject?) -> ItemName) -> ConstraintEquation {
    func side(_ item: AnyObject?, _ attribute: Attribute, _ distance: LayoutDistance?) -> ConstraintEquation.Side {
      guard let distance else { return .place(.init(name(item), attribute.engine.word)) }
      return .distance(
        start: .init(name(distance.startItem), distance.start.engine.word),
        end: .init(name(distance.endItem), distance.end.engine.word))
    }
    return ConstraintEquation(
      side(firstItem, firstAttribute, firstDistance), relation.engine,
      hasSecondSide ? side(secondItem, secondAttribute, secondDistance) : nil, multiplier: Double(multiplier),
      constant: symbolicSpacing.flatMap { hasSecondSide ? .symbolic($0.rawValue, Double(constant)) : nil }
        ?? .number(Double(constant)),
      priority: Double(priority.rawValue))
  }

  private typealias VisualBody = (text: String, container: UIView?)

  /// The constraint in the visual format, and the view that `|` stands for in it. UIKit uses the format only for
  /// spacings measured in the positive direction; for all other constraints this is nil.
  private var visualBody: VisualBody? {
    guard multiplier == 1, let firstItem, let secondItem, let axis = firstAttribute.engine.axis else { return nil }
    let direction = axis == .horizontal ? "H" : "V"
    let suffix = firstAttribute.engine.isAbsoluteHorizontalEdge ? "(LTR)" : ""
    let first = "[\(describeItem(firstItem))]"
    let second = "[\(describeItem(secondItem))]"
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.top, .top), (.left, .left):
      guard let container = container(of: firstItem), container === secondItem else { return nil }
      return ("\(direction):|\(gapText)\(first)\(suffix)", container)
    case (.trailing, .trailing), (.bottom, .bottom), (.right, .right):
      guard let container = container(of: secondItem), container === firstItem else { return nil }
      return ("\(direction):\(second)\(gapText)|\(suffix)", container)
    case (.leading, .trailing), (.top, .bottom), (.left, .right):
      // Only neighbors have this form. A distance from a container's far edge to a view inside it has none.
      guard container(of: firstItem) !== secondItem, container(of: secondItem) !== firstItem else { return nil }
      return ("\(direction):\(second)\(gapText)\(first)\(suffix)", nil)
    default:
      return nil
    }
  }

  private var gapText: String {
    let number = significantDigits(Double(constant))
    let amount = symbolicSpacing.map { "\($0.rawValue)(\(number))" } ?? number
    let strength = priority == .required ? "" : "@\(significantDigits(Double(priority.rawValue)))"
    return "-(\(relation == .equal ? "" : relation.engine.sign)\(amount)\(strength))-"
  }

  private func container(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// The addresses of views that the body calls by name, then that of the container:
  /// `, names: NAME:0xADDR, '|':Class:0xADDR `. Empty if there are none.
  private func namesText(_ visual: VisualBody?) -> String {
    var names: [String] = []
    let container = visual?.container
    // The second item comes first in `[second]-[first]`; the container is `|`, wherever it stands.
    let items: [AnyObject] =
      if let container {
        self.items.filter { $0 !== container } + [container]
      } else {
        visual == nil ? self.items : self.items.reversed()
      }
    for case let view as UIView in items where view.accessibilityIdentifier != nil {
      let name = describeNamed(view)
      if !names.contains(name) { names.append(name) }
    }
    if let container { names.append("'|':\(describeNamed(container))") }
    return names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
  }
}

/// The console's name of a view or guide: its accessibility identifier if it has one, else `Class:0xADDR'title'`.
@MainActor
func describeItem(_ item: AnyObject?) -> String {
  switch item {
  case let view as UIView:
    if let name = view.accessibilityIdentifier { return shortened(name) }
    let title = view.logTitle.map { "'\(shortened($0))'" } ?? ""
    return "\(view.logClassName):0x\(String(view.address, radix: 16))\(title)"
  case let guide as UILayoutGuide:
    return "\(logClassName(of: type(of: guide))):0x\(String(guide.address, radix: 16))'\(guide.identifier)'"
  default:
    return "(null)"
  }
}

/// The same, but with the address even if the view has an accessibility identifier.
@MainActor
private func describeNamed(_ view: UIView) -> String {
  let item = describeItem(view)
  return view.accessibilityIdentifier == nil ? item : "\(item):0x\(String(view.address, radix: 16))"
}

/// Logs cut titles and names after 25 characters.
private func shortened(_ text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }

/// The name of a class in logs, with its module unless that is UIKit. To ask the runtime costs as much as the rest of a line.
@MainActor
func logClassName(of type: Any.Type) -> String {
  let id = ObjectIdentifier(type)
  if let known = logClassNames[id] { return known }
  let module = String(reflecting: type).prefix { $0 != "." }
  let name = String(describing: type)
  let result = ClassOrigin.modules.contains(module) ? name : "\(module).\(name)"
  logClassNames[id] = result
  return result
}

@MainActor
private var logClassNames: [ObjectIdentifier: String] = [:]
