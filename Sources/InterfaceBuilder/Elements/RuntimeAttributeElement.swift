/// A value set by key path once the object exists.
public struct RuntimeAttributeElement: Sendable {
  public let element: Element
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

  public var number: Double? {
    element.child(key: "value")?.double("value") ?? element.double("value")
  }

  public var bool: Bool? { element.bool("value") ?? element.child(key: "value")?.bool("value") }
  public var string: String? { element.string("value") }
  public var color: ColorValue? { element.color("value") }
  public var size: Size? { element.child("size", key: "value").map { Size($0) } }
  public var rect: Rect? { element.child("rect", key: "value").map { Rect($0) } }
}
