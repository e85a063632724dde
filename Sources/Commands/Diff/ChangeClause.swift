import Foundation
import Merging

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
  /// The names of the attributes among them.
  var attributes: [String] = []

  var count: Int { tally.values.reduce(0, +) }
}

extension [ChangeClause] {
  /// Attributes that change no picture, and are told last.
  private static let unseen: Set<String> = [
    "tag", "opaque", "userInteractionEnabled", "multipleTouchEnabled", "clearsContextBeforeDrawing", "clipsSubviews",
    "autoresizesSubviews", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
    "translatesAutoresizingMaskIntoConstraints", "adjustsFontForContentSizeCategory",
    "verticalHuggingPriority", "horizontalHuggingPriority", "preservesSuperviewLayoutMargins", "autoresizingMask",
  ]

  /// Such as `5 new constraints, 2 attributes (alpha and tag)`, the most frequent first.
  var tallied: String {
    var counts: [String: Int] = [:]
    for clause in self { counts.merge(clause.tally, uniquingKeysWith: +) }
    let names = Words.counted(flatMap(\.attributes)).map(\.value)
    let (seen, unseen) = (names.filter { !Self.unseen.contains($0) }, names.filter(Self.unseen.contains))
    let attributes = Words.list(seen + unseen, atMost: 5, of: "attribute")
    return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      .map { kind, count in
        "\(count) \(Words.plural(kind, count))"
          + (kind == StructuralChange.Topic.attribute.rawValue && !attributes.isEmpty ? " (\(attributes))" : "")
      }
      .joined(separator: ", ")
  }
}

/// Words of sentences about changes.
enum Words {
  static func plural(_ word: String, _ count: Int) -> String {
    guard count != 1 else { return word }
    // `colors or fonts`, `places in an order`.
    if let or = word.range(of: " or ") {
      return plural(String(word[..<or.lowerBound]), count) + " or " + plural(String(word[or.upperBound...]), count)
    }
    for middle in [" in ", " of ", " by ", " with "] {
      if let place = word.range(of: middle) {
        return plural(String(word[..<place.lowerBound]), count) + word[place.lowerBound...]
      }
    }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("ch") ? word + "es" : word + "s"
  }

  /// `A`, `A and B`, `A, B and 3 more labels`.
  static func list(_ words: [String], atMost limit: Int = 3, of noun: String) -> String {
    if words.count <= limit {
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " and " + last
    }
    return words.prefix(limit - 1).joined(separator: ", ") + " and \(more(words.count - limit + 1, noun))"
  }

  private static func more(_ count: Int, _ noun: String) -> String { "\(count) more \(plural(noun, count))" }

  /// `outlet “a”`, `3 × action “b:” and outlet “c”`, `outlet “a”, outlet “b”, 4 segues and 3 outlets more`.
  static func connections(_ words: [String], atMost limit: Int = 3) -> String {
    let folded = counted(words)
    let names = folded.map { $0.count > 1 ? "\($0.count) × \($0.value)" : $0.value }
    guard folded.count > limit else { return list(names, atMost: limit, of: "connection") }
    let kinds = ["outlet", "action", "segue"]
    let rest = folded.dropFirst(limit - 1).flatMap { part in
      [String](repeating: kinds.first { part.value.hasPrefix($0) } ?? "segue", count: part.count)
    }
    let counts = counted(rest).map { "\($0.count) \(plural($0.value, $0.count))" }
    return names.prefix(limit - 1).joined(separator: ", ") + (counts.count > 1 ? ", " : " and ")
      + list(counts, atMost: 4, of: "kind") + " more"
  }

  /// Equal words once, with their number, in the order of the first of each.
  static func counted(_ words: [String]) -> [(value: String, count: Int)] {
    var found: [(value: String, count: Int)] = []
    var places: [String: Int] = [:]
    for word in words {
      if let place = places[word] {
        found[place].count += 1
      } else {
        places[word] = found.count
        found.append((word, 1))
      }
    }
    return found
  }

  /// The short names of objects; of several that are called alike their number: `3 image cells “Photo”`.
  static func names(_ full: [String], atMost limit: Int = 3) -> String {
    var groups: [(short: String, kinds: [String])] = []
    for name in full {
      let (word, what) = (short(name), kind(name))
      if let place = groups.firstIndex(where: { $0.short == word }) {
        groups[place].kinds.append(what)
      } else {
        groups.append((word, [what]))
      }
    }
    let words = groups.map { group in
      guard group.kinds.count > 1 else { return group.short }
      let kinds = counted(group.kinds).map { $0.count > 1 ? "\($0.count) \(plural($0.value, $0.count))" : $0.value }
      let all = list(kinds, of: "object")
      return isUnread(group.short) ? all : "\(all) \(group.short)"
    }
    if words.count <= limit { return list(words, atMost: limit, of: "object") }
    let kinds = Set(full.map(kind))
    let told = groups.prefix(limit - 1).map(\.kinds.count).reduce(0, +)
    return words.prefix(limit - 1).joined(separator: ", ")
      + " and \(more(full.count - told, kinds.count == 1 ? kinds.first ?? "object" : "object"))"
  }

  /// `image cell` of `the image cell “Photo”`, of `the image cell Xk2-9a-LpQ`, and of what is one of it.
  private static func kind(_ name: String) -> String {
    let whole = name.range(of: " of the ").map { String(name[$0.upperBound...]) } ?? plain(name)
    if let quote = whole.firstIndex(of: "“") {
      let words = whole[..<quote].trimmingCharacters(in: .whitespaces)
      return words.hasSuffix(" with") ? String(words.dropLast(5)) : words
    }
    return whole.split(separator: " ").dropLast().joined(separator: " ")
  }

  /// Whether a name in quotes is one that a program made.
  private static func isUnread(_ short: String) -> Bool {
    let groups = short.dropFirst().dropLast().split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count).starts(with: [8, 4, 4, 4]) && groups.joined().allSatisfy { $0.isHexDigit || $0 == "…" }
  }

  /// At most some 40 characters of a text.
  static func cut(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// `“Title”` of `the label “Title”`; the words without article if there is no name.
  static func short(_ name: String) -> String {
    if name.hasPrefix("the constraint ") { return String(name.dropFirst(15)) }
    guard let start = name.firstIndex(of: "“"), name.last == "”", !name.contains(" of "), !name.contains(" with “"),
      !name.hasPrefix("the separator")
    else {
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
    return (words + (rest > 0 ? [more(rest, "object")] : [])).joined(separator: ", ")
  }
}
