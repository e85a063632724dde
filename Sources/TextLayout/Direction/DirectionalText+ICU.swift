// See LineBreaker+ICU.swift.
#if canImport(_FoundationICU)
  internal import _FoundationICU

  /// Nil if ICU fails, as for want of memory.
  func bidiLevelsByICU(_ scalars: [UInt32], base: BaseWritingDirection) -> (paragraph: UInt8, levels: [UInt8])? {
    let units = UTF16Units(scalars[...])
    guard let bidi = swift_ubidi_open() else { return nil }
    defer { swift_ubidi_close(bidi) }
    let defaultLeftToRight: UInt8 = 0xFE
    let level: UInt8 =
      switch base {
      case .natural: defaultLeftToRight
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    // ICU keeps a pointer to the text, so all questions are asked while it is in place.
    return units.code.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      swift_ubidi_setPara(bidi, buffer.baseAddress, Int32(buffer.count), level, nil, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      let paragraph = swift_ubidi_getParaLevel(bidi)
      if buffer.isEmpty { return (paragraph, []) }
      guard let found = swift_ubidi_getLevels(bidi, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
        return nil
      }
      return (paragraph, units.starts.map { found[$0] })
    }
  }

  /// Text as ICU wants it.
  struct UTF16Units {
    var code: [UInt16] = []
    /// By scalar, its first code unit.
    var starts: [Int] = []

    init(_ scalars: ArraySlice<UInt32>) {
      code.reserveCapacity(scalars.count)
      starts.reserveCapacity(scalars.count)
      for scalar in scalars {
        starts.append(code.count)
        if scalar > 0xFFFF {
          code.append(UInt16(0xD800 + (scalar - 0x10000) >> 10))
          code.append(UInt16(0xDC00 + (scalar - 0x10000) & 0x3FF))
        } else {
          code.append(UInt16(scalar))
        }
      }
    }
  }
#endif
