import Commands
import Editing
import Foundation
import InterfaceBuilder
import LayoutReports
import Staging

/// The documents that a page lists.
struct DocumentList: Encodable {
  /// What a title begins with, `Documents` or the name of the only folder.
  var name: String
  var documents: [Part]
  var problems: [String]
  /// Those that were opened last, the last one first.
  var recent: [String]

  struct Part: Encodable {
    var file: String
    /// The state of a document that is open.
    var state: DocumentState?
    /// Whether it is an executable that shows screens.
    var isProgram: Bool?
    /// Whether it is a Swift file that is built and shown.
    var isPlayground: Bool?
    /// Whether git left a conflict in it.
    var isUnmerged: Bool?
    /// What was found in it; nil for a document that was not checked since it changed.
    var summary: DocumentSummary?
    /// Whether it is so large that it is checked only when it is opened.
    var isLarge: Bool?
  }
}

/// A document and its outline.
struct DocumentAnswer: Encodable {
  var state: DocumentState
  /// What Interface Builder showed it on when it was saved; nil if it does not say.
  var device: String?
  var orientation: String?
  var outline: Outline.DocumentPart
  /// What reading it found.
  var diagnostics: [ReportDiagnostic]
  /// The id of the controller that the app begins with.
  var initialScene: String?
  /// The languages of which there are texts beside the document.
  var languages: [String]
  /// The names of the app's images, sorted.
  var images: [String] = []
  /// The colors of the app, sorted by name.
  var colors: [ColorPart] = []
  /// The fonts of the app, by their PostScript names.
  var fonts: [String] = []
  /// The scenes on the storyboard's map, with segues and what else is no view.
  var map = StoryboardMap()
  /// The folder that is served and that the document is in; empty for a program.
  var folder = ""
  /// Its path below that folder.
  var path = ""
}

/// What inspectors show of an object besides its outline.
struct Inspection: Encodable {
  /// The object without those inside of it.
  var object: Outline.Object?
  var tag: String
  var line: Int
  /// Where the files of an app have it, as a path with a line; nil for an object of a document.
  var place: String?
  /// As the document spells them, without those that have a control of their own.
  var attributes: [Attribute]
  /// The fields of the attributes inspector, those of the object's own class first; empty for what is no view and for
  /// objects of an app.
  var sections: [Section]
  /// What assistive techniques are told of it; nil for what has no place for that.
  var accessibility: Section?
  /// The user-defined run-time attributes.
  var runtime: [Runtime] = []
  var connections: [Connection]
  var variations: [Variation]

  /// What the object has for some size classes alone.
  struct Variation: Encodable {
    /// `wC hR`.
    var classes: String
    var attributes: [Attribute]
    /// Whether it is installed there; nil where that is as always.
    var isInstalled: Bool?
  }

  /// A value that is set by key path once the object exists.
  struct Runtime: Encodable {
    var keyPath: String
    /// `number`, `boolean`, `string` or another type of documents.
    var type: String
    /// As the field writes it.
    var value: String
  }

  struct Attribute: Encodable {
    var name: String
    var value: String
  }

  struct Connection: Encodable {
    /// Its own id, by which it is deleted; nil if it has none.
    var id: String?
    /// `outlet`, `action`, `segue` or what else the document calls it.
    var kind: String
    /// The property, the message or the kind of segue.
    var name: String
    /// The event at which a control sends the message, such as `touchUpInside`; nil for what is no action of a control.
    var event: String?
    var from: String
    var to: String
    /// The ids of both ends.
    var source: String?
    var destination: String?
    var line: Int
  }
}

