import Crypto

/// A name for all that a result depends on: equal in every process for equal content, another one for any other (SHA-256).
public struct ContentDigest: Sendable {
  private var hash = SHA256()

  public init() {}

  /// 64 hexadecimal digits.
  public var text: String {
    hash.finalize().map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// With their number, so that no two lists of contents read alike.
  public mutating func add(_ bytes: [UInt8]) {
    hash.update(data: Array("\(bytes.count):".utf8))
    hash.update(data: bytes)
  }

  public mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// A value with everything stored in it, so that no property that is added to its type one day can be forgotten. Sets and
  /// dictionaries count whatever their order. For values only: of an object its identity is not seen.
  public mutating func add(content value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary, .set:
      add("\(type(of: value))")
      for part in mirror.children.map({ Self.text(of: $0.value) }).sorted() { add(part) }
    case .enum where mirror.children.isEmpty: add("\(type(of: value)).\(value)")
    case nil: add("\(type(of: value)) \(value)")
    default:
      add("\(type(of: value)) \(mirror.children.count)")
      for child in mirror.children {
        add(child.label ?? "")
        add(content: child.value)
      }
    }
  }

  private static func text(of value: Any) -> String {
    var digest = ContentDigest()
    digest.add(content: value)
    return digest.text
  }
}
