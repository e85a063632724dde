import InterfaceBuilder

nonisolated(unsafe) private var uninstalledKey: UInt8 = 0

/// The parts of loading that only a program needs: classes of its own, and prototypes that are dequeued.
extension NibLoader {
  /// The class the document names; nil for a class that this process does not have. A tool takes only classes that were
  /// registered: its own classes may have the names of an app's.
  func programClass(of element: ViewElement) -> AnyClass? {
    guard let name = element.customClass else { return nil }
    let module = element.element["customModule"]
    guard options.purpose == .program else { return NibClasses.registeredClass(name, module: module) }
    if let found = NibClasses.find(name, module: module) { return found }
    NibClasses.reportUnknown(name, module: module)
    return nil
  }

  /// A view of the class that the document names, made by its `init(coder:)`; the element's own view if there is no
  /// such class, or it is of another kind.
  func instance<View: UIView>(orElse make: @autoclosure () -> View, prepare: (NibCoder) -> Void = { _ in }) -> View {
    let view = programInstance(prepare) ?? make()
    view.stand(on: screen)
    return view
  }

  private func programInstance<View: UIView>(_ prepare: (NibCoder) -> Void) -> View? {
    guard let type = customClass as? View.Type else { return nil }
    let coder = NibCoder()
    prepare(coder)
    return type.init(coder: coder)
  }

  /// Registers a prototype with its table or collection view. False if the view is neither, or if the cell is to lie in
  /// the table as it was drawn.
  func registerPrototype(_ element: ViewElement, in view: UIView) -> Bool {
    guard options.purpose == .program, element.role == .prototype else { return false }
    // A prototype without an identifier cannot be dequeued.
    guard let identifier = element.element["reuseIdentifier"] else { return true }
    let nib = UINib(prototype: element, of: self)
    switch view {
    case let table as UITableView: table.register(nib, forCellReuseIdentifier: identifier)
    case let collection as UICollectionView: collection.register(nib, forCellWithReuseIdentifier: identifier)
    default: return false
    }
    return true
  }

  /// Makes one view of the document with its subviews, constraints and connections.
  package mutating func makeAlone(_ element: ViewElement) -> UIView {
    let view = make(element, in: nil)
    loadConstraints(of: element)
    connect(element.tree.map { ($0.element, $0.connections) })
    keepVariations(of: element)
    return view
  }

  /// Makes a loaded root follow its size classes.
  func keepVariations(of root: ViewElement) {
    guard let view = loaded.views[root.id] else { return }
    // Where an id stands twice in the document, the root may be among what is not installed, and would keep itself.
    let uninstalled = loaded.uninstalled.filter { !view.isDescendant(of: $0.value) }
    view.nibVariations = NibVariations(of: root, loaded: self, uninstalled)
    guard view.nibVariations == nil, !uninstalled.isEmpty else { return }
    // Views that no size classes install live as long as the others, so that weak outlets find them.
    objc_setAssociatedObject(view, &uninstalledKey, uninstalled, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Connects the objects that were made of the document, scene by scene.
  mutating func connectAll(_ scenes: [Scene]) {
    for scene in scenes { makeObjects(scene.objects) }
    if document.kind == .xib { makeObjects(document.objects) }
    var sources: [(Element, [ConnectionElement])] = []
    if owner != nil, let placeholder = document.ownerPlaceholder {
      sources.append((placeholder, ConnectionElement.all(of: placeholder)))
    }
    for scene in scenes {
      if let controller = scene.controller { sources.append((controller.element, controller.connections)) }
      sources += scene.allRoots.flatMap(\.tree).map { ($0.element, $0.connections) }
    }
    sources += objectElements.map { ($0, ConnectionElement.all(of: $0)) }
    connect(sources)
  }

  /// Makes recognizers and the app's plain objects. What is neither, such as a placeholder, is made by nobody.
  private mutating func makeObjects(_ objects: [Element]) {
    for element in objects {
      guard let id = element.id, let object = element.kind?.makeRecognizer() ?? plainObject(element) else { continue }
      objectElements.append(element)
      objectsByID[id] = object
    }
  }

  private func plainObject(_ element: Element) -> AnyObject? {
    guard element.kind == nil, element["placeholderIdentifier"] == nil, options.purpose == .program,
      let name = element["customClass"]
    else { return nil }
    return NibClasses.makeObject(name, module: element["customModule"])
  }
}
