extension Finding {
  /// 16 hexadecimal digits that stay when lines move: of the rule, the file, the element and what tells violations apart.
  public var fingerprint: String {
    let hash = Fingerprint.hash([rule, file, elementID ?? message, identity])
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// FNV-1a of 64 bits: the same in every process, unlike `Hasher`. Not meant against attackers.
enum Fingerprint {
  static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      // Between parts, a byte that UTF-8 does not have.
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    return hash
  }
}
