import Geometry
import InterfaceBuilder
import LayoutReports

/// A document, with lookups for the questions that rules ask. Reading it costs one walk through the document; each question is
/// answered in constant time.
package struct LintedDocument: Sendable {
  /// The document as it was read, before variations of size classes are applied.
  package let document: Document
  /// Every view of every scene, in document order.
  package let views: [LintedView]
  /// Every constraint, in document order.
  package let constraints: [ConstraintElement]
  /// Whether the document has placeholders for constraints or sizes that the program sets.
  package let hasPlaceholders: Bool

  /// The frames that the views get on Interface Builder's canvas, by their ids; empty if the document was not laid out there.
  package var canvasFrames: [String: Rect] = [:]
  /// The ids of the views whose stored frames cannot be what their constraints give, each with those of the views that moved along;
  /// empty if the document was not laid out.
  package var misplacedViews: [String: Set<String>] = [:]

  private let namedIDs: Set<String>
  /// The properties of outlets and outlet collections, by the ids of the objects that they refer to.
  private let outlets: [String: [String]]
  /// What messages call the views, by their ids.
  package let names: [String: String]
  /// Names that several views of a scene have.
  private let sharedNames: Set<SceneName>

  private struct SceneName: Hashable {
    let name: String
    let scene: Int
  }
  private let viewsByID: [String: Int]
  private let guides: [String: (kind: LayoutGuideElement.Kind, owner: Int)]
  private let constraintsByID: [String: Int]
  private let constraintsByItem: [String: [Int]]

  /// Walks through the document once.
  package init(_ document: Document) {
    self.document = document
    var views: [LintedView] = []
    var viewsByID: [String: Int] = [:]
    var guides: [String: (kind: LayoutGuideElement.Kind, owner: Int)] = [:]
    var constraints: [ConstraintElement] = []
    var constraintsByID: [String: Int] = [:]
    var constraintsByItem: [String: [Int]] = [:]
    func add(_ element: ViewElement, _ superview: Int?, _ scene: Int) {
      let index = views.count
      views.append(LintedView(element: element, superview: superview, scene: scene))
      if viewsByID[element.id] == nil { viewsByID[element.id] = index }
      for guide in element.layoutGuides { guides[guide.id] = (guide.kind, index) }
      for constraint in element.constraints {
        let place = constraints.count
        constraints.append(constraint)
        if constraintsByID[constraint.id] == nil { constraintsByID[constraint.id] = place }
        let first = constraint.firstItem ?? constraint.ownerID
        constraintsByItem[first, default: []].append(place)
        guard constraint.secondAttribute != nil else { continue }
        let second = constraint.secondItem ?? constraint.ownerID
        if second != first { constraintsByItem[second, default: []].append(place) }
      }
      for subview in element.subviews { add(subview, index, scene) }
    }
    for (index, scene) in document.scenes.enumerated() {
      for root in scene.allRoots { add(root, nil, index) }
      if let controller = scene.controller, let root = controller.rootView.flatMap({ viewsByID[$0.id] }) {
        for guide in controller.layoutGuides { guides[guide.id] = (guide.kind, root) }
      }
    }
    hasPlaceholders =
      constraints.contains(where: \.isPlaceholder) || views.contains { $0.element.placeholderIntrinsicSize != nil }
    var namedIDs: Set<String> = []
    var outlets: [String: [String]] = [:]
    document.root.forEachInTree { element in
      if let destination = element["destination"] {
        namedIDs.insert(destination)
        if let property = element["property"] { outlets[destination, default: []].append(property) }
      }
      if element.name == "include" || element.name == "exclude", let reference = element["reference"] {
        namedIDs.insert(reference)
      }
    }
    self.namedIDs = namedIDs
    self.outlets = outlets
    var counts: [SceneName: Int] = [:]
    for view in views {
      counts[SceneName(name: view.element.displayName.shortenedName, scene: view.scene), default: 0] += 1
    }
    let shared = Set(counts.filter { $0.value > 1 }.keys)
    counts = [:]
    var names: [String: String] = [:]
    for view in views where names[view.element.id] == nil {
      let name = SceneName(name: view.element.displayName.shortenedName, scene: view.scene)
      counts[name, default: 0] += 1
      let isPlain = view.element.role == .root || !shared.contains(name)
      names[view.element.id] = isPlain ? name.name : "\(name.name) #\(counts[name] ?? 1)"
    }
    self.names = names
    sharedNames = shared
    self.views = views
    self.viewsByID = viewsByID
    self.guides = guides
    self.constraints = constraints
    self.constraintsByID = constraintsByID
    self.constraintsByItem = constraintsByItem
  }

  /// The view with the id; nil if there is none.
  package func view(_ id: String) -> LintedView? { viewsByID[id].map { views[$0] } }

  /// The view itself, or the one that owns the guide.
  package func view(ofItem id: String) -> LintedView? { (viewsByID[id] ?? guides[id]?.owner).map { views[$0] } }

  /// The kind of the layout guide with the id; nil if there is none.
  package func guide(_ id: String) -> LayoutGuideElement.Kind? { guides[id]?.kind }

  /// The constraint with the id; nil if there is none.
  package func constraint(_ id: String) -> ConstraintElement? { constraintsByID[id].map { constraints[$0] } }

  /// The constraints that name a view or guide, in document order.
  package func constraints(on id: String) -> [ConstraintElement] {
    (constraintsByItem[id] ?? []).map { constraints[$0] }
  }

  /// Whether another view of the scene has the name of a view. A root view is the one of its name without an id.
  func sharesName(_ view: ViewElement, _ name: String) -> Bool {
    guard view.role != .root, let scene = viewsByID[view.id].map({ views[$0].scene }) else { return false }
    return sharedNames.contains(SceneName(name: name, scene: scene))
  }

  /// Whether a connection or a variation of size classes refers to the object.
  package func isNamed(_ id: String) -> Bool { namedIDs.contains(id) }

  /// The names of the outlets by which the program knows the object, in document order; none for an object that it cannot change.
  func outletNames(of id: String) -> [String] { outlets[id] ?? [] }

  /// Whether a controller shows the view as its own.
  func isViewOfController(_ id: String) -> Bool { outletNames(of: id).contains(ViewElement.Key.view.rawValue) }

  /// Calls the body for every element, in document order.
  package func forEachElement(_ body: (Element) -> Void) { document.root.forEachInTree(body) }

  /// Nil for a root view.
  package func superview(of view: LintedView) -> LintedView? { view.superview.map { views[$0] } }

  /// The scene that has the view.
  package func scene(of view: LintedView) -> Scene { document.scenes[view.scene] }
}

/// A view in its document, with answers that rules ask for in every configuration.
package final class LintedView: Sendable {
  /// The view as the document has it.
  package let element: ViewElement
  /// The frame that the document stores, in points.
  let frame: Rect?
  /// The ids of the label, the second label and the image that a cell with a style places itself.
  let placedParts: [String]
  let superview: Int?
  let scene: Int

  init(element: ViewElement, superview: Int?, scene: Int) {
    self.element = element
    frame = element.frame.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    let cell = element.kind == .tableViewCell ? TableViewCellElement(element.element) : nil
    placedParts = cell.map { [$0.textLabel, $0.detailTextLabel, $0.imageView].compactMap { $0 } } ?? []
    self.superview = superview
    self.scene = scene
  }
}
