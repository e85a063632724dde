/// A log as it was before a page wrote it in its own way: with a backslash before signs of Markdown, in HTML, or with typographic
/// quotation marks.
///
/// Places in the text as it was found can be told again: ``removed(before:from:)``.
struct EscapedLog {
  private(set) var characters: [Character]
  /// Where characters were taken out, in the order of the text, and how many.
  private var cuts: [(place: Int, count: Int)] = []

  /// source: https://github.com/archagon/tasty-imitation-keyboard/issues/85 and
  /// https://github.com/apptentive/apptentive-ios/issues/178 for the backslashes
  init(_ text: String) {
    // A line feed after a carriage return is one character in Swift, and would be in no line.
    let found = Array(text.replacing("\r\n", with: "\n"))
    characters = []
    characters.reserveCapacity(found.count)
    let isMarkdown = Self.hasEscapedEntry(found)
    let isHTML = text.contains("&lt;")
    var at = 0
    while at < found.count {
      let length = append(found, at, isMarkdown, isHTML)
      if length > 1 { cuts.append((characters.count, length - 1)) }
      at += length
    }
  }

  /// How many characters of the text as it was found are missing between two places of this one.
  func removed(before place: Int, from start: Int) -> Int {
    cuts.reduce(0) { $0 + ($1.place > start && $1.place <= place ? $1.count : 0) }
  }

  /// Appends what the text says at a place, and returns how many characters it takes to say it.
  private mutating func append(_ found: [Character], _ at: Int, _ isMarkdown: Bool, _ isHTML: Bool) -> Int {
    switch found[at] {
    case "\\" where isMarkdown && at + 1 < found.count && Self.markdown.contains(found[at + 1]):
      characters.append(found[at + 1])
      return 2
    case "&" where isHTML:
      for (name, character) in Self.entities where found[at...].starts(with: name) {
        characters.append(character)
        return name.count
      }
      characters.append("&")
    // Titles have such marks as well: only those around entries count.
    case "\u{201C}" where at + 1 < found.count && found[at + 1] == "<": characters.append("\"")
    case "\u{201D}" where at > 0 && found[at - 1] == ">": characters.append("\"")
    default: characters.append(found[at])
    }
    return 1
  }

  private static func hasEscapedEntry(_ text: [Character]) -> Bool {
    text.indices.contains { text[$0] == "\\" && text[($0 + 1)...].starts(with: "<") }
  }

  private static let markdown: Set<Character> = [
    "<", ">", "[", "]", "(", ")", "_", "*", "|", "-", "+", "#", ".", "~", "`",
  ]
  private static let entities: [(String, Character)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&amp;", "&"),
  ]
}
