import InterfaceBuilder

/// Colors as people write them: `systemRed`, `#3366CC`, `#3366CC80`, `white 0.5`, `white 0.5 0.8`, or the name of a color of the app.
package enum ColorText {
  /// The color that a text means; nil for a text that means none, such as `#12`.
  ///
  /// - Parameter systemNames: The names of system colors, with `Color` at the end.
  package static func color(_ text: String, systemNames: [String]) -> ColorValue? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().compactMap(Number.decimal)
    if words.first == "white", !numbers.isEmpty, numbers.count == words.count - 1, numbers.count <= 2 {
      guard numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return .white(numbers[0], numbers.count > 1 ? numbers[1] : 1)
    }
    if words.first == "rgb", [3, 4].contains(numbers.count), numbers.count == words.count - 1 {
      guard numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return .rgba(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)
    }
    if systemNames.contains(text) { return .system(text) }
    if systemNames.contains(text + "Color") { return .system(text + "Color") }
    return text.isEmpty ? nil : .named(text)
  }

  private static func hexadecimal(_ digits: Substring) -> ColorValue? {
    guard digits.allSatisfy(\.isHexDigit), [3, 6, 8].contains(digits.count) else { return nil }
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    let bytes = stride(from: 0, to: long.count, by: 2).compactMap { place -> Double? in
      let start = long.index(long.startIndex, offsetBy: place)
      return Int(long[start...].prefix(2), radix: 16).map { Double($0) / 255 }
    }
    return .rgba(bytes[0], bytes[1], bytes[2], bytes.count > 3 ? bytes[3] : 1)
  }

  /// What ``color(_:systemNames:)`` reads as the same color, as far as a byte for each component can say it.
  package static func text(_ color: ColorValue) -> String {
    func byte(_ value: Double) -> String {
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    switch color {
    case .system(let name), .named(let name): return name
    case .white(let white, let alpha):
      return alpha == 1 ? "white \(Number.text(white))" : "white \(Number.text(white)) \(Number.text(alpha))"
    case .rgba(let red, let green, let blue, let alpha):
      return "#" + byte(red) + byte(green) + byte(blue) + (alpha == 1 ? "" : byte(alpha))
    }
  }
}

extension ColorValue {
  /// The element as Xcode writes it since version 11, whose colors have names of their own.
  func element(key: String?) -> NewElement {
    func number(_ value: Double) -> String { value == 0 ? "0.0" : Number.text(value) }
    switch self {
    case .system(let name): return NewElement("color", ["key": key, "systemColor": name])
    case .named(let name): return NewElement("color", ["key": key, "name": name])
    case .white(let white, let alpha):
      return NewElement(
        "color",
        [
          "key": key, "white": number(white), "alpha": number(alpha), "colorSpace": "custom",
          "customColorSpace": "genericGamma22GrayColorSpace",
        ])
    case .rgba(let red, let green, let blue, let alpha):
      return NewElement(
        "color",
        [
          "key": key, "red": number(red), "green": number(green), "blue": number(blue), "alpha": number(alpha),
          "colorSpace": "custom", "customColorSpace": "sRGB",
        ])
    }
  }
}
