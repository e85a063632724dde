import InterfaceBuilder

/// The scenes of a storyboard on its map, what leads from one to another, and what of their objects is no view.
struct StoryboardMap: Encodable {
  var scenes: [Part] = []
  var segues: [Segue] = []
  var items: [Item] = []

  /// A scene.
  struct Part: Encodable {
    /// That of the controller.
    var id: String
    var name: String
    /// The element of the controller, such as `navigationController`.
    var kind: String
    /// What the library calls it.
    var kindName: String
    var customClass: String?
    var x: Double
    var y: Double
    /// Of the controller's view, in points; nil for a controller without one.
    var width: Double?
    var height: Double?
    var isInitial: Bool
  }

  /// A segue or a relationship.
  struct Segue: Encodable {
    var id: String?
    /// The ids of the controllers.
    var from: String
    var to: String
    /// The object that it begins at.
    var source: String?
    var kind: String
    var relationship: String?
    var identifier: String?
  }

  /// An item of a bar, a gesture recognizer, a section of a table, an exit.
  struct Item: Encodable {
    var id: String
    var name: String
    var tag: String
    /// The object that it is in.
    var parent: String?
    /// That of the scene's controller.
    var scene: String?
  }

  /// Of a document without scenes.
  init() {}

  /// Linear in the size of the document.
  init(_ document: Document) {
    let initial = document.initialViewController
    for scene in document.scenes {
      guard let controller = scene.controller, !controller.id.isEmpty else { continue }
      let point = scene.element.child("point", key: "canvasLocation")
      let frame = controller.rootView?.element.child("rect", key: "frame")
      func number(_ element: Element?, _ name: String) -> Double? { element?[name].flatMap(Double.init) }
      let kindName = controller.kind?.libraryName ?? "View Controller"
      scenes.append(
        Part(
          id: controller.id,
          name: controller.title ?? controller.userLabel ?? controller.customClass ?? kindName,
          kind: controller.className,
          kindName: kindName, customClass: controller.customClass, x: number(point, "x") ?? 0,
          y: number(point, "y") ?? 0,
          width: number(frame, "width"), height: number(frame, "height"), isInitial: controller.id == initial))
      collect(scene.element, of: controller.id)
    }
    if document.scenes.allSatisfy({ $0.controller == nil }) { collect(document.root, of: nil) }
  }

  private static let items: [String: String] = [
    ElementKind.navigationItem.rawValue: "Navigation Item", "barButtonItem": "Bar Button Item",
    ElementKind.tabBarItem.rawValue: "Tab Bar Item", "tableViewSection": "Table View Section", "exit": "Exit",
    ElementKind.collectionViewFlowLayout.rawValue: "Flow Layout",
  ]

  /// Trees may be deeper than a recursion.
  private mutating func collect(_ root: Element, of scene: String?) {
    var pending: [(element: Element, owner: String?)] = [(root, scene)]
    while let (element, owner) = pending.popLast() {
      if element.name == "segue", let destination = element["destination"], let scene {
        segues.append(
          Segue(
            id: element.id, from: scene, to: destination, source: owner, kind: element["kind"] ?? "show",
            relationship: element["relationship"], identifier: element["identifier"]))
      }
      let isGesture = element.name.hasSuffix("GestureRecognizer")
      if let id = element.id, let name = Self.items[element.name] ?? (isGesture ? Self.gesture(element.name) : nil) {
        let own =
          element["userLabel"] ?? element["title"] ?? element["headerTitle"] ?? element["systemItem"].map(Self.words)
        items.append(
          Item(
            id: id, name: own.flatMap { $0.isEmpty ? nil : $0 } ?? name, tag: element.name,
            parent: isGesture ? scene : owner,
            scene: scene))
      }
      let next = element.id ?? owner
      for child in element.children.reversed() { pending.append((child, next)) }
    }
  }

  private static func gesture(_ tag: String) -> String { ElementKind(tag: tag)?.libraryName ?? tag }

  private static func words(_ word: String) -> String {
    word.reduce(into: "") { text, letter in
      if letter.isUppercase { text.append(" ") }
      text.append(text.isEmpty ? letter.uppercased() : String(letter))
    }
  }
}
