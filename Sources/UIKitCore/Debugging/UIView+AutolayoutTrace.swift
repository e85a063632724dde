import AutoLayout
import Geometry

extension UIView {
  /// The view and all views below it, one a line, each with a mark for how it is laid out and its ambiguities, and a
  /// legend. Solves nothing.
  ///
  /// A view of a tree that was not laid out has no mark.
  public func _autolayoutTrace() -> String {
    let lines = traceLines(level: 0).joined(separator: "\n")
    return """

      \(lines)

      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  private func traceLines(level: Int) -> [String] {
    let indent = String(repeating: "|   ", count: level)
    let own = indent + traceMark + describeItem(self) + traceAmbiguity
    let below = subviews.flatMap { $0.traceLines(level: level + 1) }
    let guides = (layoutHost?.guidesInEngine(of: self) ?? []).map { "\(indent)|   *\($0)" }
    return [own] + below + guides
  }

  private var traceMark: String {
    guard let layoutHost else { return "" }
    if layoutHost.root === self { return "•" }
    return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  private var traceAmbiguity: String {
    guard let layoutHost else { return "" }
    let variables = layoutHost.ambiguousVariables(of: self)
    return variables.isEmpty ? "" : "- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
  }
}

extension LayoutHost {
  /// Each of the view's variables that can have more than one value, in the form `UIView:0x….minX{id: 5}`.
  fileprivate func ambiguousVariables(of view: UIView) -> [String] {
    guard let item = entry(view)?.item else { return [] }
    let open = ambiguity(of: view)
    return Quantity.allCases.filter { open.contains($0.ambiguity) }.map { quantity in
      let number = engine.variableNumber(of: item, quantity) ?? 0
      return "\(describeItem(view)).\(quantity.word){id: \(number)}"
    }
  }

  /// The guides of a view that have an item in the engine because a constraint refers to them.
  fileprivate func guidesInEngine(of view: UIView) -> [UILayoutGuide] {
    guides(of: view).filter { table.guides[ObjectIdentifier($0)] != nil }
  }
}

extension UILayoutGuide {
  var fullDescription: String {
    let f = layoutFrame
    let numbers = [f.minX, f.minY, f.width, f.height].map { significantDigits(Double($0)) }
    let owner = owningView.map { "\($0)" } ?? "(null)"
    return "<\(logClassName(of: type(of: self))): 0x\(String(address, radix: 16)) - \"\(identifier)\", "
      + "layoutFrame = {{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }
}
