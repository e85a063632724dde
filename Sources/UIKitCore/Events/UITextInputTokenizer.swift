/// A part of a text.
public enum UITextGranularity: Int, Sendable {
  /// What a reader takes for one character.
  case character = 0
  /// Letters and digits that follow each other.
  case word = 1
  /// Up to a full stop, an exclamation mark or a question mark with the spaces behind it.
  case sentence = 2
  /// Between two line breaks of the text.
  case paragraph = 3
  /// As on the screen; a paragraph for a `UITextInputStringTokenizer`.
  case line = 4
  /// All of it.
  case document = 5
}

/// A direction in a text: the raw value of a `UITextStorageDirection` or of a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// UIKit's number.
  public var rawValue: Int
  /// Takes any number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As the text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }
  /// On the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    .init(rawValue: direction.rawValue)
  }

  /// Whether it leads to the beginning of the text.
  var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

/// Finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The part around a place; at the border of two parts the one in the direction. Nil if the place is in no such part.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at the border of a part: at its end forwards, at its beginning backwards.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next border of a part in a direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is inside of a part, or at its beginning forwards or at its end backwards.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the parts of a text by its characters.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// For the text of an input, which is not kept alive.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  init(textInput: any UITextInput) { input = textInput }

  private var text: NSString {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else {
      return ""
    }
    return (input.text(in: all) ?? "") as NSString
  }

  private func offset(of position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func place(at offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input,
      let part = TextUnits(text).unit(granularity, at: offset(of: position), isBackward: direction.isBackward),
      let start = place(at: part.lowerBound), let end = place(at: part.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    // Forwards a border is the end of what lies before the place.
    guard let part = TextUnits(text).unit(granularity, at: offset, isBackward: !direction.isBackward) else {
      return false
    }
    return direction.isBackward ? part.lowerBound == offset : part.upperBound == offset
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (units, start) = (TextUnits(text), offset(of: position))
    let step = direction.isBackward ? -1 : 1
    var offset = start
    while (0...units.text.length).contains(offset) {
      if let part = units.unit(granularity, at: offset, isBackward: direction.isBackward) {
        let border = direction.isBackward ? part.lowerBound : part.upperBound
        if border != start { return place(at: border) }
      }
      offset += step
    }
    return nil
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    TextUnits(text).unit(granularity, at: offset(of: position), isBackward: direction.isBackward) != nil
  }
}

/// The parts of a text, in units of UTF-16.
package struct TextUnits {
  let text: NSString

  package init(_ text: NSString) { self.text = text }

  /// The part that holds the unit behind a place or, backwards, before it; nil if it is in none. Linear in the length of the part, for
  /// sentences in that of the text.
  package func unit(_ granularity: UITextGranularity, at offset: Int, isBackward: Bool) -> Range<Int>? {
    let index = isBackward ? offset - 1 : offset
    guard index >= 0, index < text.length else { return nil }
    switch granularity {
    case .character:
      let range = text.rangeOfComposedCharacterSequence(at: index)
      return range.location..<NSMaxRange(range)
    case .word: return stretch(around: index) { isWord($0) }
    case .sentence: return sentence(around: index)
    case .paragraph, .line: return stretch(around: index) { !isBreak(text.character(at: $0)) }
    case .document: return 0..<text.length
    }
  }

  private func stretch(around index: Int, _ belongs: (Int) -> Bool) -> Range<Int>? {
    guard belongs(index) else { return nil }
    var (start, end) = (index, index + 1)
    while start > 0, belongs(start - 1) { start -= 1 }
    while end < text.length, belongs(end) { end += 1 }
    return start..<end
  }

  private func isBreak(_ unit: unichar) -> Bool {
    0x0A...0x0D ~= unit || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private func isLetter(_ index: Int) -> Bool {
    let unit = text.character(at: index)
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return CharacterSet.alphanumerics.contains(scalar) || CharacterSet.nonBaseCharacters.contains(scalar)
      || unit == 0x5F
  }

  /// An apostrophe between letters is a part of the word.
  private func isWord(_ index: Int) -> Bool {
    if isLetter(index) { return true }
    guard [0x27, 0x2019].contains(text.character(at: index)), index > 0, index + 1 < text.length else { return false }
    return isLetter(index - 1) && isLetter(index + 1)
  }

  private func sentence(around index: Int) -> Range<Int> {
    var start = 0
    for place in 0..<text.length {
      let next = place + 1
      let unit = text.character(at: place)
      let isSpace = unit == 0x20 || unit == 0x09
      let ends = isBreak(unit) || isSpace && endsSentence(before: place) && (next == text.length || !isSpaceUnit(next))
      guard ends || next == text.length else { continue }
      if index < next { return start..<next }
      start = next
    }
    return start..<text.length
  }

  private func isSpaceUnit(_ index: Int) -> Bool { [0x20, 0x09].contains(text.character(at: index)) }

  private func endsSentence(before place: Int) -> Bool {
    var index = place
    while index > 0, isSpaceUnit(index - 1) { index -= 1 }
    return index > 0 && [0x2E, 0x21, 0x3F, 0x2026, 0x3002].contains(text.character(at: index - 1))
  }
}
