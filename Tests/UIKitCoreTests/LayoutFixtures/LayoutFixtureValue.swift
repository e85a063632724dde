import UIKitCore

/// The value of a node's attribute, read as what the attribute needs.
struct LayoutFixtureValue {
  let key: String
  let text: String
  let file: String
  let line: Int

  func error(_ problem: String) -> LayoutFixtureError { LayoutFixtureError(file: file, line: line, problem: problem) }

  /// Separated by `,` or `x`.
  func numbers(_ count: Int) throws -> [CGFloat] {
    let values = text.split { $0 == "," || $0 == "x" }.compactMap { quotient(String($0)) }
    guard values.count == count else { throw error("\(key) needs \(count) numbers, not `\(text)`") }
    return values.map { CGFloat($0) }
  }

  var number: CGFloat { get throws { try numbers(1)[0] } }

  var size: CGSize {
    get throws {
      let n = try numbers(2)
      return CGSize(width: n[0], height: n[1])
    }
  }

  /// Top, left, bottom, right.
  var insets: UIEdgeInsets {
    get throws {
      let n = try numbers(4)
      return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
  }

  /// Top, leading, bottom, trailing.
  var directionalInsets: NSDirectionalEdgeInsets {
    get throws {
      let n = try numbers(4)
      return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
  }

  var image: UIImage { get throws { UIImage(name: nil, size: try size) } }
  var isYes: Bool { text == "yes" }
  /// `_` is a space, `\n` ends a line.
  var words: String { text.replacingOccurrences(of: "_", with: " ").replacingOccurrences(of: "\\n", with: "\n") }
  /// Words between commas.
  var list: [String] { words.split(separator: ",").map(String.init) }

  func choice<Value>(_ choices: [String: Value]) throws -> Value {
    guard let choice = choices[text] else { throw error("unknown \(key) \(text)") }
    return choice
  }
}
