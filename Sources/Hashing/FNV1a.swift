/// The 64-bit hash FNV-1a: the same in every process, unlike `Hasher`. Different contents may share a hash.
///
/// Source: Fowler, Noll and Vo, "The FNV Non-Cryptographic Hash Algorithm" (draft-eastlake-fnv).
package struct FNV1a: Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of bytes. Linear in their number.
  package init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Takes a byte behind those before.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
