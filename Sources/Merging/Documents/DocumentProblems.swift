import InterfaceBuilder

/// What makes a document one that Interface Builder cannot open, or that fails when it is loaded.
package struct DocumentProblems {
  /// Ids that more than one object has.
  package private(set) var twiceUsedIDs: Set<String> = []
  /// References to objects that are not there, as `constraint firstItem aBc-12-3dE`.
  package private(set) var danglingReferences: Set<String> = []
  /// Places that more than one object fills, as `aBc-12-3dE contentView`.
  package private(set) var fullSlots: Set<String> = []
  /// Names of images and colors that are used, and were listed by any of the versions, but are not listed.
  package private(set) var missingResources: Set<String> = []

  /// No problems.
  package init() {}

  /// - Parameters:
  ///   - root: the root of a document.
  ///   - ids: the ids that references may have; what else an attribute holds is no reference.
  ///   - names: resources that any version lists.
  package init(of root: Element, ids known: Set<String>, names: Set<String>) {
    var ids: Set<String> = []
    var listed: Set<String> = []
    var used: Set<String> = []
    var references: [(text: String, id: String)] = []
    func visit(_ element: Element, _ parent: Element?, _ owner: String, isResource: Bool) {
      var owner = owner
      if let id = element.id,
        DocumentTraits.objectID(of: element, in: parent) != nil || element.name == "outlet" || element.name == "segue"
      {
        if !ids.insert(id).inserted { twiceUsedIDs.insert(id) }
        owner = id
      }
      if isResource, let name = element["name"], parent?.name == "resources" { listed.insert(name) }
      for (name, value) in element.attributes {
        if DocumentTraits.refers(name, value) { references.append(("\(element.name) \(name) \(value)", value)) }
        if !isResource, DocumentTraits.mayUse(name), names.contains(value) { used.insert(value) }
      }
      var slots: Set<String> = []
      for child in element.children {
        let isSlot = child.id != nil && child["key"] != nil || child.name == "outlet"
        if isSlot, let slot = child["key"] ?? child["property"], !slots.insert(slot).inserted {
          fullSlots.insert("\(owner) \(slot)")
        }
        visit(child, element, owner, isResource: isResource || child.name == "resources" && parent == nil)
      }
    }
    visit(root, nil, "", isResource: false)
    danglingReferences = Set(references.filter { known.contains($0.id) && !ids.contains($0.id) }.map(\.text))
    missingResources = used.subtracting(listed)
  }

  /// The problems that neither of two documents has.
  package func new(comparedWith ours: DocumentProblems, _ theirs: DocumentProblems) -> DocumentProblems {
    var new = DocumentProblems()
    new.twiceUsedIDs = twiceUsedIDs.subtracting(ours.twiceUsedIDs).subtracting(theirs.twiceUsedIDs)
    new.danglingReferences = danglingReferences.subtracting(ours.danglingReferences).subtracting(
      theirs.danglingReferences)
    new.fullSlots = fullSlots.subtracting(ours.fullSlots).subtracting(theirs.fullSlots)
    new.missingResources = missingResources.subtracting(ours.missingResources).subtracting(theirs.missingResources)
    return new
  }

  /// Whether there is none.
  package var isEmpty: Bool {
    twiceUsedIDs.isEmpty && danglingReferences.isEmpty && fullSlots.isEmpty && missingResources.isEmpty
  }

  /// One line for each problem.
  package var lines: [String] {
    twiceUsedIDs.sorted().map { "two objects have the id \($0)" }
      + danglingReferences.sorted().map { "a reference points to a missing object: \($0)" }
      + fullSlots.sorted().map { "the document contains two of an element that can occur only once: \($0)" }
      + missingResources.sorted().map { "the resource \($0) is missing from the list of resources" }
  }
}
