import AutoLayout

@testable import UIKit

/// A view that says of itself what a fixture wants it to say.
final class FixtureView: UIView {
  var intrinsic = CGSize(width: -1, height: -1)
  var alignmentInsets = UIEdgeInsets.zero
  var baselines = (first: Baseline.bottom, last: Baseline.bottom)

  override var intrinsicContentSize: CGSize { intrinsic }
  override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  override var firstBaseline: Baseline { baselines.first }
  override var lastBaseline: Baseline { baselines.last }
}

/// The tree of one case, built, laid out and changed by its steps.
@MainActor
final class LayoutFixtureStage {
  let layoutCase: LayoutCase
  let root: UIView
  private(set) var items: [String: AnyObject] = [:]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  private(set) var allConstraints: [NSLayoutConstraint] = []
  /// Holds the root's controller.
  private var controller: UIViewController?

  init(_ layoutCase: LayoutCase) throws {
    self.layoutCase = layoutCase
    let size = layoutCase.built ?? layoutCase.screen
    root = FixtureView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    items["root"] = root
    if let insets = layoutCase.safeArea {
      let controller = UIViewController()
      controller.view = root
      controller.simulatedSafeAreaInsets = UIEdgeInsets(insets)
      self.controller = controller
    }
    try addNodes()
    for equation in layoutCase.constraints { try add(equation) }
  }

  func error(_ line: Int, _ problem: String) -> LayoutFixtureError {
    LayoutFixtureError(file: layoutCase.name, line: line, problem: problem)
  }

  /// Lays out, and lays out again after every change.
  func run() throws {
    root.layoutIfNeeded()
    if layoutCase.built != nil {
      root.frame.size = CGSize(width: layoutCase.screen.width, height: layoutCase.screen.height)
      root.layoutIfNeeded()
    }
    for step in layoutCase.steps {
      try apply(step)
      root.layoutIfNeeded()
    }
  }

  // MARK: Tree

  private func addNodes() throws {
    var path: [UIView] = [root]
    for node in layoutCase.nodes {
      if node.name == "root" {
        try configure(root, node)
        continue
      }
      guard node.depth < path.count else { throw error(node.line, "\(node.name) is indented too far") }
      guard items[node.name] == nil else { throw error(node.line, "two items called \(node.name)") }
      path.removeLast(path.count - node.depth - 1)
      let superview = path[node.depth]
      if node.kind == .guide {
        let guide = UILayoutGuide()
        superview.addLayoutGuide(guide)
        items[node.name] = guide
        continue
      }
      let view = makeView(node.kind)
      view.accessibilityIdentifier = node.name
      superview.addSubview(view)
      items[node.name] = view
      view.translatesAutoresizingMaskIntoConstraints = node.attributes.contains { $0.key == "frame" }
      try configure(view, node)
      path.append(view)
    }
  }

  private func makeView(_ kind: LayoutCase.Node.Kind) -> UIView {
    switch kind {
    case .scrollView: UIScrollView()
    case .label: UILabel()
    default: FixtureView()
    }
  }

  private func configure(_ view: UIView, _ node: LayoutCase.Node) throws {
    for (key, value) in node.attributes { try set(key, value, of: view, node) }
  }

