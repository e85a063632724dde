/// Interprets a document's XML and collects diagnostics.
struct DocumentReader {
  private var found: [Diagnostic] = []
  /// The scenes of the document that this one was made from. Those whose element is the same one are not read again.
  private let known: [Scene]

  init(known: [Scene] = []) { self.known = known }

  mutating func report(_ severity: Diagnostic.Severity, _ message: String, _ element: Element) {
    found.append(Diagnostic(severity, message, at: element.position, objectID: element.id))
  }

  /// The diagnostics so far, in the order in which they were made.
  var diagnostics: [Diagnostic] { found }

  /// Checks that concern the document as a whole: the version, ids claimed twice, references that lead nowhere.
  mutating func check(_ root: Element, _ index: ElementIndex) {
    let ids = index.all
    if root["toolsVersion"] == nil {
      report(.note, "the document does not specify an Xcode version", root)
    }
    root.forEachInTree { element in
      if let id = element.id, ids[id] !== element { report(.warning, "the id \(id) is already in use", element) }
      guard element.name == "constraint" else { return }
      for item in [element["firstItem"], element["secondItem"]] {
        guard let item, ids[item] == nil else { continue }
        report(.warning, "the constraint refers to the object \(item), which is not in the document", element)
      }
    }
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
      if let scene = knownScene(scenes.count, element) {
        scenes.append(scene)
        continue
      }
      let objects = element.child("objects")?.children ?? []
      let controller = objects.first(where: \.isSceneController) ?? objects.first(where: \.isController)
      var views: [ViewElement] = []
      for object in objects where object !== controller && object.isView { views.append(view(object, role: .root)) }
      scenes.append(
        Scene(
          index: scenes.count, sceneID: element["sceneID"], controller: controller.map { self.controller($0) },
          topLevelViews: views, element: element))
    }
    return scenes
  }

  /// The scene at the place, if it was read from the element.
  private func knownScene(_ place: Int, _ element: Element) -> Scene? {
    place < known.count && known[place].element === element ? known[place] : nil
  }

  private mutating func xibScenes(_ root: Element) -> [Scene] {
    var scenes: [Scene] = []
    for (index, object) in (root.child("objects")?.children ?? []).enumerated() {
      if let scene = knownScene(scenes.count, object) {
        scenes.append(scene)
      } else if object.isController {
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
