// See LineBreaker+ICU.swift of TextLayout for the names of ICU's functions.
#if canImport(_FoundationICU)
  import Synchronization
  internal import _FoundationICU

  extension LocalizedFormats {
    static func listByICU(_ items: [String], _ kind: ListKind, _ width: Width, _ locale: Locale) -> String? {
      var status = U_ZERO_ERROR
      let type =
        switch kind {
        case .and: ULISTFMT_TYPE_AND
        case .or: ULISTFMT_TYPE_OR
        case .units: ULISTFMT_TYPE_UNITS
        }
      let widths =
        switch width {
        case .wide: ULISTFMT_WIDTH_WIDE
        case .short: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
      guard let format = swift_ulistfmt_openForType(locale.nameForICU, type, widths, &status) else { return nil }
      defer { swift_ulistfmt_close(format) }
      // The texts stand in one buffer, to whose parts ICU gets pointers.
      let units = items.map { Array($0.utf16) }
      let lengths = units.map { Int32($0.count) }
      let all = units.flatMap(\.self) + [0]
      return all.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return nil }
        var place = 0
        let pointers: [UnsafePointer<UInt16>?] = units.map { text in
          defer { place += text.count }
          return base + place
        }
        return text(capacity: all.count + items.count * 16 + 16) { target, capacity, status in
          swift_ulistfmt_format(format, pointers, lengths, Int32(items.count), target, capacity, &status)
        }
      }
    }

    /// Formats cost more to make than to use, and can be used on several threads at once.
    private struct Format: @unchecked Sendable { let pointer: OpaquePointer? }
    private static let formats = Mutex<[String: Format]>([:])

    private static func format(_ skeleton: String, _ locale: String) -> OpaquePointer? {
      formats.withLock { formats in
        let key = "\(locale) \(skeleton)"
        if let known = formats[key] { return known.pointer }
        var status = U_ZERO_ERROR
        let code = Array(skeleton.utf16)
        let opened = swift_unumf_openForSkeletonAndLocale(code, Int32(code.count), locale, &status)
        let format = Format(pointer: status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil)
        // What is in use must not be closed, so a full table takes no more: far more formats than an app has.
        if formats.count < 512 { formats[key] = format }
        return format.pointer
      }
    }

    static func numberByICU(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
      guard let format = format(skeleton, locale.nameForICU) else { return nil }
      var status = U_ZERO_ERROR
      guard let result = swift_unumf_openResult(&status) else { return nil }
      defer { swift_unumf_closeResult(result) }
      swift_unumf_formatDouble(format, value, result, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      return text { target, capacity, status in swift_unumf_resultToString(result, target, capacity, &status) }
    }

    static func spelledOutByICU(_ value: Double, _ locale: Locale) -> String? {
      var status = U_ZERO_ERROR
      guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.nameForICU, nil, &status) else { return nil }
      defer { swift_unum_close(format) }
      return text { target, capacity, status in
        swift_unum_formatDouble(format, value, target, capacity, nil, &status)
      }
    }

    static func relativeByICU(
      _ value: Double, _ unit: RelativeUnit, _ isNamed: Bool, _ width: Width, _ isSpelledOut: Bool, _ locale: Locale
    ) -> String? {
      var status = U_ZERO_ERROR
      // The format owns the one for its numbers.
      let numbers = isSpelledOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.nameForICU, nil, &status) : nil
      let style =
        switch width {
        case .wide: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .narrow: UDAT_STYLE_NARROW
        }
      let format = swift_ureldatefmt_open(
        locale.nameForICU, numbers, style, UDISPCTX_CAPITALIZATION_NONE, &status)
      guard let format, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      defer { swift_ureldatefmt_close(format) }
      let units =
        switch unit {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
      return text { target, capacity, status in
        isNamed
          ? swift_ureldatefmt_format(format, value, units, target, capacity, &status)
          : swift_ureldatefmt_formatNumeric(format, value, units, target, capacity, &status)
      }
    }

    static func intervalByICU(
      _ start: Date, _ end: Date, _ template: String, _ locale: Locale, _ timeZone: TimeZone
    ) -> String? {
      var status = U_ZERO_ERROR
      let fields = Array(template.utf16)
      let zone = Array(timeZone.identifier.utf16)
      let format = swift_udtitvfmt_open(
        locale.nameForICU, fields, Int32(fields.count), zone, Int32(zone.count), &status)
      guard let format, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      defer { swift_udtitvfmt_close(format) }
      let (from, to) = (start.timeIntervalSince1970 * 1000, end.timeIntervalSince1970 * 1000)
      return text { target, capacity, status in
        swift_udtitvfmt_format(format, from, to, target, capacity, nil, &status)
      }
    }

    static func rangesByICU(_ unit: TextUnit, _ text: [UInt16], _ locale: Locale) -> [Range<Int>]? {
      text.withUnsafeBufferPointer { buffer in
        var status = U_ZERO_ERROR
        let type = unit == .word ? UBRK_WORD : UBRK_SENTENCE
        guard
          let iterator = swift_ubrk_open(type, locale.nameForICU, buffer.baseAddress, Int32(buffer.count), &status),
          status.rawValue <= U_ZERO_ERROR.rawValue
        else { return nil }
        defer { swift_ubrk_close(iterator) }
        var ranges: [Range<Int>] = []
        var start = Int(swift_ubrk_first(iterator))
        while case let end = Int(swift_ubrk_next(iterator)), end > start {
          // What a word is not has a status below 100: spaces and punctuation.
          if unit == .sentence || swift_ubrk_getRuleStatus(iterator) >= 100 { ranges.append(start..<end) }
          start = end
        }
        return ranges
      }
    }

    /// A text that a function writes into a buffer, which is made larger once if it is too small.
    private static func text(
      capacity: Int = 64,
      _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
      var capacity = capacity
      for _ in 0..<2 {
        var status = U_ZERO_ERROR
        var length = 0
        let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
          length = Int(write(buffer.baseAddress, Int32(capacity), &status))
          count = min(max(0, length), capacity)
        }
        if status.rawValue <= U_ZERO_ERROR.rawValue { return String(decoding: units, as: UTF16.self) }
        guard status == U_BUFFER_OVERFLOW_ERROR, length < 1 << 24 else { return nil }
        capacity = length + 1
      }
      return nil
    }
  }
#endif
