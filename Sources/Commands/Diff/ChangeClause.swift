/// A part of a sentence that tells one or more changes of a document.
struct ChangeClause {
  /// The name of the scene; nil for what concerns the document.
  var scene: String?
  /// What a reader wants first; 0 is the first.
  var rank: Int
  /// Where the first of the changes is.
  var line: Int
  var column: Int
  var text: String
  /// The same for clauses that say the same of different scenes; nil if it is about named objects.
  var common: String?
  /// How many changes of which kind it tells, for those who are told no more.
  var tally: [String: Int]

  var count: Int { tally.values.reduce(0, +) }
}

extension [ChangeClause] {
  /// Such as `5 constraints, 2 texts`, the most frequent first.
  var tallied: String {
    var counts: [String: Int] = [:]
    for clause in self { counts.merge(clause.tally, uniquingKeysWith: +) }
    return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { "\($0.value) \(Words.plural($0.key, $0.value))" }.joined(separator: ", ")
  }
}

/// Words of sentences about changes.
enum Words {
  static func plural(_ word: String, _ count: Int) -> String {
    guard count != 1 else { return word }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") ? word + "es" : word + "s"
  }

  /// `A`, `A and B`, `A, B and 3 more`.
  static func list(_ words: [String], atMost limit: Int = 3) -> String {
    if words.count <= limit {
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " and " + last
    }
    return words.prefix(limit - 1).joined(separator: ", ") + " and \(words.count - limit + 1) more"
  }

  /// `“Title”` of `the label “Title”`; the words without article if there is no name.
  static func short(_ name: String) -> String {
    if name.hasPrefix("the constraint ") { return String(name.dropFirst(15)) }
    guard let start = name.firstIndex(of: "“"), name.last == "”", !name.contains(" of ") else {
      return name.hasPrefix("the ") ? String(name.dropFirst(4)) : name
    }
    return String(name[start...])
  }

  /// `label “Title”` of `the label “Title”`.
  static func plain(_ name: String) -> String { name.hasPrefix("the ") ? String(name.dropFirst(4)) : name }

  /// Such as `2 labels, button, 4 constraints`.
  static func counts(_ parts: [String: Int], atMost limit: Int = 4) -> String {
    // Constraints are many, and come last.
    let sorted = parts.sorted { a, b in
      func key(_ part: (key: String, value: Int)) -> (Int, Int, String) {
        (part.key == "constraint" ? 1 : 0, -part.value, part.key)
      }
      return key(a) < key(b)
    }
    let words = sorted.prefix(limit).map { "\($0.value) \(plural($0.key, $0.value))" }
    let rest = sorted.dropFirst(limit).map(\.value).reduce(0, +)
    return (words + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
