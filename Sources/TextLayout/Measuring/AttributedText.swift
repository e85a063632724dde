/// Text with a font per run and one paragraph style: what is measured and laid out.
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: Font

    public init(text: String, font: Font) {
      self.text = text
      self.font = font
    }
  }

  /// In reading order. A run may be empty; text without runs is empty text.
  public var runs: [Run]
  public var paragraph: ParagraphStyle

  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Text in one font.
  public init(_ string: String, font: Font) {
    self.init(runs: [Run(text: string, font: font)])
  }

  /// All runs in a row.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}
