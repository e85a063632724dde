/// How one object of a document differs between two versions of it.
public struct DocumentChange: Hashable, Sendable {
  /// What happened to an object.
  public enum Kind: String, Hashable, Sendable {
    /// The object is in one of the versions only.
    case added, removed
    /// The object is in both, with other attributes, parts or another superview.
    case changed
  }

  /// The id of the object, or `image:NAME` and the like for resources, which have none.
  public var id: String
  /// The name of its XML element, such as `constraint`.
  public var element: String
  /// Whether the object was added, removed or changed.
  public var kind: Kind
  /// Where the object is in the new version; a removed one in the old.
  public var position: SourcePosition
  /// What changed, by name: `constant: 80 → 60`. None for what was added or removed as a whole.
  public var details: [String]

  /// `constraint btn-le-ad0: constant: 80 → 60`, `label Xk2-9a-LpQ was removed`.
  public var text: String {
    switch kind {
    case .added, .removed: "\(element) \(id) was \(kind.rawValue)"
    case .changed: "\(element) \(id): " + details.joined(separator: ", ")
    }
  }
}
