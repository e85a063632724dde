import LayoutReports

/// The platform's colours in light appearance, as Apple's Human Interface Guidelines list them.
enum Palette {
  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let blue = rgb(0, 122, 255)
  static let green = rgb(52, 199, 89)
  static let red = rgb(255, 59, 48)
  static let orange = rgb(255, 149, 0)
  static let gray = rgb(142, 142, 147)
  static let gray3 = rgb(199, 199, 204)
  static let gray6 = rgb(242, 242, 247)
  static let separator = rgb(60, 60, 67, 0.29)
  static let placeholderText = rgb(60, 60, 67, 0.3)
  /// Behind thin shapes such as a slider's track.
  static let fill = rgb(120, 120, 128, 0.2)
  /// Behind large shapes such as a segmented control.
  static let tertiaryFill = rgb(118, 118, 128, 0.12)
  /// The edge that stands for the soft shadow under a knob.
  static let shadow = Color(red: 0, green: 0, blue: 0, alpha: 0.12)

  static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }
}

extension Color {
  func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
