import InterfaceBuilder
import UIKitCore

/// The colors of the system that documents name, with their values.
@MainActor
package enum SystemColors {
  /// The names as documents spell them, such as `systemRedColor`, sorted.
  package static let names: [String] = UIColor.systemColorNames.sorted()

  /// The value of a color in one appearance; nil if the system has none of that name.
  package static func value(_ name: String, isDark: Bool = false) -> ColorValue? {
    guard let color = UIColor.system(named: name) else { return nil }
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    if red == green, green == blue { return .white(Double(red), Double(alpha)) }
    return .rgba(Double(red), Double(green), Double(blue), Double(alpha))
  }
}
