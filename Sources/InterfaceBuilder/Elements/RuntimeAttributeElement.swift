/// A user-defined runtime attribute: a value that is set by key path once the object exists.
public struct RuntimeAttributeElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Names of properties joined by dots, such as `layer.cornerRadius`.
  public let keyPath: String
  /// `boolean`, `number`, `string`, `color`, `size`, `point`, `rect`, `range`, `image`, `nil`.
  public let type: String

  /// The user-defined runtime attributes of an object, in document order.
  public static func all(of object: Element) -> [RuntimeAttributeElement] {
    let list = object.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? []
    return list.compactMap { element in
      element["keyPath"].map { RuntimeAttributeElement(element: element, keyPath: $0, type: element["type"] ?? "nil") }
    }
  }

  /// The number, whichever way it is written; nil for values of other types.
  public var number: Double? {
    element.child(key: "value")?.double("value") ?? element.double("value")
  }

  /// True or false, whichever way it is written; nil for values of other types.
  public var bool: Bool? { element.bool("value") ?? element.child(key: "value")?.bool("value") }
  /// The text; nil for values of other types.
  public var string: String? { element.string("value") }
  /// The colour; nil for values of other types.
  public var color: ColorValue? { element.color("value") }
  /// The size, in points for what is a length; nil for values of other types.
  public var size: Size? { element.child("size", key: "value").map { Size($0) } }
  /// The rectangle, in points for what is a length; nil for values of other types.
  public var rect: Rect? { element.child("rect", key: "value").map { Rect($0) } }
}
