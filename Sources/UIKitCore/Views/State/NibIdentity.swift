/// What a document calls an object that was made from it; empty for one made in code.
struct NibIdentity {
  /// The id of the document's element.
  var id: String?
  /// The class named in the document, where it is not one of this process.
  var className: String?
  /// The name Xcode shows.
  var name: String?
}
