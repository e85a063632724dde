/// What a document says about an object of one kind, read from its XML once and for all.
///
/// Attributes that name one of several things are enumerations whose raw values are the document's words. A word without a
/// case counts as if the attribute were absent, unless the property says otherwise.
package protocol TypedElement: Sendable {
  /// The kind of the elements that the type reads.
  static var kind: ElementKind { get }

  /// The XML element; attributes without a property of the type are read from it.
  var element: Element { get }

  /// Nil for an element of another kind.
  init?(_ element: Element)
}

extension Element {
  /// The case of an enumeration that an attribute names; nil if the attribute is absent or names none.
  func word<Word: RawRepresentable>(_ attribute: String, as type: Word.Type = Word.self) -> Word?
  where Word.RawValue == String {
    self[attribute].flatMap(Word.init(rawValue:))
  }
}
