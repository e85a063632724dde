import Synchronization

extension FontAdvances {
  /// The advances of a font, from the cache if it has them. Any thread may ask.
  static func shared(_ key: Key) -> FontAdvances { cache.advances(key) }

  static func shared(_ font: Font, kern: Double = 0, in environment: TextEnvironment) -> FontAdvances {
    shared(Key(font, kern: kern, in: environment))
  }

  private static let cache = FontAdvancesCache()
}

/// The fonts measured with of late. Of two fonts that share a place the later one stays, so that no more memory is used than
/// 64 tables of three kilobytes take, whatever sizes texts are shrunk to.
private final class FontAdvancesCache: Sendable {
  private static let bits = 6
  private let places = Mutex([FontAdvances?](repeating: nil, count: 1 << bits))

  func advances(_ key: FontAdvances.Key) -> FontAdvances {
    let place = FontAdvancesCache.place(of: key)
    if let known = places.withLock({ $0[place] }), known.key == key { return known }
    // Two threads may make the same table at once, which is harmless.
    let made = FontAdvances(key)
    places.withLock { $0[place] = made }
    return made
  }

  /// Multiplies by odd constants, so that sizes a point apart have places far apart.
  private static func place(of key: FontAdvances.Key) -> Int {
    var hash = key.pointSize.bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ hash >> 32 ^ key.weight.bitPattern) &* 0xD6E8_FEB8_6659_FD93
    hash = (hash ^ hash >> 32 ^ key.kern.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    let flags: UInt64 = (key.hasMonospacedDigits ? 1 : 0) + (key.isMonospaced ? 2 : 0)
    let generation: UInt64 =
      switch key.generation {
      case .staticOpticalSizes2015: 0
      case .staticOpticalSizes: 4
      case .variable: 8
      }
    hash = (hash ^ hash >> 32 ^ (flags + generation)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash >> UInt64(64 - bits))
  }
}
