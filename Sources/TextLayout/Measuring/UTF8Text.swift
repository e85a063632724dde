/// The bytes of a string, read scalar by scalar. Every access is checked.
struct UTF8Text {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Calls `body` with the bytes of a string, which are valid until it returns.
  static func with<Result>(_ string: String, _ body: (UTF8Text) -> Result) -> Result {
    if let result = string.utf8.withContiguousStorageIfAvailable({ body(UTF8Text(bytes: $0)) }) { return result }
    // A string that another system keeps, in another encoding.
    return Array(string.utf8).withUnsafeBufferPointer { body(UTF8Text(bytes: $0)) }
  }

  var count: Int { bytes.count }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < bytes.count)
    return bytes[index]
  }

  /// The scalar that begins at `index`, and where the next one begins. Strings hold nothing but well-formed UTF-8.
  @inline(__always)
  func scalar(at index: Int) -> (value: UInt32, next: Int) {
    let first = self[index]
    return first < 0x80 ? (UInt32(first), index + 1) : longScalar(at: index)
  }

  /// Appends all scalars.
  func append(to scalars: inout [UInt32]) {
    if bytes.allSatisfy({ $0 < 0x80 }) { return scalars.append(contentsOf: bytes.lazy.map { UInt32($0) }) }
    var index = 0
    while index < bytes.count {
      let (scalar, next) = scalar(at: index)
      scalars.append(scalar)
      index = next
    }
  }

  private func longScalar(at index: Int) -> (value: UInt32, next: Int) {
    let first = UInt32(self[index])
    func low(_ offset: Int) -> UInt32 { UInt32(self[index + offset] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | low(1), index + 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | low(1) << 6 | low(2), index + 3) }
    return ((first & 0x07) << 18 | low(1) << 12 | low(2) << 6 | low(3), index + 4)
  }
}
