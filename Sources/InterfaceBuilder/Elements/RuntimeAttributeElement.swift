/// A user-defined runtime attribute: a value that is set by key path once the object exists.
package struct RuntimeAttributeElement: Sendable {
  /// The type of the value; the raw values are the document's.
  package enum ValueType: String, Sendable {
    /// True or false.
    case boolean
    /// A number, whole or not.
    case number
    /// A text.
    case string
    /// A text that is translated.
    case localizedString
    /// A color.
    case color
    /// A size.
    case size
    /// A point.
    case point
    /// A rectangle.
    case rect
    /// A range.
    case range
    /// An image, by its name.
    case image
    /// No value.
    case null = "nil"
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Names of properties joined by dots, such as `layer.cornerRadius`.
  package let keyPath: String
  /// No value if the document does not say; nil for a type unknown here.
  package let type: ValueType?

  /// The user-defined runtime attributes of an object, in document order.
  package static func all(of object: Element) -> [RuntimeAttributeElement] {
    let list = object.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? []
    return list.compactMap { element in
      guard let keyPath = element["keyPath"] else { return nil }
      let type = element["type"] == nil ? .null : element.word("type", as: ValueType.self)
      return RuntimeAttributeElement(element: element, keyPath: keyPath, type: type)
    }
  }

  /// The number, whichever way it is written; nil for values of other types.
  package var number: Double? {
    element.child(key: "value")?.double("value") ?? element.double("value")
  }

  /// True or false, whichever way it is written; nil for values of other types.
  package var bool: Bool? { element.bool("value") ?? element.child(key: "value")?.bool("value") }
  /// The text; nil for values of other types.
  package var string: String? { element.string("value") }
  /// The color; nil for values of other types.
  package var color: ColorValue? { element.color("value") }
  /// The size, in points for what is a length; nil for values of other types.
  package var size: Size? { element.child("size", key: "value").map { Size($0) } }
  /// The point, in points for what is a length; a coordinate that is absent is 0. Nil for values of other types.
  package var point: Point? {
    element.child("point", key: "value").map { Point(x: $0.double("x") ?? 0, y: $0.double("y") ?? 0) }
  }
  /// The image; nil for values of other types.
  package var image: ImageReference? { ImageReference(in: element, key: "value") }
  /// The rectangle, in points for what is a length; nil for values of other types.
  package var rect: Rect? { element.child("rect", key: "value").map { Rect($0) } }
}
