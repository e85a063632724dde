/// A node of the document's XML. It also holds what the typed elements have no property for.
///
/// Immutable once parsed, hence safe to share between threads.
public final class Element: @unchecked Sendable {
  /// The name of the tag, such as `label`.
  public let name: String
  /// In document order.
  public let attributes: [(name: String, value: String)]
  /// In document order; comments are not among them.
  public let children: [Element]
  /// The character data of this element itself, entities resolved, pieces between children joined.
  /// White space between child elements is layout of the file and left out.
  public let text: String
  /// Where the `<` of the start tag is.
  public let position: SourcePosition

  /// An element that needs no file; the position is that of the element it stands for.
  public init(
    name: String, attributes: [(name: String, value: String)] = [], children: [Element] = [], text: String = "",
    position: SourcePosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The value of an attribute, nil if it is absent. Linear in the number of attributes.
  public subscript(_ attribute: String) -> String? {
    attributes.first { $0.name.isSame(as: attribute) }?.value
  }

  /// The Interface Builder id.
  public var id: String? { self["id"] }
}

extension String {
  /// Equality for names of XML, most of which differ in length: to compare these first takes a third of the time.
  func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
