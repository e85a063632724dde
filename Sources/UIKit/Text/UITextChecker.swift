/// Checks spelling. There is no dictionary here: no word is wrong unless ``unknown`` says so.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Which words are wrong, by word and language; a test sets it. Nil, the default, takes every word for right. Not Apple's.
  public static var unknown: ((String, String) -> Bool)?
  private static var learned: Set<String> = []
  /// Words that this checker takes for right; nil by default.
  open var ignoredWords: [String]?

  /// Without ignored words.
  public override init() { super.init() }

  /// The first wrong word of a range, from a place on, and if `wrapFlag` is set from the beginning of the range on; `NSNotFound` without
  /// one. Units of UTF-16.
  /// No effect here, which the log says once.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    guard let unknown = UITextChecker.unknown else {
      LayoutLog.noteWithoutEffect("UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)")
      return NSRange(location: NSNotFound, length: 0)
    }
    let words = words(of: stringToCheck as NSString, in: range).filter { word in
      let text = (stringToCheck as NSString).substring(with: word)
      return unknown(text, language) && !UITextChecker.hasLearnedWord(text) && ignoredWords?.contains(text) != true
    }
    let found = words.first { $0.location >= startingOffset } ?? (wrapFlag ? words.first : nil)
    return found ?? NSRange(location: NSNotFound, length: 0)
  }

  private func words(of text: NSString, in range: NSRange) -> [NSRange] {
    var (index, result) = (max(0, range.location), [NSRange]())
    let end = min(NSMaxRange(range), text.length)
    let units = TextUnits(text)
    while index < end {
      if let word = units.unit(.word, at: index, isBackward: false) {
        let part = NSRange(location: index, length: min(word.upperBound, end) - index)
        result.append(part)
        index = NSMaxRange(part)
      } else {
        index += 1
      }
    }
    return result
  }

  /// Nil: there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Nil: there is no dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Takes a word for right in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Takes a word for right in every checker, while the program runs.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// None.
  open class var availableLanguages: [String] { [] }
}
