/// Text with a font per run and one paragraph style: what is measured and laid out.
package struct AttributedText: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  package struct Run: Hashable, Sendable {
    /// May be empty, and may hold line breaks.
    package var text: String
    /// What the run is measured with; it also decides the height of the lines it is on.
    package var font: Font
    /// Points added after every character, the last one included, as `NSAttributedString.Key.kern`.
    package var kern: Double
    /// Points that the text stands above its line's baseline.
    package var baselineOffset: Double
    /// What whoever shows the text wants to know of the run, such as its color. Of it only ``Look/box`` changes a size.
    package var look: Look?

    /// No kerning, no offset and no look by default.
    package init(text: String, font: Font, kern: Double = 0, baselineOffset: Double = 0, look: Look? = nil) {
      self.text = text
      self.font = font
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.look = look
    }
  }

  /// A value that goes with a run and that this module does not read, and the room of what stands in the run's place.
  ///
  /// An object, so that texts without looks, which are nearly all, are not larger.
  package final class Look: Hashable, @unchecked Sendable {
    // Never changed, and made of values that threads may share.
    private let content: AnyHashable
    /// What each object replacement character of the run has room for; nil for a run of text.
    package let box: InlineBox?

    /// Keeps a value that threads may share.
    package init<Value: Hashable & Sendable>(_ value: Value, box: InlineBox? = nil) {
      content = AnyHashable(value)
      self.box = box
    }

    /// The value, if it is of that type.
    package func value<Value>(as type: Value.Type) -> Value? { content.base as? Value }

    package static func == (a: Look, b: Look) -> Bool { a.content == b.content && a.box == b.box }
    package func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
  }

  /// In reading order. A run may be empty; text without runs is empty text.
  package var runs: [Run]
  /// Holds for all paragraphs of the text, unless ``paragraphs`` says otherwise.
  package var paragraph: ParagraphStyle
  /// The styles of the paragraphs from some characters on, ascending; empty where one style holds for all.
  package var paragraphs: [StyledParagraph] = []

  /// The style of the paragraphs from a character on.
  package struct StyledParagraph: Hashable, Sendable {
    /// Unicode scalars from the beginning of the text.
    package var start: Int
    package var style: ParagraphStyle
    /// What the style says of more than lines, such as where they stand; the caller knows what it means.
    package var tag: Int

    package init(start: Int, style: ParagraphStyle, tag: Int = 0) {
      (self.start, self.style, self.tag) = (start, style, tag)
    }
  }

  /// The style of the paragraph that begins with a scalar; nil where one style holds for all.
  package func styledParagraph(at start: Int) -> StyledParagraph? {
    paragraphs.last { $0.start <= start } ?? paragraphs.first
  }

  /// Runs in reading order; the paragraph style changes nothing by default.
  package init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Text in one font.
  package init(_ string: String, font: Font) {
    self.init(runs: [Run(text: string, font: font)])
  }

  /// The texts of all runs, joined.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The same text with all fonts smaller or larger.
  package func scaled(by factor: Double) -> AttributedText {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].font.pointSize *= factor }
    return copy
  }

  /// True if there is not a single character; a space counts as one.
  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// Whether its advances are more than those of the tables: some of it is set in a registered font or is no text, or tabs have stops of
  /// their own.
  var isShaped: Bool { paragraph.tabs != nil || runs.contains { $0.font.isShaped || $0.look?.box != nil } }
}

extension Font {
  /// Whether text in the font is shaped with the glyphs of a registered font.
  var isShaped: Bool {
    if case .face = family { return true }
    return false
  }
}
