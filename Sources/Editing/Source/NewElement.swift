/// An element that a document does not have yet.
struct NewElement: Hashable {
  var name: String
  /// In the order in which they are written.
  var attributes: [Pair]
  var children: [NewElement] = []
  /// The characters between the tags; only without children.
  var text: String?

  /// Attributes with nil are left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [NewElement] = [],
    text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.compactMap { key, value in value.map { Pair(key, $0) } }
    self.children = children
    self.text = text
  }

  struct Pair: Hashable {
    let name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}
