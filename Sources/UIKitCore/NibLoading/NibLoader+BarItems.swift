import InterfaceBuilder

/// What documents say of the items of bars.
extension NibLoader {
  /// The items at one end of a navigation item, from the edge inwards: the one item of the key, or the list of the key's plural.
  package func barButtonItems(of item: Element, _ key: String) -> [UIBarButtonItem] {
    Self.elements(of: item, key).compactMap(barButtonItem)
  }

  static func elements(of item: Element, _ key: String) -> [Element] {
    if let one = item.child(key: key) { return [one] }
    return item.child(key + "s")?.children ?? []
  }

  /// The item of a `<barButtonItem>`; nil for any other element. A custom view of a program's item is set once it is made.
  package func barButtonItem(_ element: Element) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let item = plainItem(element)
    item.tag = element.int("tag") ?? 0
    item.isEnabled = element.bool("enabled") ?? true
    item.tintColor = element.color("tintColor").flatMap { color($0) }
    return item
  }

  private func plainItem(_ element: Element) -> UIBarButtonItem {
    if let word = element["systemItem"], let system = UIBarButtonItem.SystemItem(document: word) {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      if let width = element.double("width") { item.width = CGFloat(width) }
      return item
    }
    if options.purpose == .inspection, let custom = element.child(key: "customView") { return customItem(custom) }
    let style: UIBarButtonItem.Style = element["style"] == "done" ? .done : .plain
    let item = UIBarButtonItem(title: element["title"], style: style, target: nil, action: nil)
    item.image = barImage(of: element)
    return item
  }

  /// A custom view that is a button of one state counts as an item with its title and image, so that it has the colors of the bar. Of a
  /// view that the document does not describe the place is kept.
  private func customItem(_ view: Element) -> UIBarButtonItem {
    if view.kind == .button, let state = view.child("state", key: "normal"), state.child(key: "titleColor") == nil {
      let image = barImage(of: state)
      if image != nil || state["title"] != nil { return UIBarButtonItem(title: state["title"], image: image) }
    }
    if let custom = barView(view) { return UIBarButtonItem(customView: custom) }
    let frame = view.child("rect", key: "frame")
    let size = CGSize(width: frame?.double("width") ?? 30, height: frame?.double("height") ?? 30)
    return UIBarButtonItem(customView: UIView(frame: CGRect(origin: .zero, size: size)))
  }

  /// A view that stands in a bar, with everything inside; nil for one that the scene does not have.
  package func barView(_ element: Element) -> UIView? {
    guard let root = scene.allRoots.first(where: { $0.id == element.id }) else { return nil }
    var loader = self
    let view = loader.makeAlone(root)
    if root.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    return view
  }

  /// The item of a tab; one of the system's has its English title and the symbol that comes nearest to its picture.
  package func tabBarItem(_ tab: TabBarItemElement?) -> UITabBarItem {
    let system = tab?.element["systemItem"].flatMap(TabSystemItem.init)
    let image = system.map { symbol($0.symbol) } ?? tab.flatMap { barImage(of: $0.element) }
    let selected = tab?.element["selectedImage"].map {
      barImage(named: $0, isSymbol: tab?.element["catalog"] == "system")
    }
    let item = UITabBarItem(title: system?.title ?? tab?.title, image: image, selectedImage: selected)
    item.tag = tab?.tag ?? 0
    return item
  }

  private func barImage(of element: Element) -> UIImage? {
    element["image"].map { barImage(named: $0, isSymbol: element["catalog"] == "system") }
  }

  private func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage(symbol: name, size: .zero) }

  /// An image of the document's resources, or a symbol at the size of bars. One that is not listed there gets the size of a symbol.
  private func barImage(named name: String, isSymbol: Bool) -> UIImage {
    if isSymbol { return symbol(name) }
    guard let size = document.images[name]?.size else { return UIImage(name: name, size: symbol(name).size) }
    return UIImage(name: name, size: CGSize(width: size.width, height: size.height), renderingMode: .alwaysTemplate)
  }
}

/// A program's items are made with their controller, and connected when its view is loaded.
extension NibLoader {
  /// Gives a controller the items that the document has for its bars.
  func adoptBarItems(_ element: ControllerElement, by controller: UIViewController) {
    if let item = element.navigationItem?.element {
      controller.navigationItem.prompt = item["prompt"]
      let left = adopt(Self.elements(of: item, "leftBarButtonItem"), by: controller)
      let right = adopt(Self.elements(of: item, "rightBarButtonItem"), by: controller)
      if !left.isEmpty { controller.navigationItem.leftBarButtonItems = left }
      if !right.isEmpty { controller.navigationItem.rightBarButtonItems = right }
      controller.navigationItem.backBarButtonItem =
        adopt(Self.elements(of: item, "backBarButtonItem"), by: controller).first
      if let id = item.id { controller.origin.objects[id] = controller.navigationItem }
    }
    let tools = adopt(element.element.child("toolbarItems")?.children ?? [], by: controller)
    if !tools.isEmpty { controller.toolbarItems = tools }
    guard let tab = element.tabBarItem else { return }
    controller.tabBarItem = tabBarItem(tab)
    if controller.tabBarItem.title == nil { controller.tabBarItem.title = controller.title }
    if let id = tab.element.id { controller.origin.objects[id] = controller.tabBarItem }
  }

  private func adopt(_ elements: [Element], by controller: UIViewController) -> [UIBarButtonItem] {
    elements.compactMap { element in
      let item = barButtonItem(element)
      if let id = element.id, let item { controller.origin.objects[id] = item }
      return item
    }
  }

  /// Makes the items of a controller objects that connections name, and gives them the views that were made for them.
  mutating func takeBarItems(of controller: UIViewController, _ element: ControllerElement) {
    objectsByID.merge(controller.origin.objects) { first, _ in first }
    var items: [Element] = element.element.child("toolbarItems")?.children ?? []
    if let item = element.navigationItem?.element {
      for key in ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"] {
        items += Self.elements(of: item, key)
      }
      if let title = item.child(key: "titleView")?.id.flatMap({ loaded.views[$0] }) {
        controller.navigationItem.titleView = title
      }
    }
    for element in items {
      guard let item = element.id.flatMap({ controller.origin.objects[$0] }) as? UIBarButtonItem else { continue }
      if let view = element.child(key: "customView")?.id.flatMap({ loaded.views[$0] }) { item.customView = view }
      objectElements.append(element)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// By the document's word.
  fileprivate init?(document word: String) {
    switch word {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "close": self = .close
    default: return nil
    }
  }
}
