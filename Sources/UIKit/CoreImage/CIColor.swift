/// A color of Core Image: components in sRGB from 0 to 1. It comes with UIKit for code that converts colors; there are no filters here.
open class CIColor: NSObject, @unchecked Sendable {
  /// From 0 to 1.
  public let red: CGFloat
  /// From 0 to 1.
  public let green: CGFloat
  /// From 0 to 1.
  public let blue: CGFloat
  /// From 0, transparent, to 1.
  public let alpha: CGFloat

  /// Components are taken as they are.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
  }
  /// An opaque color.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }
  /// The same color.
  public convenience init(cgColor color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  /// The color in the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// Red, green, blue and alpha with spaces between; missing ones are 0, a missing alpha 1.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ missing: CGFloat) -> CGFloat {
      numbers.indices.contains(index) ? numbers[index] : missing
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// 4, with alpha.
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue and alpha with spaces between.
  public var stringRepresentation: String { [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ") }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
  public override var hash: Int { red.hashValue ^ green.hashValue ^ blue.hashValue }
}

extension UIColor {
  /// The same color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The color in the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
