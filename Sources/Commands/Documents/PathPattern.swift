/// A pattern of paths, as `.gitignore` and SwiftLint have them: `*` stands for any text without a slash, `?` for a character,
/// `[a-z]` for one of several, and `**` for any number of folders.
struct PathPattern {
  private let parts: [[Character]]

  /// Whether the path says more than one place.
  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  /// - Parameter path: absolute, with or without wildcards.
  init(_ path: String) { parts = path.split(separator: "/").map(Array.init) }

  /// Whether a part of the pattern is the name.
  func names(_ name: String) -> Bool { parts.contains(Array(name)) }

  /// Whether the whole path fits. Costs the product of the two lengths at most.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    // `fits[j]`: the parts so far stand for the first j names.
    var fits = [true] + Array(repeating: false, count: names.count)
    for part in parts {
      var next = Array(repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var isOpen = false
        for j in fits.indices {
          isOpen = isOpen || fits[j]
          next[j] = isOpen
        }
      } else {
        for j in names.indices where fits[j] { next[j + 1] = Self.matches(names[j], part) }
      }
      fits = next
    }
    return fits[names.count]
  }

  /// One name. After a mismatch the latest star takes one more character.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (i, j) = (0, 0)
    var star: (part: Int, name: Int)?
    while j < name.count {
      if i < part.count, part[i] == "*" {
        star = (i + 1, j)
        i += 1
      } else if let next = step(part, i, name[j]) {
        i = next
        j += 1
      } else if let last = star {
        star = (last.part, last.name + 1)
        (i, j) = (last.part, last.name + 1)
      } else {
        return false
      }
    }
    return part[i...].allSatisfy { $0 == "*" }
  }

  /// The place in the pattern behind what stands for the character; nil if that does not.
  private static func step(_ part: [Character], _ i: Int, _ character: Character) -> Int? {
    guard i < part.count else { return nil }
    if part[i] == "?" { return i + 1 }
    guard part[i] == "[", let end = part[(i + 1)...].dropFirst().firstIndex(of: "]") else {
      return part[i] == character ? i + 1 : nil
    }
    var set = part[(i + 1)..<end]
    let isInverted = set.first == "!" || set.first == "^"
    if isInverted { set = set.dropFirst() }
    var isIn = false
    while let first = set.first {
      if set.count >= 3, set[set.startIndex + 1] == "-" {
        let last = set[set.startIndex + 2]
        isIn = isIn || (first <= character && character <= last)
        set = set.dropFirst(3)
      } else {
        isIn = isIn || first == character
        set = set.dropFirst()
      }
    }
    return isIn != isInverted ? end + 1 : nil
  }
}
