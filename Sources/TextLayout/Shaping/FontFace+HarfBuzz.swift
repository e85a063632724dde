// HarfBuzz is known to this file only.
#if Shaping
  internal import CHarfBuzz

  extension FontFace {
    /// The faces of a font file, one unless it is a collection.
    static func all(in bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
      let blob = bytes.withUnsafeBytes { buffer in
        hb_blob_create(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count), HB_MEMORY_MODE_DUPLICATE, nil,
          nil)
      }
      defer { hb_blob_destroy(blob) }
      var faces: [FontFace] = []
      for index in 0..<hb_face_count(blob) {
        let face = hb_face_create(blob, index)
        defer { hb_face_destroy(face) }
        guard let face, hb_face_get_glyph_count(face) > 0 else { continue }
        faces.append(FontFace(HarfBuzzFont(face), face))
      }
      guard !faces.isEmpty else { throw .noFont(name) }
      return faces
    }

    private convenience init(_ font: HarfBuzzFont, _ face: OpaquePointer) {
      // The numbers are the name identifiers of the OpenType specification: typographic names come before those of
      // families of four styles.
      let family = text(16, of: face) ?? text(1, of: face) ?? "Unknown"
      let style = text(17, of: face) ?? text(2, of: face) ?? "Regular"
      let weightClass = Int(hb_style_get_value(font.font, HB_STYLE_TAG_WEIGHT))
      self.init(
        postScriptName: text(6, of: face) ?? "\(family)-\(style)".filter { $0 != " " }, familyName: family,
        styleName: style, weight: Font.Weight.named[min(8, max(0, weightClass / 100 - 1))],
        isItalic: hb_style_get_value(font.font, HB_STYLE_TAG_ITALIC) > 0.5, metrics: FontFamilyMetrics(font, face),
        shaper: font)
    }
  }

  extension FontFamilyMetrics {
    /// Ascender, descender and line gap of the table hhea, which Apple's systems are reported to use for the line; heights
    /// of letters of OS/2, or what HarfBuzz estimates without them.
    fileprivate init(_ font: HarfBuzzFont, _ face: OpaquePointer) {
      var ascender = position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, of: font)
      var descender = -position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, of: font)
      var lineGap = position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, of: font)
      let hhea = tableBytes("hhea", of: face)
      if hhea.count >= 10 {
        func word(_ offset: Int) -> Double {
          Double(Int16(truncatingIfNeeded: Int(hhea[offset]) << 8 | Int(hhea[offset + 1])))
        }
        if word(4) != 0 || word(6) != 0 {
          (ascender, descender, lineGap) = (word(4), -word(6), word(8))
        }
      }
      let em = font.unitsPerEm
      self.init(
        ascender / em, descender / em, lineGap: max(0, lineGap) / em,
        capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, of: font) / em,
        xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, of: font) / em)
    }
  }

  /// Font units.
  private func position(_ tag: hb_ot_metrics_tag_t, of font: HarfBuzzFont) -> Double {
    var value: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font.font, tag, &value)
    return Double(value)
  }

  private func tableBytes(_ tag: String, of face: OpaquePointer) -> [UInt8] {
    let blob = hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return [] }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// A text of the name table in English; nil if it is not there or empty.
  private func text(_ identifier: UInt32, of face: OpaquePointer) -> String? {
    let english = hb_language_from_string("en", -1)
    var capacity: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(capacity))
    guard hb_ot_name_get_utf8(face, identifier, english, &capacity, &buffer) > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(capacity)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A font that nobody changes any more, and may therefore be used by several threads.
  private final class HarfBuzzFont: Shaper, @unchecked Sendable {
    let font: OpaquePointer
    let unitsPerEm: Double

    init(_ face: OpaquePointer) {
      unitsPerEm = Double(max(1, hb_face_get_upem(face)))
      font = hb_font_create(face)!
      hb_font_make_immutable(font)
    }

    deinit { hb_font_destroy(font) }

    func advances(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?] {
      var result: [Double?] = []
      result.reserveCapacity(stretch.range.count)
      var start = stretch.range.lowerBound
      while start < stretch.range.upperBound {
        let end = endOfScript(text, start..<stretch.range.upperBound)
        result += advancesOfScript(text, ShapedStretch(range: start..<end, isRightToLeft: stretch.isRightToLeft))
        start = end
      }
      return result
    }

    /// Where another script begins. Punctuation, digits and marks have none of their own and go with what precedes them.
    private func endOfScript(_ text: [UInt32], _ range: Range<Int>) -> Int {
      var script: hb_script_t?
      for index in range {
        let own = hb_unicode_script(hb_unicode_funcs_get_default(), text[index])
        if own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN { continue }
        if let script, script != own { return index }
        script = own
      }
      return range.upperBound
    }

    private func advancesOfScript(_ text: [UInt32], _ stretch: ShapedStretch) -> [Double?] {
      let buffer = hb_buffer_create()!
      defer { hb_buffer_destroy(buffer) }
      shape(text, stretch, in: buffer)
      var count: UInt32 = 0
      let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
      let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
      let length = stretch.range.count
      var sums = [Double?](repeating: 0, count: length)
      var isFirst = [Bool](repeating: false, count: length)
      for (info, position) in zip(infos, positions) {
        let cluster = Int(info.cluster) - stretch.range.lowerBound
        isFirst[cluster] = true
        // Glyph 0 stands for what is missing, and makes its whole cluster missing.
        sums[cluster] = info.codepoint == 0 ? nil : sums[cluster].map { $0 + Double(position.x_advance) / unitsPerEm }
      }
      for index in 1..<max(1, length) where !isFirst[index] && sums[index - 1] == nil { sums[index] = nil }
      return sums
    }

    private func shape(_ text: [UInt32], _ stretch: ShapedStretch, in buffer: OpaquePointer) {
      text.withUnsafeBufferPointer {
        hb_buffer_add_utf32(
          buffer, $0.baseAddress, Int32($0.count), UInt32(stretch.range.lowerBound), Int32(stretch.range.count))
      }
      hb_buffer_set_direction(buffer, stretch.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      // Without one it would be the language of the process.
      hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
    }
  }
#endif
