/// The size and weight of an SF Symbol.
public struct SymbolConfigurationElement: Hashable, Sendable {
  /// `pointSize`, `font`, or nil.
  public let configurationType: String?
  /// That of the text beside which the symbol stands, in points; nil if the document does not say.
  public let pointSize: Double?
  /// `small`, `medium`, `large`, `default`; nil if the document does not say.
  public let scale: String?
  /// From `ultraLight` to `black`; nil if the document does not say.
  public let weight: String?
  /// The font whose size the symbol has; nil if the document names none.
  public let font: FontElement?

  /// Reads a symbol configuration; the name of the element is not looked at.
  public init(_ element: Element) {
    configurationType = element["configurationType"]
    pointSize = element.double("pointSize")
    scale = element["scale"]
    weight = element["weight"]
    font = element.font()
  }

  /// The configuration among an element's children, under whichever of its keys.
  public init?(in element: Element) {
    let keys = ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"]
    guard let child = keys.lazy.compactMap({ element.child(key: $0) }).first else { return nil }
    self.init(child)
  }
}
