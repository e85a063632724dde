import TextLayout

/// The sizes that a view measured its text at of late: in one line, and at two widths. A layout asks for these again and again
/// while nothing changes, so that a text is measured once.
///
/// Whoever keeps it must ``forget()`` when the text changes; all else is compared.
struct TextMeasures {
  /// What decides the size beside text and width.
  struct Conditions: Equatable {
    /// Nil for text with fonts of its own.
    var font: TextLayout.Font?
    var maximumLines: Int
    var lineBreakMode: LineBreakMode
    var environment: TextEnvironment
  }

  private var conditions: Conditions?
  private var natural: TextExtent?
  private var latest: (width: Double, extent: TextExtent)?
  private var beforeLatest: (width: Double, extent: TextExtent)?

  /// The text has changed.
  mutating func forget() { self = TextMeasures() }

  /// The room the text takes at a width in points, without a limit for nil; measured if it is not known.
  mutating func extent(
    width: Double?, under conditions: Conditions, measure: (Conditions) -> TextExtent
  ) -> TextExtent {
    if self.conditions != conditions {
      forget()
      self.conditions = conditions
    }
    guard let width else {
      if let natural { return natural }
      let extent = measure(conditions)
      natural = extent
      return extent
    }
    if let latest, latest.width == width { return latest.extent }
    if let beforeLatest, beforeLatest.width == width { return beforeLatest.extent }
    beforeLatest = latest
    let extent = measure(conditions)
    latest = (width, extent)
    return extent
  }
}

/// The width of one line of text, as a view measured it last.
struct MeasuredLine {
  private var text = ""
  private var font: TextLayout.Font?
  private var environment = TextEnvironment()
  private var width = 0.0

  /// The width of a text in points, unrounded; measured if it is another one than last time.
  mutating func width(of text: String, _ font: TextLayout.Font, in environment: TextEnvironment) -> Double {
    // Strings of other scalars may be equal, and of another width.
    if self.font == font, self.environment == environment, self.text.utf8.elementsEqual(text.utf8) { return width }
    width = advance(of: text, font, in: environment)
    (self.text, self.font, self.environment) = (text, font, environment)
    return width
  }
}