@MainActor
extension Studio {
  /// The list of documents, looked for again.
  func documentList() -> DocumentList {
    findDocuments()
    let name = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
    let programs = [program].compactMap { $0 }.map {
      DocumentList.Part(file: $0.path, isProgram: true, isPlayground: playground == nil ? nil : true)
    }
    let unmerged = files.isEmpty ? [] : OpenMerge.files(below: paths)
    let parts = files.map { file in
      let path = URL(fileURLWithPath: file).standardizedFileURL.path
      return DocumentList.Part(
        file: file, state: openState(file), isUnmerged: unmerged.contains(path) ? true : nil,
        summary: knownSummary(of: file), isLarge: FileStamp(of: file)?.isLarge == true ? true : nil)
    }
    return DocumentList(name: name, documents: programs + parts, problems: problems, recent: recentFiles())
  }

  /// A document on a surface, with what the layout of one of its scenes, or of the first one, came to.
  func document(_ file: String?, scene: String?, on surface: SurfaceRequest?) throws(StudioError) -> DocumentAnswer {
    let session = try session(file)
    let outline = try outline(of: session, scene, on: surface)
    let document = session.document
    let options = try item(session, language: nil).options
    return DocumentAnswer(
      state: session.state, device: document.device?.id, orientation: document.device?.orientation.rawValue,
      outline: outline.withoutDecisions, diagnostics: document.diagnostics.map(ReportDiagnostic.init),
      initialScene: document.initialViewController, languages: Localization.languages(besideDocument: session.file),
      images: options.assets.images.keys.sorted(), colors: Self.colors(options),
      fonts: options.fonts.faces.map(\.postScriptName), map: map(of: session),
      folder: servedFolder(of: session.file), path: pathInServedFolder(of: session.file))
  }

  /// The map of a version, made once for it.
  private func map(of session: DocumentSession) -> StoryboardMap {
    if let known = session.map { return known }
    let made = StoryboardMap(session.document)
    session.map = made
    return made
  }

  private static func colors(_ options: StageOptions) -> [ColorPart] {
    options.assets.colors.sorted { $0.key < $1.key }.compactMap { name, set in
      let values = [AssetTraits.Appearance.light, .dark].map { set.color(for: AssetTraits(appearance: $0))?.components }
      guard let light = values[0] ?? values[1] else { return nil }
      return ColorPart(name: name, light: light, dark: values[1] ?? light)
    }
  }

  /// The outline with what decides each view of the scene; made once for each version of the document, scene and surface.
  private func outline(
    of session: DocumentSession, _ scene: String?, on surface: SurfaceRequest?
  ) throws(StudioError) -> Outline.DocumentPart {
    var stand = try stand(session, language: surface?.language)
    stand.options.scene = stand.sceneID(scene)
    let key = DocumentSession.OutlineKey(scene: stand.options.scene, surface: surface)
    if let known = session.outlines[key] { return known }
    let place = try SurfaceRequest.place(surface)
    let made = Outline.DocumentPart(stand.documents, on: place, options: stand.options)
    session.keep(made, for: key)
    return made
  }

  /// What inspectors show of the object with the id.
  func inspection(
    _ file: String?, of id: String?, scene: String?, on surface: SurfaceRequest?
  ) throws(StudioError) -> Inspection {
    let session = try session(file)
    guard let id, let element = session.document.element(id: id) else {
      throw StudioError(404, "The document has no object \(id ?? "without an id").")
    }
    let outline = try outline(of: session, scene, on: surface)
    let isView = session.document.view(id: id) != nil
    let hasAccessibility = isView || element.name == "barButtonItem" || element.kind == .tabBarItem
    return Inspection(
      object: outline.object(id), tag: element.name, line: element.position.line,
      attributes: Inspection.attributes(of: element),
      sections: element.name == "constraint"
        ? [] : AttributeSection.all(of: element, isView: isView).map { Inspection.Section($0, of: element) },
      accessibility: hasAccessibility ? Inspection.Section(AttributeSection.accessibility, of: element) : nil,
      runtime: RuntimeAttributeElement.all(of: element).map(Inspection.Runtime.init),
      connections: Self.connections(of: id, in: session.document),
      variations: Self.variations(of: element, in: session.document))
  }

