/// What a format says of a thing, by which it is merged.
struct NodeTraits {
  /// How the children of a thing are ordered.
  enum Order {
    /// No order matters.
    case set
    /// The order is what a user sees, such as that of subviews.
    case list
    /// The program that writes the format sorts them, by ``NodeTraits/sortKey``.
    case sorted
  }

  /// What a list says of an object that it names.
  enum Ownership {
    /// It is used here.
    case member
    /// It is a part of the object that the list lies in.
    case part
    /// It is at home here: without this place it is nowhere.
    case home
  }

  /// Whether it has an id of its own, so that it may lie elsewhere in another version.
  var isObject = false
  /// Whether it is one value, which is taken from one side as a whole.
  var isAtomic = false
  /// Whether it only holds others and exists as long as it does.
  var isContainer = false
  /// Whether it follows from the rest: a difference is never asked about, and none keeps anything from being deleted.
  var isDerived = false
  /// Whether a person may have chosen it although it is derived: where both sides changed it, a note says so.
  var isNoted = false
  /// Whether it only connects others, and goes with any of them.
  var isReference = false
  /// Whether the object that it lies in goes with what it refers to.
  var isVital = false
  /// The id of an object that exists as long as it is listed here or in another such place; nil for other things.
  var owns: String?
  /// How it owns that.
  var ownership = Ownership.member
  /// How its children are ordered.
  var order = Order.set
  /// Its place among its siblings where these are sorted.
  var sortKey = ""
  /// The place in its parent that only one may fill; nil if several may.
  var slot: String?
  /// The name by which others use it; it exists as long as one of them does.
  var usedName: String?
  /// What makes it the same as another one with another id; nil if nothing does.
  var twinKey: String?
  /// What it decides: two that decide the same in different ways contradict each other.
  var subject: String?
}

/// A thing in one version of a file.
final class VersionNode {
  /// The same for the same thing in other versions.
  let identity: Int
  let name: String
  let attributes: [(name: String, value: String)]
  let text: String
  let traits: NodeTraits
  /// The number of what the format read it from.
  let source: Int
  /// Whether its attributes are not those of the file, because ids were changed.
  let isRenamed: Bool
  private(set) var children: [VersionNode] = []
  private(set) unowned(unsafe) var parent: VersionNode?

  init(
    identity: Int, name: String, attributes: [(name: String, value: String)], text: String, traits: NodeTraits,
    source: Int, isRenamed: Bool
  ) {
    self.identity = identity
    self.name = name
    self.attributes = attributes
    self.text = text
    self.traits = traits
    self.source = source
    self.isRenamed = isRenamed
  }

  func adopt(_ child: VersionNode) {
    child.parent = self
    children.append(child)
  }

  subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// Whether two values are the same with all they hold.
  func equals(_ other: VersionNode, ignoring ignored: (String) -> Bool = { _ in false }) -> Bool {
    guard name == other.name, text == other.text, children.count == other.children.count,
      hasAttributes(of: other, ignoring: ignored)
    else { return false }
    return zip(children, other.children).allSatisfy { $0.equals($1, ignoring: ignored) }
  }

  /// Whether the attributes are the same, in any order.
  func hasAttributes(of other: VersionNode, ignoring ignored: (String) -> Bool = { _ in false }) -> Bool {
    // Most are written in the same order.
    if attributes.count == other.attributes.count, zip(attributes, other.attributes).allSatisfy({ $0 == $1 }) {
      return true
    }
    func wanted(_ node: VersionNode) -> [String: String] {
      var values: [String: String] = [:]
      for (name, value) in node.attributes where !ignored(name) { values[name] = value }
      return values
    }
    return wanted(self) == wanted(other)
  }
}

/// All things of one version.
struct MergeVersion {
  let root: VersionNode
  /// By identity; an identity that is not there is not in the version.
  private var nodes: [VersionNode?]

  /// - Parameter count: the number of identities of all versions.
  init(root: VersionNode, count: Int) {
    self.root = root
    nodes = Array(repeating: nil, count: count)
    var pending = [root]
    while let node = pending.popLast() {
      nodes[node.identity] = node
      pending += node.children
    }
  }

  subscript(_ identity: Int) -> VersionNode? { identity < nodes.count ? nodes[identity] : nil }
}
