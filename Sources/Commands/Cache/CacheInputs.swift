import Linting

/// Everything that a result depends on, as bytes: the same in every process for equal contents, and different for different ones.
///
/// Each part follows the number of its bytes, so that no two lists of parts have the same bytes.
struct CacheInputs: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// 16 hexadecimal digits that a file can be named by. Different inputs may share a name: whoever finds a file under it
  /// compares the bytes.
  var name: String { Fingerprint.text(of: bytes) }

  mutating func add(_ part: some Collection<UInt8>) {
    bytes += "\(part.count):".utf8
    bytes += part
  }

  mutating func add(_ text: String) { add(text.utf8) }

  /// Adds a value with everything stored in it, so that a property that is added to its type later cannot be forgotten here. The
  /// elements of sets and dictionaries are sorted first. For values only: the contents of objects are not seen.
  mutating func add(content value: Any) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .dictionary, .set:
      add("\(type(of: value)) \(mirror.children.count)")
      let elements = mirror.children.map { Self.bytes(of: $0.value) }
      for element in elements.sorted(by: { $0.lexicographicallyPrecedes($1) }) { add(element) }
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

  private static func bytes(of value: Any) -> [UInt8] {
    var inputs = CacheInputs()
    inputs.add(content: value)
    return inputs.bytes
  }
}
