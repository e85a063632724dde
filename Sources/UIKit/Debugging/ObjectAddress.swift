/// Addresses for descriptions: equal from run to run, unlike the heap's.
@MainActor
package enum ObjectAddress {
  private static let first: UInt64 = 0x6000_0000_0000
  private static var last = first

  static func next() -> UInt64 {
    last += 0x40
    return last
  }

  /// Starts again, so that a document's log does not depend on what was loaded before it.
  package static func reset() { last = first }
}
