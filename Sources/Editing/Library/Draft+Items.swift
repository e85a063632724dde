import Geometry
import InterfaceBuilder

/// What the library adds that is no subview: cells, items of bars, gesture recognizers.
extension Draft {
  /// Adds a prototype of a cell to a table or a collection; nil if the kind is none or the container takes views.
  func addCell(_ view: NewView, into container: SourceNode) throws(EditError) -> String? {
    switch (view.kind, ElementKind(tag: container.name)) {
    case (.tableViewCell, .tableView?):
      let width = frame(of: container)?.width ?? 375
      let isStatic = value("dataMode", of: container) == "static"
      let last = container.subtree.last { ElementKind(tag: $0.name) == .tableViewCell }.flatMap { frame(of: $0) }
      let element = CellTemplate.tableViewCell(width: width, y: last.map { $0.y + $0.height } ?? 50, newID: newID)
      let node = insert(element, into: isStatic ? section(of: container) : list("prototypes", of: container))
      return id(of: node) ?? ""
    case (.collectionViewCell, .collectionView?):
      let node = insert(CellTemplate.collectionViewCell(newID: newID), into: list("cells", of: container))
      return id(of: node) ?? ""
    case (.tableViewCell, _): throw refused("a table view cell can be added only to a table view", container)
    case (.collectionViewCell, _):
      throw refused("a collection view cell can be added only to a collection view", container)
    default: return nil
    }
  }

  private func list(_ name: String, of container: SourceNode) -> SourceNode {
    if let present = container.child(name) { return present }
    let children = container.children
    let place = children.firstIndex { ["sections", "connections", "variation", "point"].contains($0.name) }
    return insert(NewElement(name), into: container, at: place ?? children.count)
  }

  /// The cells of the last section of a static table.
  private func section(of table: SourceNode) -> SourceNode {
    let sections = list("sections", of: table)
    let section = sections.children.last ?? insert(NewElement("tableViewSection", ["id": newID()]), into: sections)
    return section.child("cells") ?? insert(NewElement("cells"), into: section)
  }

  /// Adds a gesture recognizer, which stands beside the controller, to a view; nil if the kind is none.
  func addGesture(_ kind: ElementKind, to view: SourceNode) throws(EditError) -> String? {
    guard kind.rawValue.hasSuffix("GestureRecognizer") else { return nil }
    guard let objects = view.ancestors.first(where: { $0.name == "objects" }) else {
      throw refused("the document has no place for a gesture recognizer", view)
    }
    let id = newID()
    var element = NewElement(kind.rawValue)
    switch kind {
    case .longPressGestureRecognizer:
      element.attributes = [.init("allowableMovement", "10"), .init("minimumPressDuration", "0.5")]
    case .panGestureRecognizer, .screenEdgePanGestureRecognizer:
      element.attributes = [.init("minimumNumberOfTouches", "1")]
    case .swipeGestureRecognizer: element.attributes = [.init("direction", "right")]
    default: break
    }
    element.attributes.append(.init("id", id))
    insert(element, into: objects)
    let connections = view.child("connections") ?? insert(NewElement("connections"), into: view)
    insert(
      NewElement(
        "outletCollection",
        ["property": "gestureRecognizers", "destination": id, "appends": "YES", "id": newID()]), into: connections)
    return id
  }

  /// An item of a navigation bar, of the navigation item of a controller, or of a toolbar.
  func addBarItem(into containerID: String, _ place: BarPlace, _ attributes: [Assignment]) throws(EditError) -> String {
    var container = try node(containerID)
    for assignment in attributes {
      try check(attribute: assignment.name, assignment.value, of: "barButtonItem", isView: false, container)
    }
    let id = newID()
    var element = NewElement("barButtonItem")
    func add(_ list: [Assignment]) {
      for assignment in list {
        if let value = assignment.value { element.attributes.append(.init(assignment.name, value)) }
      }
    }
    if place == .toolbar {
      guard ElementKind(tag: container.name) == .toolbar else {
        throw refused("these items can be added only to a toolbar", container)
      }
      add(attributes)
      element.attributes.append(.init("id", id))
      let items = container.child("items") ?? insert(NewElement("items"), into: container)
      insert(element, into: items)
      return id
    }
    if isController(container) {
      guard let item = container.child(ElementKind.navigationItem.rawValue, key: "navigationItem", in: tree) else {
        throw refused(
          "the view controller has no navigation item; embed the view controller in a navigation controller first",
          container)
      }
      container = item
    }
    if ElementKind(tag: container.name) == .navigationBar, let item = container.child("items")?.children.first {
      container = item
    }
    guard container.name == ElementKind.navigationItem.rawValue else {
      throw refused("these items can be added only to a navigation item", container)
    }
    let key = "\(place.rawValue)BarButtonItem"
    // With a second item of a side there is a list of them.
    if let present = container.child("barButtonItem", key: key, in: tree), place != .back {
      let listed = NewElement(key + "s")
      let index = container.children.firstIndex { $0 === present }
      let holder = insert(listed, into: container, at: index)
      tree.remove(present)
      tree.set("key", to: nil, in: present) { _ in false }
      tree.insert(present, into: holder)
    }
    add(attributes)
    element.attributes.append(.init("id", id))
    if let holder = container.child(key + "s") {
      insert(element, into: holder)
    } else {
      element.attributes.insert(.init("key", key), at: 0)
      let order = [
        "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems",
      ]
      let rank = order.firstIndex(of: key) ?? 0
      let index = container.children.firstIndex { child in
        (order.firstIndex(of: value("key", of: child) ?? child.name) ?? order.count) > rank
      }
      insert(element, into: container, at: index)
    }
    return id
  }
}