  /// The values of an object for size classes, and where it is left out.
  private static func variations(of element: Element, in document: Document) -> [Inspection.Variation] {
    var found: [Inspection.Variation] = []
    func add(_ variation: Element, _ change: (inout Inspection.Variation) -> Void) {
      guard let classes = variation["key"].flatMap(VariedClasses.init(key:)) else { return }
      let index = found.firstIndex { $0.classes == classes.name } ?? found.endIndex
      if index == found.endIndex { found.append(.init(classes: classes.name, attributes: [])) }
      change(&found[index])
    }
    for variation in element.children("variation") {
      var values = variation.attributes.filter { $0.name != "key" }
      for part in variation.children {
        guard let key = part["key"] else { continue }
        if let font = variation.font(key), part.name == "fontDescription" { values.append((key, FontText.text(font))) }
        if let color = variation.color(key), part.name == "color" { values.append((key, ColorText.text(color))) }
      }
      if values.isEmpty { continue }
      add(variation) { $0.attributes += values.map { .init(name: $0.name, value: $0.value) } }
    }
    guard let id = element.id else { return found }
    document.root.forEachInTree { owner in
      for variation in owner.children("variation") {
        for mention in variation.children("mask").flatMap(\.children) where mention["reference"] == id {
          add(variation) { $0.isInstalled = mention.name == "include" }
        }
      }
    }
    return found
  }

  /// Those that begin or end at the object.
  private static func connections(of id: String, in document: Document) -> [Inspection.Connection] {
    var found: [Inspection.Connection] = []
    func name(_ id: String) -> String {
      if let view = document.view(id: id)?.view { return view.displayName }
      guard let element = document.element(id: id) else { return id }
      return element["userLabel"] ?? element["title"] ?? element["customClass"] ?? element.name
    }
    document.root.forEachInTree { owner in
      guard let source = owner.id, owner.name != "constraint" else { return }
      for connection in ConnectionElement.all(of: owner) {
        guard source == id || connection.destination == id else { continue }
        found.append(
          .init(
            id: connection.element.id, kind: connection.element.name,
            name: connection.property ?? connection.selector ?? connection.identifier ?? connection.element["kind"]
              ?? "", event: connection.element["eventType"],
            from: name(source), to: connection.destination.map(name) ?? "", source: source,
            destination: connection.destination, line: connection.position.line))
      }
    }
    return found
  }
}

extension Inspection.Runtime {
  init(_ attribute: RuntimeAttributeElement) {
    (keyPath, type) = (attribute.keyPath, attribute.element["type"] ?? "nil")
    let inner = attribute.element.child(key: "value")
    switch type {
    case "color": value = attribute.color.map(ColorText.text) ?? ""
    case "point", "size", "rect", "range":
      value = ["x", "y", "width", "height", "location", "length"].compactMap { inner?[$0] }.joined(separator: ",")
    default: value = attribute.element["value"] ?? inner?["value"] ?? inner?.text ?? ""
    }
  }
}

extension Inspection {
  /// As the document spells them.
  static func attributes(of element: Element) -> [Attribute] {
    element.attributes.filter { $0.name != "id" }.map { Attribute(name: $0.name, value: $0.value) }
  }
}

extension Outline.DocumentPart {
  /// The object with the id, without those inside of it; nil if there is none.
  func object(_ id: String) -> Outline.Object? {
    var pending = scenes.flatMap(\.objects)
    while var object = pending.popLast() {
      if object.id == id {
        object.children = []
        return object
      }
      pending += object.children
    }
    return nil
  }

  /// Without what decides each view, which inspectors ask for one by one.
  fileprivate var withoutDecisions: Self {
    func plain(_ object: Outline.Object) -> Outline.Object {
      var object = object
      object.decidedBy = []
      object.children = object.children.map(plain)
      return object
    }
    var copy = self
    for index in copy.scenes.indices { copy.scenes[index].objects = copy.scenes[index].objects.map(plain) }
    return copy
  }
}
