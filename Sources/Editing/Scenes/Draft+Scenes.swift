import Geometry
import InterfaceBuilder

/// Scenes of a storyboard, what leads from one to another, and where the app begins.
extension Draft {
  /// Adds a scene, with those that Xcode's library brings along: the root of a navigation controller, two tabs, master and detail.
  ///
  /// - Parameter point: on the storyboard's map; nil for a place to the right of all others.
  /// - Returns: the id of the controller.
  func addScene(_ kind: ElementKind, at point: Point?, value: ColorValue?) throws(EditError) -> String {
    guard SceneLibrary.kinds.contains(kind) else {
      throw EditError(
        .badValue,
        "the Library contains no scene \(kind.rawValue); use \(SceneLibrary.kinds.map(\.rawValue).joined(separator: ", "))"
      )
    }
    guard let scenes = tree.root.child("scenes") else {
      throw refused("only a storyboard has scenes; this document is a xib", tree.root)
    }
    if let point, !point.x.isFinite || !point.y.isFinite { throw badValue("a position must contain finite numbers") }
    let isFirst =
      scenes.children.allSatisfy { $0.name != "scene" } && self.value("initialViewController", of: tree.root) == nil
    let template = SceneTemplate(size: usualSize, newID: newID)
    let origin = point ?? freePlace(in: scenes)
    var made: [(kind: ElementKind, id: String, relationship: String?, title: String?)] = [(kind, newID(), nil, nil)]
    switch kind {
    case .navigationController:
      made.append((.tableViewController, newID(), "rootViewController", "Root View Controller"))
    case .tabBarController:
      made.append((.viewController, newID(), "viewControllers", "Item 1"))
      made.append((.viewController, newID(), "viewControllers", "Item 2"))
    case .splitViewController:
      made.append((.viewController, newID(), "masterViewController", nil))
      made.append((.viewController, newID(), "detailViewController", nil))
    default: break
    }
    for (index, part) in made.enumerated() {
      var controller = template.controller(part.kind, id: part.id)
      let rows = part.relationship == "rootViewController" ? 0.0 : Double(max(0, index - 1))
      let place = Point(
        x: origin.x + (index == 0 ? 0 : SceneLibrary.step), y: origin.y + rows * (usualSize.height + 60))
      if index == 0, made.count > 1 {
        controller.children.append(
          NewElement(
            "connections", [:],
            made.dropFirst().map { other in
              NewElement(
                "segue",
                ["destination": other.id, "kind": "relationship", "relationship": other.relationship, "id": newID()])
            }))
      }
      switch part.relationship {
      case "rootViewController"?:
        controller.children.append(
          NewElement(
            ElementKind.navigationItem.rawValue, ["key": "navigationItem", "title": part.title, "id": newID()]))
      case "viewControllers"?:
        controller.children.append(
          NewElement(ElementKind.tabBarItem.rawValue, ["key": "tabBarItem", "title": part.title, "id": newID()]))
      default: break
      }
      insert(
        template.scene(controller, at: place), into: scenes, comment: part.title ?? part.kind.libraryName)
    }
    if made.contains(where: { [.viewController, .tableViewController, .collectionViewController].contains($0.kind) }) {
      supply("systemColor", "systemBackgroundColor", value, "System colors in document resources", "11.0")
    }
    if isFirst { tree.set("initialViewController", to: made[0].id, in: tree.root) { _ in false } }
    return made[0].id
  }

  /// Puts a controller into a new navigation or tab bar controller, which takes its place: whatever led to it leads there.
  func embedScene(_ id: String, in kind: ElementKind) throws(EditError) -> String {
    let controller = try self.controller(id)
    guard let scene = controller.ancestors.first(where: { $0.name == "scene" }), let scenes = scene.parent,
      let index = scenes.children.firstIndex(where: { $0 === scene })
    else { throw refused("only scenes of a storyboard can be embedded", controller) }
    let relationship: String
    switch kind {
    case .navigationController: relationship = "rootViewController"
    case .tabBarController: relationship = "viewControllers"
    default:
      throw badValue(
        "a scene can be embedded in a navigationController or a tabBarController, not in a \(kind.rawValue)")
    }
    if kind == .navigationController, ElementKind(tag: controller.name) == .navigationController {
      throw refused("a navigation controller cannot be embedded in a navigation controller", controller)
    }
    let leading = segues(to: id)
    if kind == .navigationController,
      let present = leading.first(where: { value("relationship", of: $0) == "rootViewController" })
    {
      throw refused("the controller is already the root of a navigation controller", present)
    }
    let template = SceneTemplate(size: usualSize, newID: newID)
    let new = newID()
    var element = template.controller(kind, id: new)
    let segue = NewElement(
      "segue", ["destination": id, "kind": "relationship", "relationship": relationship, "id": newID()])
    if kind == .navigationController {
      element.attributes.insert(.init("automaticallyAdjustsScrollViewInsets", "NO"), at: 0)
      element.children.insert(NewElement("toolbarItems"), at: 0)
      element.children.append(NewElement("nil", ["name": "viewControllers"]))
    }
    element.children.append(NewElement("connections", [:], [segue]))
    let place = location(of: scene) ?? Point(x: 0, y: 0)
    makeRoom(at: place, in: scenes)
    for segue in leading { tree.set("destination", to: new, in: segue) { _ in false } }
    if value("initialViewController", of: tree.root) == id {
      tree.set("initialViewController", to: new, in: tree.root) { _ in false }
    }
    let made = insert(
      template.scene(element, at: place), into: scenes, at: index, comment: kind.libraryName)
    if kind == .navigationController {
      // A tab shows the item of the controller that is its own.
      if let item = controller.child(ElementKind.tabBarItem.rawValue, key: "tabBarItem", in: tree),
        let outer = made.child("objects")?.children.first
      {
        let title = value("title", of: item)
        delete(item)
        insert(
          NewElement(ElementKind.tabBarItem.rawValue, ["key": "tabBarItem", "title": title, "id": newID()]),
          into: outer, at: 0)
      }
      giveItem(ElementKind.navigationItem.rawValue, title: nil, to: controller)
    } else {
      giveItem(ElementKind.tabBarItem.rawValue, title: "Item", to: controller)
    }
    return new
  }

