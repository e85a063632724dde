#if Raster
  import CPangoCairo
  import Geometry
  import Rendering

  extension CairoCanvas {
    /// Letters stand where they were measured, and are pulled together or apart as the whole text is from the width that it has in the font at
    /// hand, since nearly every machine has another font than the system's; a text without such places is set by Pango, and drawn as wide as it was measured.
    func draw(_ run: TextRun) {
      guard let font = fonts.font(run.font) else { return }
      if let offsets = run.offsets, run.anchor == .start, offsets.count == run.text.unicodeScalars.count {
        draw(run, offsets, font)
      } else {
        draw(LiteralText.shown(run.text), of: run, at: run.position, width: run.width, font)
      }
    }

    // MARK: Letter by letter

    /// A letter that the font lacks is set by Pango, which finds it in another one.
    private func draw(_ run: TextRun, _ offsets: [Double], _ font: CairoFonts.Found) {
      var letters = ""
      var glyphs: [cairo_glyph_t] = []
      for (scalar, offset) in zip(run.text.unicodeScalars, offsets) where !LiteralText.isControl(scalar) {
        let point = Point(x: (run.position.x + offset).limited, y: run.position.y.limited)
        if let index = glyph(of: scalar, in: font) {
          letters.unicodeScalars.append(scalar)
          glyphs.append(cairo_glyph_t(index: index, x: point.x, y: point.y))
        } else {
          draw(String(scalar), of: run, at: point, width: nil, font)
        }
      }
      guard !glyphs.isEmpty else { return }
      setSource(run.color)
      fonts.prepare(context)
      cairo_set_font_face(context, font.face)
      let size = fonts.size(of: run.font)
      var matrix = cairo_matrix_t(
        xx: size * widening(of: glyphs, run, offsets, font), yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
      cairo_set_font_matrix(context, &matrix)
      if isVector { return show(letters, glyphs) }
      cairo_new_path(context)
      cairo_glyph_path(context, glyphs, Int32(glyphs.count))
      fillLetters(run.color)
    }

    /// The measured width of a text as a part of that in the font. 1 where no width was measured, where letters come from several fonts, and
    /// where the two differ so much that letters would look like those of another font.
    private func widening(
      of glyphs: [cairo_glyph_t], _ run: TextRun, _ offsets: [Double], _ font: CairoFonts.Found
    ) -> Double {
      guard let width = run.width, glyphs.count == offsets.count else { return 1 }
      var natural = 0.0
      for var glyph in glyphs {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font.scaled, &glyph, 1, &extents)
        natural += extents.x_advance
      }
      let factor = natural > 0 ? width / natural : 1
      return Self.likelyWidening.contains(factor) ? factor : 1
    }

    /// Inter takes up to a tenth more than the system font of large sizes, and a few hundredths less of small ones.
    private static let likelyWidening = 0.85...1.15

    /// As text that a reader can select.
    private func show(_ letters: String, _ glyphs: [cairo_glyph_t]) {
      let clusters = letters.unicodeScalars.map {
        cairo_text_cluster_t(num_bytes: Int32(String($0).utf8.count), num_glyphs: 1)
      }
      cairo_show_text_glyphs(
        context, letters, Int32(letters.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    }

    /// Nil for a letter that the font lacks.
    private func glyph(of scalar: Unicode.Scalar, in font: CairoFonts.Found) -> UInt? {
      var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
      var count: Int32 = 0
      let text = String(scalar)
      let status = cairo_scaled_font_text_to_glyphs(
        font.scaled, 0, 0, text, Int32(text.utf8.count), &glyphs, &count, nil, nil, nil)
      defer { cairo_glyph_free(glyphs) }
      guard status == CAIRO_STATUS_SUCCESS, count == 1, let index = glyphs?.pointee.index, index != 0 else {
        return nil
      }
      return UInt(index)
    }

    // MARK: By Pango

    /// One line, whose letters take their places from each other.
    private func draw(_ text: String, of run: TextRun, at point: Point, width: Double?, _ font: CairoFonts.Found) {
      guard !text.isEmpty, let layout = pango_layout_new(fonts.context) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_single_paragraph_mode(layout, 1)
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_font_description(layout, font.description)
      pango_layout_set_text(layout, text, Int32(text.utf8.count))
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
      if pango_layout_get_unknown_glyphs_count(layout) > 0 { fonts.noteMissing(text) }
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      let natural = Double(logical.width) / Double(PANGO_SCALE)
      // A letter that is pulled wider than the largest one would be an error, which ends the picture.
      let widest = max(1, fonts.largest / fonts.size(of: run.font))
      let factor = width.map { natural > 0 && $0 > 0 ? min(max($0.limited / natural, 0.01), widest) : 1 } ?? 1
      cairo_save(context)
      let start = run.anchor == .middle ? point.x - natural * factor / 2 : point.x
      cairo_translate(context, start.limited, point.y.limited)
      cairo_scale(context, factor, 1)
      setSource(run.color)
      cairo_new_path(context)
      cairo_move_to(context, 0, 0)
      // Letters with colors of their own have no outline.
      if isVector || text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
        pango_cairo_update_context(context, fonts.context)
        pango_layout_context_changed(layout)
        if let line = pango_layout_get_line_readonly(layout, 0) { pango_cairo_show_layout_line(context, line) }
      } else {
        pango_cairo_layout_line_path(context, line)
        fillLetters(run.color)
      }
      cairo_restore(context)
    }
  }

  /// Texts as a picture shows them.
  enum LiteralText {
    /// Line ends and tabs become spaces; other control characters, and code points that never are characters, are left out, as in SVG.
    static func shown(_ text: String) -> String {
      var result = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
        case _ where isControl(scalar): break
        default: result.append(scalar)
        }
      }
      return String(result)
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.properties.isNoncharacterCodePoint
    }
  }
#endif
