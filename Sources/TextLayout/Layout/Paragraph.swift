/// A stretch of text between two line separators. The places where it can be broken are searched once, at the first
/// request.
struct Paragraph: Sendable {
  /// Scalars, without the separator.
  let range: Range<Int>
  /// The first scalar after the separator.
  let next: Int
  private var knownOpportunities: [Bool]?
  private var graphemes: [Bool]?

  init(range: Range<Int>, next: Int) {
    self.range = range
    self.next = next
  }

  /// The paragraphs of a text, none for empty text. A separator at the very end is followed by an empty paragraph:
  /// a label with the text "Fun\n" and room for two lines is two lines high in stored documents.
  static func all(in scalars: [UInt32]) -> [Paragraph] {
    var result: [Paragraph] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      guard isLineSeparator(scalars[index]) else {
        index += 1
        continue
      }
      let isPair = scalars[index] == 0x0D && index + 1 < scalars.count && scalars[index + 1] == 0x0A
      let next = index + (isPair ? 2 : 1)
      result.append(Paragraph(range: start..<index, next: next))
      start = next
      index = next
    }
    if !scalars.isEmpty { result.append(Paragraph(range: start..<scalars.count, next: scalars.count)) }
    return result
  }

  /// By scalar of the paragraph, whether a line may end before it.
  mutating func opportunities(in text: ShapedText) -> [Bool] {
    if let knownOpportunities { return knownOpportunities }
    let found = LineBreaker.opportunities(in: text.scalars[range])
    knownOpportunities = found
    return found
  }

  mutating func characterBegins(at index: Int, in text: ShapedText) -> Bool {
    if index == range.upperBound { return true }
    if graphemes == nil { graphemes = graphemeStarts(in: text.scalars[range]) }
    return graphemes![index - range.lowerBound]
  }
}
