/// Addresses for descriptions. They are serial numbers, which unlike those of the heap are the same in every run
/// (DEVIATIONS.md, 14).
@MainActor
package enum ObjectAddress {
  private static let first: UInt64 = 0x6000_0000_0000
  private static var last = first

  static func next() -> UInt64 {
    last += 0x40
    return last
  }

  /// Starts from the first number again, so that a document's log does not depend on documents loaded before it.
  package static func reset() { last = first }
}
