extension UIColor {
  /// A name by which the color can be spoken, such as "dark red" or "light gray", in English. The words of iOS are not known
  /// (DEVIATIONS.md, 463).
  public var accessibilityName: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
    if alpha < 0.01 { return "transparent" }
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let (range, lightness) = (most - least, (most + least) / 2)
    if range < 0.08 {
      switch lightness {
      case ..<0.06: return "black"
      case ..<0.35: return "dark gray"
      case ..<0.65: return "gray"
      case ..<0.95: return "light gray"
      default: return "white"
      }
    }
    let hue = hue(red, green, blue, most: most, range: range)
    let name = UIColor.hues.first { hue < $0.end }?.name ?? "red"
    if name == "orange", lightness < 0.35 { return "brown" }
    if lightness < 0.3 { return "dark " + name }
    if lightness > 0.75 { return "light " + name }
    return range > 0.6 ? "vibrant " + name : name
  }

  /// In degrees, from 0 for red over 120 for green and 240 for blue.
  private func hue(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, most: CGFloat, range: CGFloat) -> CGFloat {
    let sixths: CGFloat
    if most == red {
      sixths = (green - blue) / range
    } else if most == green {
      sixths = 2 + (blue - red) / range
    } else {
      sixths = 4 + (red - green) / range
    }
    return (sixths < 0 ? sixths + 6 : sixths) * 60
  }

  /// Degrees at which a name ends.
  private static let hues: [(end: CGFloat, name: String)] = [
    (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (200, "cyan"), (255, "blue"), (290, "purple"),
    (335, "pink"),
  ]
}
