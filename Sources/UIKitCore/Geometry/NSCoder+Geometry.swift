/// Geometry as texts, such as `{{0, 0}, {320, 480.5}}`. A text that is none of its kind reads as zeros.
extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { group([point.x, point.y]) }
  /// `{width, height}`
  public class func string(for size: CGSize) -> String { group([size.width, size.height]) }
  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    group([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    group([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Reads `{x, y}`.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Reads `{width, height}`.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Reads `{{x, y}, {width, height}}`.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Reads `{top, left, bottom, right}`.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func group(_ numbers: [CGFloat]) -> String {
    // All digits, and none after the point of a whole number.
    let texts = numbers.map { Double($0).description }.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    return "{\(texts.joined(separator: ", "))}"
  }

  private static func numbers(in string: String, _ count: Int) -> [CGFloat] {
    let words = string.split { "{}, ".contains($0) }
    let numbers = words.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && words.count == count ? numbers : Array(repeating: 0, count: count)
  }
}
