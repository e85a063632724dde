/// The hash of 256 bits of FIPS 180-4, "Secure Hash Standard", with the names of its sections 4.1.2, 5 and 6.2.
///
/// For names of what was computed before: two inputs that have one are not known. Linear, in constant memory.
struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Less than a block.
  private var pending: [UInt8] = []
  /// Bytes.
  private var count: UInt64 = 0

  mutating func update(_ bytes: [UInt8]) {
    count += UInt64(bytes.count)
    var start = 0
    if !pending.isEmpty {
      start = min(Self.blockSize - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == Self.blockSize else { return }
      compress(pending, at: 0)
      pending.removeAll(keepingCapacity: true)
    }
    while start + Self.blockSize <= bytes.count {
      compress(bytes, at: start)
      start += Self.blockSize
    }
    pending += bytes[start...]
  }

  /// 64 hexadecimal digits of all that was given.
  var hexadecimal: String {
    var copy = self
    // 5.1.1: a one, zeros, and the number of bits, up to a whole block.
    let zeros = (119 - Int(count % 64)) % 64
    let bits = count &* 8
    copy.update(
      [0x80] + Array(repeating: 0, count: zeros) + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return copy.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  // MARK: Block

  private static let blockSize = 64

  /// 6.2.2: the message schedule, 64 rounds, and the sum with the state before.
  private mutating func compress(_ bytes: [UInt8], at start: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for t in 0..<16 {
        let i = start + 4 * t
        let high = UInt32(bytes[i]) << 24 | UInt32(bytes[i + 1]) << 16
        schedule[t] = high | UInt32(bytes[i + 2]) << 8 | UInt32(bytes[i + 3])
      }
      for t in 16..<64 {
        let (x, y) = (schedule[t - 15], schedule[t - 2])
        let sigma0 = Self.rotated(x, 7) ^ Self.rotated(x, 18) ^ (x >> 3)
        let sigma1 = Self.rotated(y, 17) ^ Self.rotated(y, 19) ^ (y >> 10)
        schedule[t] = sigma1 &+ schedule[t - 7] &+ sigma0 &+ schedule[t - 16]
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for t in 0..<64 {
        let sum1 = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
        let choice: UInt32 = (e & f) ^ (~e & g)
        let first = h &+ sum1 &+ choice &+ Self.constants[t] &+ schedule[t]
        let sum0 = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
        let majority: UInt32 = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
      }
      for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ value }
    }
  }

  private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// The fractions of the cube roots of the first 64 primes, 32 bits each.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