  /// Adds a segue. A control has one that is performed by its event, a navigation controller one root: a new one takes the place of the old.
  func addSegue(_ segue: NewSegue) throws(EditError) -> String {
    let source = try node(segue.from)
    let destination = try controller(segue.to)
    func check(_ name: String, _ value: String) throws(EditError) {
      if case let holding? = AttributeVocabulary.holding(name, in: "segue", isView: false),
        let objection = AttributeVocabulary.objection(to: value, for: name, holding)
      {
        throw badValue(objection, source)
      }
    }
    try check("kind", segue.kind)
    if let relationship = segue.relationship { try check("relationship", relationship) }
    if let identifier = segue.identifier { try self.check(text: identifier, "an identifier") }
    guard (segue.kind == "relationship") == (segue.relationship != nil) else {
      throw badValue(
        "a relationship segue must have a relationship, and other segues must have no relationship", source)
    }
    let kind = ElementKind(tag: source.name)
    let isController = isController(source)
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController"?):
      guard kind == .navigationController else {
        throw refused("only a navigation controller has a root view controller", source)
      }
    case ("relationship", "viewControllers"?):
      guard kind == .tabBarController else { throw refused("only a tab bar controller has view controllers", source) }
    case ("relationship", _):
      guard kind == .splitViewController else {
        throw refused("this relationship exists only in a split view controller", source)
      }
    case ("embed", _):
      guard kind == .containerView else { throw refused("an embed segue must start at a container view", source) }
    default:
      guard isController || sendsSegues(source) else {
        throw refused("a \(source.name) sends no event for a segue", source)
      }
    }
    guard source !== destination else { throw refused("a segue must lead to another scene", source) }
    if ["relationship", "embed"].contains(segue.kind),
      source.ancestors.first(where: { $0.name == "scene" })
        === destination.ancestors.first(where: { $0.name == "scene" })
    {
      throw refused("a scene cannot contain itself", source)
    }
    let isSingle =
      segue.kind != "relationship" && !isController
      || segue.relationship != nil && segue.relationship != "viewControllers"
    if isSingle,
      let present = source.child("connections")?.children.first(where: { other in
        other.name == "segue" && value("relationship", of: other) == segue.relationship
          && value("trigger", of: other) == nil
      })
    {
      delete(present)
    }
    if segue.relationship == "viewControllers", segues(to: segue.to).contains(where: { superObject(of: $0) === source })
    {
      throw refused("the controller is already in the tab bar controller", source)
    }
    let id = newID()
    let connections = source.child("connections") ?? insert(NewElement("connections"), into: source)
    let isPopover = segue.kind == "popoverPresentation"
    let isItem = source.name == "barButtonItem"
    insert(
      NewElement(
        "segue",
        [
          "destination": segue.to, "kind": segue.kind, "relationship": segue.relationship,
          "identifier": segue.identifier, "popoverAnchorBarButtonItem": isPopover && isItem ? segue.from : nil,
          "popoverAnchorView": isPopover && isView(source) ? segue.from : nil, "id": id,
        ],
        isPopover
          ? [
            NewElement(
              "popoverArrowDirection",
              ["key": "popoverArrowDirection", "up": "YES", "down": "YES", "left": "YES", "right": "YES"])
          ] : []), into: connections)
    switch segue.relationship {
    case "rootViewController"?: giveItem(ElementKind.navigationItem.rawValue, title: nil, to: destination)
    case "viewControllers"?: giveItem(ElementKind.tabBarItem.rawValue, title: "Item", to: destination)
    default: break
    }
    return id
  }

  /// Lets the app begin with a controller; with nil it begins with none.
  func setInitialScene(_ id: String?) throws(EditError) -> String {
    if let id { _ = try controller(id) }
    guard tree.root.child("scenes") != nil else { throw refused("only a storyboard has an entry point", tree.root) }
    tree.set("initialViewController", to: id, in: tree.root) { _ in false }
    return id ?? ""
  }

  /// Moves a scene on the storyboard's map.
  func moveScene(_ id: String, to point: Point) throws(EditError) -> String {
    let controller = try self.controller(id)
    guard point.x.isFinite, point.y.isFinite else { throw badValue("a position must contain finite numbers") }
    guard let scene = controller.ancestors.first(where: { $0.name == "scene" }) else {
      throw refused("only scenes of a storyboard have a position", controller)
    }
    move(scene, to: point)
    return id
  }

  // MARK: Facts

  func isController(_ node: SourceNode) -> Bool {
    value("sceneMemberID", of: node) == "viewController"
      || ElementKind(tag: node.name).map { SceneLibrary.kinds.contains($0) || $0.rawValue.hasSuffix("ViewController") }
        ?? false
  }

  private func controller(_ id: String) throws(EditError) -> SourceNode {
    let node = try node(id)
    guard isController(node) else { throw refused("\(id) is a \(node.name), not a view controller", node) }
    return node
  }

  /// Controls, cells, items of bars and gestures.
  private func sendsSegues(_ node: SourceNode) -> Bool {
    let kinds: Set<ElementKind> = [
      .button, .switch, .slider, .stepper, .segmentedControl, .datePicker, .textField, .pageControl, .colorWell,
      .tableViewCell, .collectionViewCell, .tapGestureRecognizer, .longPressGestureRecognizer, .panGestureRecognizer,
      .screenEdgePanGestureRecognizer, .swipeGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
    ]
    return node.name == "barButtonItem" || ElementKind(tag: node.name).map(kinds.contains) ?? false
  }

  private func segues(to id: String) -> [SourceNode] {
    tree.root.subtree.filter { $0.name == "segue" && value("destination", of: $0) == id }
  }

  private func superObject(of connection: SourceNode) -> SourceNode? { connection.parent?.parent }

  /// That of the first controller's view: scenes of one storyboard are shown on one device.
  private var usualSize: Size {
    for node in tree.root.child("scenes")?.children ?? [] {
      for controller in node.child("objects")?.children ?? [] {
        if let view = controllerView(controller), let frame = frame(of: view), frame.width > 0, frame.height > 0 {
          return Size(width: frame.width, height: frame.height)
        }
      }
    }
    return Size(width: 393, height: 852)
  }

  private func location(of scene: SourceNode) -> Point? {
    guard let point = scene.child("point", key: "canvasLocation", in: tree) else { return nil }
    func number(_ name: String) -> Double { value(name, of: point).flatMap(Number.decimal) ?? 0 }
    return Point(x: number("x"), y: number("y"))
  }

  private func move(_ scene: SourceNode, to point: Point) {
    let present =
      scene.child("point", key: "canvasLocation", in: tree)
      ?? insert(NewElement("point", ["key": "canvasLocation", "x": "0.0", "y": "0.0"]), into: scene)
    for (name, number) in [("x", point.x), ("y", point.y)] {
      let isSame = value(name, of: present).flatMap(Number.decimal) == number
      if !isSame { tree.set(name, to: Number.coordinate(number), in: present) { _ in false } }
    }
  }

  private func freePlace(in scenes: SourceNode) -> Point {
    // A scene without a place is at the origin.
    let places = scenes.children.filter { $0.name == "scene" }.map { location(of: $0) ?? Point(x: 0, y: 0) }
    guard let last = places.max(by: { $0.x < $1.x }) else { return Point(x: 0, y: 0) }
    return Point(x: last.x + SceneLibrary.step, y: last.y)
  }

  /// Moves what is at a place, and what is to the right of it in the same row, by a step.
  private func makeRoom(at place: Point, in scenes: SourceNode) {
    let height = usualSize.height
    for scene in scenes.children where scene.name == "scene" {
      let point = location(of: scene) ?? Point(x: 0, y: 0)
      guard point.x >= place.x - 1, abs(point.y - place.y) < height / 2 else { continue }
      move(scene, to: Point(x: point.x + SceneLibrary.step, y: point.y))
    }
  }

  /// What a bar shows for a controller, if it has none.
  private func giveItem(_ name: String, title: String?, to controller: SourceNode) {
    guard controller.child(name, key: name, in: tree) == nil else { return }
    let before = ["navigationItem", "navigationBar", "tabBar", "nil", "size", "value", "connections", "point"]
    let children = controller.children
    let last = children.lastIndex {
      ["extendedEdge", "toolbarItems", "layoutGuides"].contains($0.name) || value("key", of: $0) == "view"
    }
    let place = last.map { $0 + 1 } ?? children.firstIndex { before.contains($0.name) } ?? children.count
    insert(NewElement(name, ["key": name, "title": title, "id": newID()]), into: controller, at: place)
  }
}