  private func set(_ key: String, _ value: String, of view: UIView, _ node: LayoutCase.Node) throws {
    func numbers(_ count: Int) throws -> [Double] {
      let values = value.split { $0 == "," || $0 == "x" }.compactMap { quotient(String($0)) }
      guard values.count == count else { throw error(node.line, "\(key) needs \(count) numbers, not `\(value)`") }
      return values
    }
    switch key {
    case "frame":
      let n = try numbers(4)
      view.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case "size":
      let n = try numbers(2)
      for (anchor, constant) in [(view.widthAnchor, n[0]), (view.heightAnchor, n[1])] {
        keep(anchor.constraint(equalToConstant: constant), node.name)
      }
    case "hugging":
      for (axis, number) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], try numbers(2)) {
        view.setContentHuggingPriority(UILayoutPriority(Float(number)), for: axis)
      }
    case "resistance":
      for (axis, number) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], try numbers(2)) {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(number)), for: axis)
      }
    case "margins": view.layoutMargins = UIEdgeInsets(try numbers(4))
    case "directional-margins":
      let n = try numbers(4)
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    case "mask": view.autoresizingMask = try mask(value, node)
    case "preserves": view.preservesSuperviewLayoutMargins = value == "yes"
    case "inset-by-safe-area": view.insetsLayoutMarginsFromSafeArea = value == "yes"
    case "respects-minimum": controller?.viewRespectsSystemMinimumLayoutMargins = value == "yes"
    case "tamic": view.translatesAutoresizingMaskIntoConstraints = value == "yes"
    case "hidden": view.isHidden = value == "yes"
    case "offset":
      let n = try numbers(2)
      (view as? UIScrollView)?.contentOffset = CGPoint(x: n[0], y: n[1])
    case "semantic": try setSemantic(value, of: view, node)
    case "text", "lines", "font":
      guard let label = view as? UILabel else { throw error(node.line, "only a Label has \(key)") }
      if key == "text" { label.text = value.replacingOccurrences(of: "_", with: " ") }
      if key == "lines" { label.numberOfLines = Int(value) ?? 1 }
      if key == "font" { label.font = .systemFont(ofSize: try numbers(1)[0]) }
    case "intrinsic", "alignment", "baselines":
      guard let view = view as? FixtureView else { throw error(node.line, "only a View has \(key)") }
      try setContent(key, try numbers(key == "alignment" ? 4 : 2), of: view)
    default: throw error(node.line, "unknown attribute \(key)")
    }
  }

  private func setContent(_ key: String, _ n: [Double], of view: FixtureView) throws {
    switch key {
    case "intrinsic": view.intrinsic = CGSize(width: n[0], height: n[1])
    case "alignment": view.alignmentInsets = UIEdgeInsets(n)
    // The first below the top, the last above the bottom.
    default: view.baselines = (Baseline(heightFactor: 0, offset: n[0]), Baseline(heightFactor: 1, offset: -n[1]))
    }
  }

  private func setSemantic(_ value: String, of view: UIView, _ node: LayoutCase.Node) throws {
    let names: [String: UISemanticContentAttribute] = [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "ltr": .forceLeftToRight,
      "rtl": .forceRightToLeft,
    ]
    guard let attribute = names[value] else { throw error(node.line, "unknown semantic \(value)") }
    view.semanticContentAttribute = attribute
  }

  /// `L`, `W`, `R`, `T`, `H`, `B`: what may flex.
  private func mask(_ letters: String, _ node: LayoutCase.Node) throws -> UIView.AutoresizingMask {
    let parts: [Character: UIView.AutoresizingMask] = [
      "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin, "T": .flexibleTopMargin,
      "H": .flexibleHeight, "B": .flexibleBottomMargin, "0": [],
    ]
    return try letters.reduce(into: []) { mask, letter in
      guard let part = parts[letter] else { throw error(node.line, "no part of a mask: \(letter)") }
      mask.formUnion(part)
    }
  }

  // MARK: Constraints

  private func keep(_ constraint: NSLayoutConstraint, _ id: String?) {
    constraint.isActive = true
    allConstraints.append(constraint)
    if let id { constraints[id] = constraint }
  }

  private func add(_ equation: LayoutCase.Equation) throws {
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[equation.relation] else {
      throw error(equation.line, "no relation: \(equation.relation)")
    }
    let constraint = NSLayoutConstraint(
      item: try item(equation.first, equation.line), attribute: try attribute(equation.first, equation.line),
      relatedBy: relation, toItem: try equation.second.map { try item($0, equation.line) },
      attribute: try equation.second.map { try attribute($0, equation.line) } ?? .notAnAttribute,
      multiplier: CGFloat(equation.multiplier), constant: CGFloat(equation.constant))
    constraint.identifier = equation.id
    if let priority = equation.priority { constraint.priority = UILayoutPriority(priority) }
    keep(constraint, equation.id)
  }

  private func attribute(_ operand: LayoutCase.Operand, _ line: Int) throws -> NSLayoutConstraint.Attribute {
    guard let attribute = NSLayoutConstraint.Attribute(word: operand.attribute) else {
      throw error(line, "no attribute: \(operand.attribute)")
    }
    return attribute
  }

  private func item(_ operand: LayoutCase.Operand, _ line: Int) throws -> AnyObject {
    guard let object = items[operand.item] else { throw error(line, "no item called \(operand.item)") }
    guard let name = operand.guide else { return object }
    guard let view = object as? UIView, let guide = guide(name, of: view) else {
      throw error(line, "\(operand.item) has no guide \(name)")
    }
    return guide
  }

  private func guide(_ name: String, of view: UIView) -> UILayoutGuide? {
    switch name {
    case "safeArea": view.safeAreaLayoutGuide
    case "margins": view.layoutMarginsGuide
    case "readable": view.readableContentGuide
    case "content": (view as? UIScrollView)?.contentLayoutGuide
    case "frame": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Where a view or a guide (`root.margins`) lies in its superview, or owner.
  func frame(of name: String, _ line: Int) throws -> CGRect {
    let parts = name.split(separator: ".").map(String.init)
    let operand = LayoutCase.Operand(item: parts[0], guide: parts.count > 1 ? parts[1] : nil, attribute: "")
    if operand.guide == "contentSize", let view = items[operand.item] as? UIScrollView {
      return CGRect(origin: .zero, size: view.contentSize)
    }
    let object = try item(operand, line)
    return (object as? UIView)?.frame ?? (object as? UILayoutGuide)?.layoutFrame ?? .zero
  }

  // MARK: Steps

  private func apply(_ step: LayoutCase.Step) throws {
    let name = step.words[0]
    let numbers = step.words.dropFirst().joined(separator: " ").split { $0 == " " || $0 == "," || $0 == "x" }
      .compactMap { quotient(String($0)) }
    if let view = items[name] as? UIView {
      switch (step.verb, numbers.count) {
      case ("remove", 0): view.removeFromSuperview()
      case ("hide", 0): view.isHidden = true
      case ("frame", 4): view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      case ("fit", 0): view.sizeToFit()
      case ("resize", 2): view.frame.size = CGSize(width: numbers[0], height: numbers[1])
      case ("move", _) where step.words.count == 2:
        guard let target = items[step.words[1]] as? UIView else { throw error(step.line, "no view \(step.words[1])") }
        target.addSubview(view)
      case ("set", 0) where step.words.count == 2, ("set", _) where step.words.count == 2:
        let parts = step.words[1].split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw error(step.line, "set name key=value") }
        let node = LayoutCase.Node(line: step.line, depth: 0, name: name, kind: .view, attributes: [])
        try set(parts[0], parts[1], of: view, node)
        if parts[0] == "intrinsic" { view.invalidateIntrinsicContentSize() }
      default: throw error(step.line, "no step: \(step.verb) \(step.words.joined(separator: " "))")
      }
      return
    }
    guard let constraint = constraints[name] else { throw error(step.line, "nothing called \(name)") }
    switch (step.verb, numbers.count) {
    case ("constant", 1): constraint.constant = CGFloat(numbers[0])
    case ("priority", 1): constraint.priority = UILayoutPriority(Float(numbers[0]))
    case ("deactivate", 0): constraint.isActive = false
    case ("activate", 0): constraint.isActive = true
    default: throw error(step.line, "no step: \(step.verb) \(step.words.joined(separator: " "))")
    }
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom, right.
  fileprivate init(_ n: [Double]) { self.init(top: n[0], left: n[1], bottom: n[2], right: n[3]) }
}
