import Geometry
import InterfaceBuilder

/// A document that is being edited: its bytes as they were read, and all that edits have changed since.
///
/// An edit that is refused leaves the draft as it is. A draft belongs to one thread.
public final class Draft {
  /// The path as it was given; it is not opened.
  public let file: String
  /// The document's tree with its changes.
  private(set) var tree: SourceTree
  /// The first element of each id.
  private(set) var nodes: [String: SourceNode] = [:]
  /// The edits that were applied, in their order.
  public private(set) var edits: [Edit] = []
  private var ids: IDGenerator

  /// Begins to edit a document.
  ///
  /// - Throws: `ReadError` if the bytes are no storyboard or xib for iOS, or are not UTF-8. Linear in their number.
  public init(_ bytes: [UInt8], file: String) throws(ReadError) {
    _ = try Document.read(.init(bytes), file: file)
    self.file = file
    tree = try SourceReader.read(bytes)
    ids = IDGenerator(seed: bytes)
    index(tree.root)
  }

  /// What all edits change together.
  public var patch: Patch { tree.patch }

  /// The bytes with all changes. Linear in the size of the document.
  public var bytes: [UInt8] { patch.applied(to: tree.file) ?? tree.file }

  /// The document with all changes, as readers understand it.
  ///
  /// - Throws: `ReadError` if a change made it unreadable, which would be a mistake of this library.
  public func document() throws(ReadError) -> Document { try Document.read(.init(bytes), file: file) }

  /// Applies an edit.
  ///
  /// - Returns: the id of the object that it made or changed.
  /// - Throws: ``EditError`` if Interface Builder would refuse it.
  @discardableResult
  public func apply(_ edit: Edit) throws(EditError) -> String {
    let id = try perform(edit)
    edits.append(edit)
    return id
  }

  /// Applies all edits or, if one is refused, none.
  public func apply(_ edits: [Edit]) throws(EditError) {
    try transaction { draft throws(EditError) in
      for edit in edits { try draft.apply(edit) }
    }
  }

  /// Does something with the draft. If it throws, the draft is again as it was before. Linear in the
  /// size of the document.
  public func transaction<Result>(_ work: (Draft) throws(EditError) -> Result) throws(EditError) -> Result {
    let (before, count) = (tree.copy(), edits.count)
    do throws(EditError) {
      return try work(self)
    } catch {
      tree = before
      edits.removeLast(edits.count - count)
      nodes = [:]
      index(tree.root)
      throw error
    }
  }

  // MARK: Ids

  /// An id like Xcode's that nothing in the document has.
  func newID() -> String {
    while true {
      let id = ids.next()
      if nodes[id] == nil { return id }
    }
  }

  /// Gives an object an id that has none.
  func giveID(to node: SourceNode) {
    set("id", to: newID(), in: node)
    index(node)
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
