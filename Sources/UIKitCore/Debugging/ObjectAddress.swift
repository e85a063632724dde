import Synchronization

/// Addresses for descriptions. They are serial numbers, which unlike those of the heap are the same in every run
/// (DEVIATIONS.md, 14).
package enum ObjectAddress {
  private struct Numbers {
    static let first: UInt64 = 0x6000_0000_0000
    var last = first
    /// Of objects that store no address of their own. As on the heap, an object may get that of one that is gone.
    var described: [ObjectIdentifier: UInt64] = [:]

    mutating func next() -> UInt64 {
      last += 0x40
      return last
    }
  }

  private static let numbers = Mutex(Numbers())

  static func next() -> UInt64 { numbers.withLock { $0.next() } }

  /// The address of an object that has been described before, else a new one.
  static func of(_ object: AnyObject) -> String {
    let name = ObjectIdentifier(object)
    let address = numbers.withLock { numbers in
      let address = numbers.described[name] ?? numbers.next()
      numbers.described[name] = address
      return address
    }
    return "0x\(String(address, radix: 16))"
  }

  /// Starts from the first number again, so that a document's log does not depend on documents loaded before it.
  package static func reset() { numbers.withLock { $0 = Numbers() } }
}
