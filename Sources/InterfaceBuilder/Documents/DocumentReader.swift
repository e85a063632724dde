/// Interprets a document's XML, and collects what is questionable on the way.
struct DocumentReader {
  private var found: [Diagnostic] = []

  mutating func report(_ severity: Diagnostic.Severity, _ message: String, _ element: Element) {
    found.append(Diagnostic(severity, message, at: element.position, objectID: element.id))
  }

  /// What was found, with what concerns the document as a whole.
  mutating func diagnostics(for root: Element) -> [Diagnostic] {
    if root["toolsVersion"] == nil { report(.note, "the document does not say which Xcode saved it", root) }
    return found
  }

  /// The first element of every id, with a diagnostic for each further one.
  ///
  /// An id of a `<constraint>`, view or controller is unique; those of `<exclude reference>` are not ids.
  mutating func elementsByID(of root: Element) -> [String: Element] {
    var elements: [String: Element] = [:]
    root.forEachInTree { element in
      guard let id = element.id, elements[id] == nil else { return }
      elements[id] = element
    }
    return elements
  }
}

// MARK: - Scenes

extension DocumentReader {
  mutating func scenes(of root: Element, kind: Document.Kind) -> [Scene] {
    switch kind {
    case .storyboard: storyboardScenes(root)
    case .xib: xibScenes(root)
    }
  }

  private mutating func storyboardScenes(_ root: Element) -> [Scene] {
    var scenes: [Scene] = []
    for element in root.child("scenes")?.children("scene") ?? [] {
      let objects = element.child("objects")?.children ?? []
      let controller = objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first(where: \.isController)
      var views: [ViewElement] = []
      for object in objects where object !== controller && object.isView { views.append(view(object, role: .root)) }
      scenes.append(
        Scene(
          index: scenes.count, sceneID: element["sceneID"], controller: controller.map { self.controller($0) },
          topLevelViews: views, element: element))
    }
    return scenes
  }

  private mutating func xibScenes(_ root: Element) -> [Scene] {
    var scenes: [Scene] = []
    for (index, object) in (root.child("objects")?.children ?? []).enumerated() {
      if object.isController {
        let controller = controller(object)
        scenes.append(Scene(index: index, sceneID: nil, controller: controller, topLevelViews: [], element: object))
      } else if object.isView {
        let view = view(object, role: .root)
        scenes.append(Scene(index: index, sceneID: nil, controller: nil, topLevelViews: [view], element: object))
      }
    }
    return scenes
  }
}
