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

  struct Part: Encodable {
    var file: String
    /// The state of a document that is open.
    var state: DocumentState?
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
  /// The ids of the controller that the app begins with.
  var initialScene: String?
}

/// What inspectors show of an object besides its outline.
struct Inspection: Encodable {
  /// The object without those inside of it.
  var object: Outline.Object?
  var tag: String
  var line: Int
  /// As the document spells them, without those that have a control of their own.
  var attributes: [Attribute]
  var connections: [Connection]

  struct Attribute: Encodable {
    var name: String
    var value: String
  }

  struct Connection: Encodable {
    /// `outlet`, `action`, `segue` or what else the document calls it.
    var kind: String
    /// The property, the message or the kind of segue.
    var name: String
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
    return DocumentList(
      name: name, documents: files.map { DocumentList.Part(file: $0, state: openState($0)) }, problems: problems)
  }

  /// A document on a surface.
  func document(_ file: String?, on surface: SurfaceRequest?) throws(StudioError) -> DocumentAnswer {
    let session = try session(file)
    let outline = try outline(of: session, on: surface, decisionsOf: [])
    let document = session.document
    return DocumentAnswer(
      state: session.state, device: document.device?.id, orientation: document.device?.orientation.rawValue,
      outline: outline, diagnostics: document.diagnostics.map(ReportDiagnostic.init),
      initialScene: document.initialViewController)
  }

  private func outline(
    of session: DocumentSession, on surface: SurfaceRequest?, decisionsOf decided: Set<String>
  ) throws(StudioError) -> Outline.DocumentPart {
    let stand = try stand(session, language: surface?.language)
    let place =
      try surface.map { surface throws(StudioError) in Surface.device(try surface.configuration()) } ?? .canvas
    return Outline.DocumentPart(
      session.document, on: place, options: stand.options, localization: stand.localization, decisionsOf: decided)
  }

  /// What inspectors show of the object with the id.
  func inspection(_ file: String?, of id: String?, on surface: SurfaceRequest?) throws(StudioError) -> Inspection {
    let session = try session(file)
    guard let id, let element = session.document.element(id: id) else {
      throw StudioError(404, "The document has no object \(id ?? "without an id").")
    }
    let outline = try outline(of: session, on: surface, decisionsOf: [id])
    var object = outline.scenes.lazy.flatMap(\.objects).compactMap { Self.find(id, in: $0) }.first
    object?.children = []
    return Inspection(
      object: object, tag: element.name, line: element.position.line,
      attributes: element.attributes.filter { $0.name != "id" }.map { .init(name: $0.name, value: $0.value) },
      connections: Self.connections(of: id, in: session.document))
  }

  private static func find(_ id: String, in root: Outline.Object) -> Outline.Object? {
    var pending = [root]
    while let object = pending.popLast() {
      if object.id == id { return object }
      pending += object.children
    }
    return nil
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
            kind: connection.element.name,
            name: connection.property ?? connection.selector ?? connection.identifier ?? connection.element["kind"]
              ?? "",
            from: name(source), to: connection.destination.map(name) ?? "", source: source,
            destination: connection.destination, line: connection.position.line))
      }
    }
    return found
  }
}
