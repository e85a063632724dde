import Foundation

// The words that texts of drawings are made of.

/// Words with a space between them; empty ones are left out.
func words(_ words: String...) -> String { words.filter { !$0.isEmpty }.joined(separator: " ") }

/// A number with at most four decimals and without zeros at its end; never a negative zero.
func decimal(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e14 else { return "\(Double(value))" }
  let tenThousandths = Int64((Double(value) * 10_000).rounded())
  let (whole, rest) = abs(tenThousandths).quotientAndRemainder(dividingBy: 10_000)
  let sign = tenThousandths < 0 ? "-" : ""
  guard rest != 0 else { return "\(sign)\(whole)" }
  let digits = String(10_000 + rest).dropFirst()
  return "\(sign)\(whole).\(digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined())"
}

func decimals(_ values: CGFloat...) -> String { values.map(decimal).joined(separator: " ") }

/// In quotes, on one line: quotes, backslashes and control characters are escaped.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

extension CGPoint {
  var text: String { decimals(x, y) }
}

extension CGRect {
  var text: String { decimals(minX, minY, width, height) }
}

extension CGAffineTransform {
  var text: String {
    if (a, b, c, d) == (1, 0, 0, 1) { return "translate \(decimals(tx, ty))" }
    if (b, c, tx, ty) == (0, 0, 0, 0) { return "scale \(decimals(a, d))" }
    return "transform \(decimals(a, b, c, d, tx, ty))"
  }
}

extension CGPathFillRule {
  var word: String { self == .evenOdd ? "evenodd" : "" }
}

extension CGColor {
  var text: String {
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "#" + digits.prefix(alpha >= 1 ? 3 : 4).joined()
  }
}

extension [CGPath.Element] {
  /// As `rect` if the path is one, else with SVG's letters.
  var text: String {
    if let rect = rectangle { return "rect \(rect.text)" }
    return map { element in
      switch element {
      case .move(let to): "M \(to.text)"
      case .line(let to): "L \(to.text)"
      case .quadCurve(let to, let control): "Q \(control.text) \(to.text)"
      case .curve(let to, let control1, let control2): "C \(control1.text) \(control2.text) \(to.text)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// The rectangle that the path is the outline of, from its origin and clockwise on a screen.
  private var rectangle: CGRect? {
    guard count == 5, case .move(let origin) = self[0], case .line(let far) = self[2] else { return nil }
    let rect = CGRect(x: origin.x, y: origin.y, width: far.x - origin.x, height: far.y - origin.y)
    guard rect.width >= 0, rect.height >= 0, CGPath(rect: rect).elements == self else { return nil }
    return rect
  }
}
