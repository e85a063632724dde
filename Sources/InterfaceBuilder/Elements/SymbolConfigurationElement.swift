/// How large and heavy an SF Symbol is drawn.
public struct SymbolConfigurationElement: Hashable, Sendable {
  /// `pointSize`, `font`, or nil.
  public let configurationType: String?
  public let pointSize: Double?
  public let scale: String?
  public let weight: String?
  public let font: FontElement?

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
