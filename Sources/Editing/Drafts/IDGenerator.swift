import Hashing

/// Ids in the form of Xcode's, such as `Xk2-9a-LpQ`. The same bytes and the same verbs give the same ids, so that a dry run tells the
/// truth; other verbs give others, so that objects which were added on two branches are two.
struct IDGenerator {
  private var state: UInt64

  /// The hash of the bytes begins the sequence.
  init(seed: [UInt8]) { state = FNV1a(seed).value }

  /// Goes on with another sequence, which the bytes and all that came before decide.
  mutating func mix(_ bytes: some Sequence<UInt8>) {
    var hash = FNV1a()
    for shift in stride(from: UInt64(0), to: 64, by: 8) { hash.add(UInt8(truncatingIfNeeded: state >> shift)) }
    for byte in bytes { hash.add(byte) }
    // FNV changes few of the high bits after the last bytes; the mixer spreads them.
    state = hash.value
    state = number()
  }

  mutating func next() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var id = ""
    var bits = number()
    for place in 0..<8 {
      if place == 3 || place == 5 { id.append("-") }
      id.append(letters[Int(bits % 62)])
      bits /= 62
    }
    return id
  }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func number() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
