import InterfaceBuilder
import PropertyLists

/// What one side of a merge added and its result lacks.
package struct DocumentAudit {
  /// An object, a connection or a constraint that is lost.
  package struct Loss: Hashable, Sendable {
    /// Whose it was.
    package var side: MergeSide
    /// Such as `the button “Submit”`.
    package var name: String
    /// The name of the scene; nil in a xib.
    package var scene: String?
    /// Its id.
    package var id: String
    /// How many objects lie in it that are lost as well.
    package var parts: Int
    /// The line of the result where what it lay in is; 1 if that is not known.
    package var line: Int
    /// The column there.
    package var column: Int
    /// For an outlet: the class whose property is not connected any more, and the property.
    package var outlet: Outlet?
  }

  /// A property of a class that a document connected.
  package struct Outlet: Hashable, Sendable {
    /// The class of the object that has the property, as the document names it.
    package var className: String
    /// The name of the property.
    package var property: String
  }

  /// What is lost, in the order of the documents, that of ours first.
  package private(set) var losses: [Loss] = []

  /// - Parameter base: nil or empty if both sides added the document.
  /// Why documents cannot be compared.
  package struct Failure: Error {
    /// Whether it is the result that cannot be read, and the versions can.
    package var isOfResult: Bool
    /// What is wrong with the file.
    package var error: ReadError
  }

  /// - Throws: ``Failure`` if a file is no document that Interface Builder writes since Xcode 5. Linear in the size of the files.
  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], result: [UInt8]) throws(Failure) {
    if result == ours && ours == theirs { return }
    func facts(_ bytes: [UInt8], isResult: Bool = false) throws(Failure) -> Facts {
      do throws(ReadError) { return try Facts(bytes) } catch { throw Failure(isOfResult: isResult, error: error) }
    }
    let before = try base.flatMap { $0.isEmpty ? nil : $0 }.map { bytes throws(Failure) in try facts(bytes) }
    let (own, others) = (try facts(ours), try facts(theirs))
    let after = try facts(result, isResult: true)
    for (side, facts, other) in [(MergeSide.ours, own, others), (.theirs, others, own)] {
      addLosses(of: side, facts, other: other, before, after)
    }
  }

  private mutating func addLosses(of side: MergeSide, _ facts: Facts, other: Facts, _ before: Facts?, _ after: Facts) {
    func isLost(_ id: String) -> Bool {
      before?.objects[id] == nil && other.objects[id] == nil && after.objects[id] == nil
    }
    var places: [String: Int] = [:]
    for id in facts.order where isLost(id) {
      guard let object = facts.objects[id], object.element.name != "viewLayoutGuide" else { continue }
      // With what it was added, else what it was added to.
      if let owner = object.owner, isLost(owner), let place = places[owner] {
        places[id] = place
        if object.owner != nil, !object.isReference { losses[place].parts += 1 }
        continue
      }
      if let owner = object.owner, after.objects[owner] == nil { continue }
      // What it refers to was deleted.
      if object.isReference,
        object.targets.contains(where: { after.objects[$0] == nil && facts.objects[$0] != nil && !isLost($0) })
      {
        continue
      }
      // One that is lost with an object is told with that.
      if object.isReference, object.targets.contains(where: { places[$0] != nil || isLost($0) }), object.outlet == nil {
        continue
      }
      // There under another id: a person made it anew, or, of what only connects others, the other side has it too.
      let twins = (after.twins[object.twin] ?? []).filter { facts.objects[$0] == nil }
      if twins.contains(where: { object.isReference || other.objects[$0] == nil }) { continue }
      places[id] = losses.count
      let ancestor = object.owner.flatMap { after.objects[$0]?.element.position }
      losses.append(
        Loss(
          side: side, name: facts.name(of: id), scene: facts.scene(of: id), id: id, parts: 0, line: ancestor?.line ?? 1,
          column: ancestor?.column ?? 1, outlet: object.outlet))
    }
  }

  /// The objects of a document.
  private struct Facts {
    struct Object {
      let element: Element
      /// The id of the object that it lies in.
      let owner: String?
      let isReference: Bool
      let targets: [String]
      /// The same for what does the same under another id.
      let twin: String
      let outlet: Outlet?
    }

    private(set) var objects: [String: Object] = [:]
    private(set) var order: [String] = []
    /// Ids by what their objects do.
    private(set) var twins: [String: [String]] = [:]
    private let words: DocumentWords
    private let table = IdentityTable()

    init(_ bytes: [UInt8]) throws(ReadError) {
      let version = try DocumentVersion(bytes)
      version.identify(in: table)
      guard let root = version.merged else { throw ReadError("no element", at: version.root.position) }
      let tree = MergeVersion(root: root, count: table.count)
      words = DocumentWords(base: nil, ours: (version, tree), theirs: (version, tree), table: table)
      visit(version.root, nil, nil)
    }

    func name(of id: String) -> String {
      if let number = table.number(ofID: id) { return words.name(of: number) }
      guard let object = objects[id] else { return id }
      let owner = object.owner.flatMap { table.number(ofID: $0) }.map(words.name) ?? "the document"
      return object.outlet.map { "the outlet “\($0.property)” of \(owner)" } ?? "the \(object.element.name) of \(owner)"
    }

    func scene(of id: String) -> String? {
      var next: String? = id
      while let id = next {
        if id.hasPrefix("scene:") { return table.number(ofID: id).map { words.sceneName(of: $0) } ?? nil }
        next = objects[id]?.owner
      }
      return nil
    }

    private mutating func visit(_ element: Element, _ parent: Element?, _ owner: String?) {
      var owner = owner
      if let id = DocumentTraits.objectID(of: element, in: parent) ?? (parent == nil ? nil : element.id),
        objects[id] == nil, !DocumentTraits.withoutIdentity.contains(element.name)
      {
        let isReference = ["constraint", "outlet", "outletCollection", "action", "segue", "binding"].contains(
          element.name)
        let targets = element.attributes.filter { DocumentTraits.refers($0.name, $0.value) }.map(\.value)
        let ignored: Set<String> = ["id", "constant", "priority", "symbolic", "userLabel", "identifier", "multiplier"]
        let twin =
          isReference
          ? element.attributes.filter { element.name == "outlet" ? $0.name == "property" : !ignored.contains($0.name) }
          : element.attributes.filter { $0.name != "id" && !DocumentTraits.isDerived($0.name, of: element.name) }
        let text = twin.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
        var outlet: Outlet?
        if element.name == "outlet", let property = element["property"],
          let name = owner.flatMap({ objects[$0]?.element["customClass"] })
        {
          outlet = Outlet(className: name, property: property)
        }
        let object = Object(
          element: element, owner: owner, isReference: isReference, targets: targets,
          twin: "\(element.name) in \(owner ?? "") \(text)", outlet: outlet)
        objects[id] = object
        order.append(id)
        twins[object.twin, default: []].append(id)
        owner = id
      }
      for child in element.children { visit(child, element, owner) }
    }
  }
}
