/// The difference of one object between two versions of a document.
package struct DocumentChange: Hashable, Sendable {
  /// What happened to an object.
  package enum Kind: String, Hashable, Sendable {
    /// The object is in one of the versions only.
    case added, removed
    /// The object is in both, with other attributes, parts or another superview.
    case changed
  }

  /// What ``details`` say where children are in another order.
  package static let order = "order of subviews"

  /// The id of the object, or `image:NAME` and the like for resources, which have none.
  package var id: String
  /// The name of its XML element, such as `constraint`.
  package var element: String
  /// Whether the object was added, removed or changed.
  package var kind: Kind
  /// Where the object is in the new version, or in the old one if it was removed.
  package var position: SourcePosition
  /// The attributes that changed, such as `constant: 80 → 60`. Empty for an object that was added or removed.
  package var details: [String]

  /// `constraint btn-le-ad0: constant: 80 → 60`, `label Xk2-9a-LpQ was removed`.
  package var text: String {
    switch kind {
    case .added, .removed: "\(element) \(id) was \(kind.rawValue)"
    case .changed: "\(element) \(id): " + details.joined(separator: ", ")
    }
  }
}
