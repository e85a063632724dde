import InterfaceBuilder
import TextLayout

/// Fonts as people write them: `system 17`, `system semibold 17`, `bold 17`, `italic 17`, `body` for a text style, `Roboto-Bold 15` for a
/// font by its PostScript name.
package enum FontText {
  /// The names of text styles, from the largest to the smallest.
  package static let styles: [String] = TextStyle.allCases.map { "\($0)" }

  /// The font that a text means; nil for a text that means none.
  ///
  /// - Parameter family: The family of a font by its PostScript name; nil if it is unknown.
  package static func font(_ text: String, family: (String) -> String? = { _ in nil }) -> FontElement? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if words.count == 1 {
      guard let style = TextStyle.allCases.first(where: { "\($0)" == first || $0.interfaceBuilderName == first }) else {
        return nil
      }
      return FontElement(kind: .style(style.interfaceBuilderName))
    }
    guard let size = words.last.flatMap(Number.decimal), (1...1000).contains(size) else { return nil }
    let name = words.dropLast().joined(separator: " ")
    switch (first, words.count) {
    case ("system", 2): return FontElement(kind: .system, pointSize: size)
    case ("bold", 2), ("boldSystem", 2): return FontElement(kind: .boldSystem, pointSize: size)
    case ("italic", 2), ("italicSystem", 2): return FontElement(kind: .italicSystem, pointSize: size)
    case ("system", 3):
      guard let weight = FontElement.Weight(rawValue: words[1]) else { return nil }
      return FontElement(kind: .system, pointSize: size, weight: weight == .regular ? nil : weight)
    case ("system", _), ("bold", _), ("italic", _): return nil
    default: return FontElement(kind: .named(name, family: family(name)), pointSize: size)
    }
  }

  /// What ``font(_:family:)`` reads as the same font.
  package static func text(_ font: FontElement) -> String {
    let size = Number.text(font.pointSize ?? 17)
    switch font.kind {
    case .system: return font.weight.map { "system \($0.rawValue) \(size)" } ?? "system \(size)"
    case .boldSystem: return "bold \(size)"
    case .italicSystem: return "italic \(size)"
    case .style(let name): return TextStyle(interfaceBuilderName: name).map { "\($0)" } ?? name
    case .named(let name, _): return "\(name) \(size)"
    }
  }
}

extension FontElement {
  /// The attributes of `<fontDescription>` besides its key, in Xcode's order.
  var attributes: [(name: String, value: String)] {
    let size = pointSize.map { [("pointSize", Number.text($0))] } ?? []
    switch kind {
    case .system: return [("type", "system")] + (weight.map { [("weight", $0.rawValue)] } ?? []) + size
    case .boldSystem: return [("type", "boldSystem")] + size
    case .italicSystem: return [("type", "italicSystem")] + size
    case .style(let name): return [("style", name)]
    case .named(let name, let family): return [("name", name)] + (family.map { [("family", $0)] } ?? []) + size
    }
  }
}
