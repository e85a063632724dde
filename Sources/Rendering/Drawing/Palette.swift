import LayoutReports

/// The platform's colors, as Apple's Human Interface Guidelines list them: those that follow the appearance are properties of a
/// palette, the others are the same in both.
struct Palette: Hashable, Sendable {
  /// Behind everything.
  var ground: Color
  /// Text and signs.
  var ink: Color
  var blue: Color
  var green: Color
  var separator: Color
  /// Behind thin shapes such as a slider's track.
  var fill: Color
  /// Behind large shapes such as a segmented control.
  var tertiaryFill: Color
  /// The plate of a selected segment.
  var plate: Color
  /// The ground of a field.
  var field: Color
  /// The line around a field.
  var fieldBorder: Color
  /// The ground of a box that stands for an image; no color of the platform.
  var box: Color
  /// The name on such a box.
  var boxInk: Color

  static let light = Palette(
    ground: white, ink: black, blue: rgb(0, 122, 255), green: rgb(52, 199, 89), separator: rgb(60, 60, 67, 0.29),
    fill: rgb(120, 120, 128, 0.2), tertiaryFill: rgb(118, 118, 128, 0.12), plate: white, field: white,
    fieldBorder: rgb(199, 199, 204), box: rgb(229, 233, 240), boxInk: rgb(84, 92, 108))
  static let dark = Palette(
    ground: black, ink: white, blue: rgb(10, 132, 255), green: rgb(48, 209, 88), separator: rgb(84, 84, 88, 0.6),
    fill: rgb(120, 120, 128, 0.36), tertiaryFill: rgb(118, 118, 128, 0.24), plate: rgb(99, 99, 102), field: black,
    fieldBorder: rgb(72, 72, 74), box: rgb(46, 50, 58), boxInk: rgb(172, 180, 196))

  /// The colors of a release of iOS; nil stands for Interface Builder's canvas. The blue of iOS 26 is another one.
  static func of(release: Int?, isDark: Bool) -> Palette {
    var palette = isDark ? dark : light
    if let release, release >= 26 { palette.blue = isDark ? rgb(0, 145, 255) : rgb(0, 136, 255) }
    return palette
  }

  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let red = rgb(255, 59, 48)
  static let orange = rgb(255, 149, 0)
  static let gray = rgb(142, 142, 147)
  static let gray3 = rgb(199, 199, 204)
  static let gray6 = rgb(242, 242, 247)
  static let placeholderText = rgb(60, 60, 67, 0.3)
  /// The edge that stands for the soft shadow under a knob.
  static let shadow = Color(red: 0, green: 0, blue: 0, alpha: 0.12)

  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
}

extension Color {
  func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
