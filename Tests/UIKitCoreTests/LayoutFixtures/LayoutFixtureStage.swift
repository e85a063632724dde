import AutoLayout

@testable import UIKitCore

/// A view that says of itself what a fixture wants it to say.
final class FixtureView: UIView {
  var intrinsic = CGSize(width: -1, height: -1)
  var alignmentInsets = UIEdgeInsets.zero
  var baselines = (first: TextBaseline.bottom, last: TextBaseline.bottom)

  override var intrinsicContentSize: CGSize { intrinsic }
  override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
  override var firstBaseline: TextBaseline { baselines.first }
  override var lastBaseline: TextBaseline { baselines.last }
}

/// The tree of one case, built, laid out and changed by its steps.
@MainActor
final class LayoutFixtureStage {
  let layoutCase: LayoutCase
  let root: UIView
  private(set) var items: [String: AnyObject] = [:]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  private(set) var allConstraints: [NSLayoutConstraint] = []
  /// The root's.
  private(set) var controller: UIViewController?
  /// Holds the containers that the case asks for.
  private var window: UIWindow?
  /// By table or collection view.
  private(set) var sources: [ObjectIdentifier: FixtureSource] = [:]

  init(_ layoutCase: LayoutCase) throws {
    self.layoutCase = layoutCase
    let size = layoutCase.built ?? layoutCase.screen
    root = FixtureView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    items["root"] = root
    addController()
    try addNodes()
    for equation in layoutCase.constraints { try add(equation) }
  }

  func error(_ line: Int, _ problem: String) -> LayoutFixtureError {
    LayoutFixtureError(file: layoutCase.name, line: line, problem: problem)
  }

  /// Lays out, and lays out again after every change.
  func run() throws {
    (window ?? root).layoutIfNeeded()
    if layoutCase.built != nil {
      root.frame.size = CGSize(width: layoutCase.screen.width, height: layoutCase.screen.height)
      root.layoutIfNeeded()
    }
    for step in layoutCase.steps {
      try apply(step)
      root.layoutIfNeeded()
    }
  }

  // MARK: Surroundings

  /// A safe area makes the root a controller's view, containers put that into a window with the safe area.
  private func addController() {
    guard let safeArea = layoutCase.safeArea else { return }
    let insets = UIEdgeInsets(
      top: CGFloat(safeArea[0]), left: CGFloat(safeArea[1]), bottom: CGFloat(safeArea[2]), right: CGFloat(safeArea[3]))
    let controller = UIViewController()
    controller.view = root
    self.controller = controller
    guard !layoutCase.containers.isEmpty else {
      controller.simulatedSafeAreaInsets = insets
      return
    }
    UIScreen.main.safeAreaInsets = insets
    let window = UIWindow(frame: root.frame)
    window.isHidden = false
    window.rootViewController = layoutCase.containers.reduce(controller, contain)
    self.window = window
  }

  private func contain(_ controller: UIViewController, in container: LayoutCase.Container) -> UIViewController {
    switch container {
    case .navigation, .largeTitle:
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = container == .largeTitle
      return navigation
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return tabs
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
      switch node.kind {
      case .guide:
        let guide = UILayoutGuide()
        superview.addLayoutGuide(guide)
        items[node.name] = guide
      case .section:
        try addSection(node, of: superview)
        path.append(superview)
      default:
        let view = try makeView(node)
        view.accessibilityIdentifier = node.name
        items[node.name] = view
        try put(view, node, into: superview)
        try configure(view, node)
        path.append((view as? UITableViewCell)?.contentView ?? view)
      }
    }
  }

  /// Views of a stack view are arranged, cells are the rows of their table.
  private func put(_ view: UIView, _ node: LayoutCase.Node, into superview: UIView) throws {
    if let cell = view as? UITableViewCell {
      guard let source = sources[ObjectIdentifier(superview)] else {
        throw error(node.line, "a Cell needs a TableView")
      }
      source.add(cell)
      return
    }
    if let stack = superview as? UIStackView, !node.attributes.contains(where: { $0 == ("arranged", "no") }) {
      stack.addArrangedSubview(view)
      return
    }
    if !node.attributes.contains(where: { $0.key == "role" }) { superview.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = node.attributes.contains { $0.key == "frame" }
    guard let role = node.attributes.first(where: { $0.key == "role" })?.value else { return }
    guard let table = superview as? UITableView, ["header", "footer"].contains(role) else {
      throw error(node.line, "a role is the header or footer of a TableView")
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    if role == "header" { table.tableHeaderView = view } else { table.tableFooterView = view }
  }

  private func addSection(_ node: LayoutCase.Node, of superview: UIView) throws {
    guard let source = sources[ObjectIdentifier(superview)] else {
      throw error(node.line, "a Section needs a TableView")
    }
    var section = FixtureSource.Section()
    for (key, value) in node.attributes {
      let value = LayoutFixtureValue(key: key, text: value, file: layoutCase.name, line: node.line)
      switch key {
      case "header": section.header = value.words
      case "footer": section.footer = value.words
      default: throw error(node.line, "unknown attribute \(key)")
      }
    }
    source.sections.append(section)
  }

  func keep(_ source: FixtureSource, for view: UIView) { sources[ObjectIdentifier(view)] = source }

  // MARK: Constraints

  func keep(_ constraint: NSLayoutConstraint, _ id: String?) {
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
    guard let attribute = AutoLayout.Attribute(word: operand.attribute) else {
      throw error(line, "no attribute: \(operand.attribute)")
    }
    return NSLayoutConstraint.Attribute(attribute)
  }
}
