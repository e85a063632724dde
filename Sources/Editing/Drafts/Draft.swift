import Geometry
import InterfaceBuilder

/// A document that is being edited: its bytes as they were read, and all that edits have changed since.
///
/// An edit that is refused leaves the draft as it is. A draft belongs to one thread.
package final class Draft {
  /// The path as it was given; it is not opened.
  package let file: String
  /// The document's tree with its changes.
  private(set) var tree: SourceTree
  /// The first element of each id.
  private(set) var nodes: [String: SourceNode] = [:]
  /// The edits that were applied, in their order.
  package private(set) var edits: [Edit] = []
  private var ids: IDGenerator
  /// What readers understood last, and how much was changed by then; nil before anybody asked.
  private var known: (document: Document, changes: Int)?

  /// Begins to edit a document as its file has it: variations and texts that were applied to it since do not count.
  ///
  /// - Throws: `ReadError` if the file is not UTF-8. Linear in its size.
  package init(_ document: Document) throws(ReadError) {
    file = document.file
    tree = try SourceTree(document)
    ids = IDGenerator(seed: tree.file)
    known = document.isAsRead ? (document, 0) : nil
    index(tree.root)
  }

  /// Reads a document and begins to edit it.
  ///
  /// - Throws: `ReadError` if the bytes are no storyboard or xib for iOS, or are not UTF-8. Linear in their number.
  package convenience init(_ bytes: [UInt8], file: String) throws(ReadError) {
    try self.init(try Document.read(.init(bytes), file: file))
  }

  /// What all edits change together.
  package var patch: Patch { tree.patch }

  /// The bytes with all changes. Linear in the size of the document.
  package var bytes: [UInt8] { patch.applied(to: tree.file) ?? tree.file }

  /// The document with all changes, as readers understand it. It is read once after each change.
  ///
  /// - Throws: `ReadError` if a change made it unreadable, which would be a mistake of this library.
  package func document() throws(ReadError) -> Document {
    if let known, known.changes == tree.root.changes { return known.document }
    let document = try Document.read(.init(bytes), file: file)
    known = (document, tree.root.changes)
    return document
  }

  /// Begins anew with the document as it is now: its changes are no longer those of the draft. It is not read again if it was since the
  /// last change. Linear in its size.
  package func settle() throws(ReadError) {
    let document = try document()
    tree = try SourceTree(document)
    ids = IDGenerator(seed: tree.file)
    known = (document, 0)
    edits = []
    indexAgain()
  }

  /// Applies an edit.
  ///
  /// - Returns: the id of the object that it made or changed.
  /// - Throws: ``EditError`` if Interface Builder would refuse it.
  @discardableResult
  package func apply(_ edit: Edit) throws(EditError) -> String {
    let id = try perform(edit)
    edits.append(edit)
    return id
  }

  /// Applies all edits or, if one is refused, none.
  package func apply(_ edits: [Edit]) throws(EditError) {
    try transaction { draft throws(EditError) in
      for edit in edits { try draft.apply(edit) }
    }
  }

  /// Does something with the draft. If it throws, the draft is again as it was before. Linear in the
  /// size of the document.
  package func transaction<Result>(_ work: (Draft) throws(EditError) -> Result) throws(EditError) -> Result {
    let before = state
    do throws(EditError) {
      return try work(self)
    } catch {
      restore(before)
      throw error
    }
  }

  /// Does something with the draft and takes it back, so that the draft is again as it was before, with the ids that new objects will get.
  /// Linear in the size of the document.
  package func rehearse<Result, Failure>(_ work: (Draft) throws(Failure) -> Result) throws(Failure) -> Result {
    let (before, ids) = (state, ids)
    defer {
      restore(before)
      self.ids = ids
    }
    return try work(self)
  }

  private struct State {
    let tree: SourceTree
    let edits: Int
    let known: (document: Document, changes: Int)?
  }

  private var state: State { State(tree: tree.copy(), edits: edits.count, known: known) }

  private func restore(_ state: State) {
    (tree, known) = (state.tree, state.known)
    edits.removeLast(edits.count - state.edits)
    indexAgain()
  }

  // MARK: Ids

  /// An id like Xcode's that nothing in the document has.
  func newID() -> String {
    while true {
      let id = ids.next()
      if nodes[id] == nil { return id }
    }
  }

  /// Makes the ids that follow depend on what is done next.
  func seedIDs(with bytes: some Sequence<UInt8>) { ids.mix(bytes) }

  /// Gives an object an id that has none.
  func giveID(to node: SourceNode) {
    set("id", to: newID(), in: node)
    index(node)
  }

  private func indexAgain() {
    nodes = [:]
    index(tree.root)
  }

  func index(_ node: SourceNode) {
    for inner in node.subtree {
      for attribute in ["id", "sceneID"] {
        if let id = tree.value(of: attribute, in: inner), nodes[id] == nil { nodes[id] = inner }
      }
    }
  }

  func forget(_ node: SourceNode) {
    for inner in node.subtree {
      for attribute in ["id", "sceneID"] {
        if let id = tree.value(of: attribute, in: inner), nodes[id] === inner { nodes[id] = nil }
      }
    }
  }
}
