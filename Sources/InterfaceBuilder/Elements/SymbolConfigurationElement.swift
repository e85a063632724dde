/// The size and weight of an SF Symbol.
package struct SymbolConfigurationElement: Hashable, Sendable {
  /// What gives the symbol its size; the raw values are the document's.
  package enum ConfigurationType: String, Sendable {
    /// A size in points.
    case pointSize
    /// A font.
    case font
  }

  /// How large a symbol is beside text; the raw values are the document's.
  package enum Scale: String, Sendable {
    /// As large as the place of the symbol has it, which is medium.
    case automatic = "default"
    /// Smaller than capital letters.
    case small
    /// A little larger than capital letters.
    case medium
    /// As large as a symbol that stands for itself.
    case large
  }

  /// Nil if the document does not say.
  package let configurationType: ConfigurationType?
  /// That of the text beside which the symbol stands, in points; nil if the document does not say.
  package let pointSize: Double?
  /// Nil if the document does not say, automatic for a word unknown here.
  package let scale: Scale?
  /// Nil if the document does not say.
  package let weight: FontElement.Weight?
  /// The font whose size the symbol has; nil if the document names none.
  package let font: FontElement?

  /// Reads a symbol configuration; the name of the element is not looked at.
  package init(_ element: Element) {
    configurationType = element.word("configurationType")
    pointSize = element.double("pointSize")
    scale = element["scale"].map { Scale(rawValue: $0) ?? .automatic }
    weight = element.word("weight")
    font = element.font()
  }

  /// The configuration among an element's children, under whichever of its keys.
  package init?(in element: Element) {
    let keys = ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"]
    guard let child = keys.lazy.compactMap({ element.child(key: $0) }).first else { return nil }
    self.init(child)
  }
}
