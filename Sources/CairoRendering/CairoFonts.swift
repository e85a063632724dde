#if Raster
  import CPangoCairo
  import Rendering

  /// The fonts of a picture, found once each.
  final class CairoFonts {
    /// A font that the system has for one that was asked for.
    struct Found {
      /// What Pango is asked for, in points of the picture.
      let description: OpaquePointer
      /// Cairo's, without a size.
      let face: OpaquePointer
      /// Cairo's, with the size.
      let scaled: OpaquePointer
    }

    private let map: UnsafeMutablePointer<PangoFontMap>
    /// FreeType draws no letters of more than a few thousand pixels; points.
    let largest: Double
    let context: OpaquePointer
    private let options: OpaquePointer
    private var found: [Font: Found?] = [:]
    /// Families that take the place of the system font.
    private var substitutes: Set<String> = []
    /// Families of the app that are not installed, with those that take their place.
    private var replaced: [String: String] = [:]
    /// Letters that no font has, of which a few are enough to tell.
    private var missing: Set<Unicode.Scalar> = []

    init(largest: Double) {
      self.largest = largest
      map = pango_cairo_font_map_get_default()
      context = pango_font_map_create_context(map)
      options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      pango_cairo_context_set_resolution(context, 72)
      pango_context_set_round_glyph_positions(context, 0)
      // The language of the process would choose other fonts where several have the letters.
      pango_context_set_language(context, pango_language_from_string("en"))
      pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    }

    deinit {
      for case let font? in found.values {
        cairo_scaled_font_destroy(font.scaled)
        pango_font_description_free(font.description)
      }
      cairo_font_options_destroy(options)
      g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Applies the options to what draws letters with these fonts.
    func prepare(_ cairo: OpaquePointer) { cairo_set_font_options(cairo, options) }

    /// Notes a text of which some letters are in no font.
    func noteMissing(_ text: String) {
      for scalar in text.unicodeScalars where missing.count < 8 && scalar.value >= 0x80 { missing.insert(scalar) }
    }

    /// What does not look as it should: other fonts than the app's and the system's, and letters that no font has.
    var notes: [String] {
      var notes = substitutes.sorted().map {
        "trellis draws text in the font \($0) instead of the system font of iOS; for a more similar font, "
          + "install Inter (apt-get install fonts-inter)"
      }
      notes += replaced.sorted { $0.key < $1.key }.map {
        "trellis draws text in \($0.value), because the font \($0.key) is not installed"
      }
      if !missing.isEmpty {
        let letters = missing.sorted().map { "U+" + String($0.value, radix: 16, uppercase: true) }
        notes.append(
          "no installed font contains all of the characters \(letters.joined(separator: ", ")); for emoji, install Noto "
            + "(apt-get install fonts-noto-color-emoji)"
        )
      }
      return notes
    }

    /// Nil on a machine without fonts.
    func font(_ font: Font) -> Found? {
      if let known = found[font] { return known }
      let result = find(font)
      found[font] = .some(result)
      return result
    }

    /// The size that can be drawn, in points.
    func size(of font: Font) -> Double { min(max(font.size.limited, 0.1), largest) }

    private func find(_ font: Font) -> Found? {
      let description = pango_font_description_new()!
      let names = font.family.map { [LiteralText.shown($0).replacing(",", with: " "), SystemFont.families] }
      pango_font_description_set_family(description, names?.joined(separator: ",") ?? SystemFont.families)
      pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
      pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      pango_font_description_set_absolute_size(description, size(of: font) * Double(PANGO_SCALE))
      guard let loaded = pango_font_map_load_font(map, context, description) else {
        pango_font_description_free(description)
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
      noteFamily(of: loaded, insteadOf: font.family)
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(loaded)),
        let face = cairo_scaled_font_get_font_face(scaled)
      else {
        pango_font_description_free(description)
        return nil
      }
      cairo_scaled_font_reference(scaled)
      return Found(description: description, face: face, scaled: scaled)
    }

    private func noteFamily(of font: UnsafeMutablePointer<PangoFont>, insteadOf wish: String?) {
      let description = pango_font_describe(font)
      defer { pango_font_description_free(description) }
      let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? "no font"
      if let wish {
        if family.lowercased() != wish.lowercased() { replaced[LiteralText.shown(wish)] = family }
      } else if !SystemFont.isGood(family) {
        substitutes.insert(family)
      }
    }
  }

  /// The font of the system, which only Apple's devices have, and those that stand for it.
  enum SystemFont {
    /// As the pictures in SVG name them, in order.
    static let families = "SF Pro Text,Inter,Helvetica,Arial,sans-serif"

    /// Whether its letters have nearly the widths that were measured.
    static func isGood(_ family: String) -> Bool { family.hasPrefix("SF Pro") || family.hasPrefix("Inter") }
  }
#endif
