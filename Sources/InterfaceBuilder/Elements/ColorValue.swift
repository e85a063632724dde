/// A color as a document writes it.
package enum ColorValue: Hashable, Sendable {
  /// Components from 0 to 1, in sRGB unless the project says otherwise.
  case rgba(Double, Double, Double, Double)
  /// Gray level and opacity, from 0 to 1.
  case white(Double, Double)
  /// A color of the system, by its name: `labelColor`.
  case system(String)
  /// A color of the asset catalog.
  case named(String)
}

extension ColorValue {
  /// Reads `<color>` in every form Interface Builder has used; nil if it names no color.
  ///
  /// A system color's name wins over the components stored beside it, which are its value on the day of saving.
  package init?(_ element: Element) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element["name"], element["colorSpace"] != "catalog" || element["catalog"] != "System" {
      self = .named(name)
    } else if let name = element["name"] {
      self = .system(name)
    } else if let white = element.double("white") {
      self = .white(white, element.double("alpha") ?? 1)
    } else if let red = element.double("red"), let green = element.double("green"), let blue = element.double("blue") {
      self = .rgba(red, green, blue, element.double("alpha") ?? 1)
    } else {
      return nil
    }
  }

  /// The colors of `<namedColor>` or `<systemColor>` resources, by name.
  static func resources(_ tag: String, in resources: Element?) -> [String: ColorValue] {
    var colors: [String: ColorValue] = [:]
    for element in resources?.children(tag) ?? [] {
      guard let name = element["name"], let color = element.child("color").flatMap(ColorValue.init) else { continue }
      colors[name] = colors[name] ?? color
    }
    return colors
  }
}

extension Element {
  /// The color stored under a key.
  package func color(_ key: String) -> ColorValue? {
    child("color", key: key).flatMap(ColorValue.init)
  }
}
