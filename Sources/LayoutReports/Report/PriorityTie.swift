/// Contents that share the room along an axis and have the same priority, so that nothing decides which of them gives way: what
/// Interface Builder calls Content Priority Ambiguity.
public struct PriorityTie: Hashable, Sendable, Codable {
  /// The priority that contents have in common.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is more room than the contents need: one of them stretches.
    case hugging
    /// There is less room than the contents need: one of them is compressed.
    case compressionResistance
  }

  /// A view whose content is tied with others.
  public struct Member: Hashable, Sendable, Codable {
    /// The document's id of the view.
    public var viewID: String?
    /// Where the view is; finds it also without an id.
    public var view: ViewPath
    /// What people call the view, unlike all others of the scene.
    public var name: String

    /// A view at a path.
    public init(viewID: String?, view: ViewPath, name: String) {
      (self.viewID, self.view, self.name) = (viewID, view, name)
    }
  }

  /// The size along the axis: `width` or `height`.
  public var quantity: AmbiguityReport.Quantity
  /// Which priority is the same.
  public var kind: Kind
  /// The priority, from 1 to 999.
  public var priority: Double
  /// Whether the other kind of priority is the same as well, so that contents of any size are tied.
  public var holdsForAnyContent: Bool
  /// The views, in the order of the tree; two or more.
  public var members: [Member]

  /// A tie of views along an axis.
  public init(
    quantity: AmbiguityReport.Quantity, kind: Kind, priority: Double, holdsForAnyContent: Bool, members: [Member]
  ) {
    (self.quantity, self.kind, self.priority) = (quantity, kind, priority)
    (self.holdsForAnyContent, self.members) = (holdsForAnyContent, members)
  }
}

extension PriorityTie {
  /// Which views are tied, with the priority, and what is undefined.
  public var message: String {
    "\(subject) have the same \(axis) \(property) priority, \(short: priority), so Auto Layout cannot decide which view to "
      + (kind == .hugging ? "stretch" : "compress")
  }

  /// `horizontal` or `vertical`.
  public var axis: String { quantity == .width ? "horizontal" : "vertical" }

  private var property: String { kind == .hugging ? "hugging" : "compression resistance" }

  /// All names, or the first four and the number of the others.
  private var subject: String {
    let names = members.map { "\"\($0.name)\"" }
    guard names.count > 4 else { return names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")" }
    return names.prefix(4).joined(separator: ", ") + " and \(names.count - 4) more views"
  }
}

extension AmbiguityReport {
  /// The ties of which the view of this report is the first member: each tie once among the reports of a scene.
  package var ownTies: [PriorityTie] { ties.filter { $0.members.first?.view == view } }
}

extension String {
  /// The first 32 characters of a name, on one line.
  package var shortenedName: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count <= 32 ? line : line.prefix(31) + "…"
  }
}
