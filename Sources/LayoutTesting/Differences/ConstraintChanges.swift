import Geometry

/// How the constraints of a layout differ from those that a snapshot noted.
struct ConstraintChanges {
  /// Another version of a noted constraint: its text at that time, by the present one.
  private(set) var changed: [String: String] = [:]
  /// The present texts of constraints that were not there.
  private(set) var added: Set<String> = []
  /// The noted texts of constraints that are not there any more.
  private(set) var gone: [String] = []

  init(from old: [String], to new: [ConstraintLine]) {
    var rest = old
    var unknown: [ConstraintLine] = []
    var counts = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    for line in new {
      if let count = counts[line.text], count > 0 { counts[line.text] = count - 1 } else { unknown.append(line) }
    }
    rest = rest.filter { text in
      guard let count = counts[text], count > 0 else { return false }
      counts[text] = count - 1
      return true
    }
    for line in unknown {
      if let index = rest.firstIndex(where: { ConstraintLine.key($0) == line.key }) {
        changed[line.text] = rest.remove(at: index)
      } else {
        added.insert(line.text)
      }
    }
    gone = rest
  }

  /// What has happened to a present constraint, to go after its text; nil for one that is as it was.
  func words(_ text: String) -> String? {
    if added.contains(text) { return "which is new" }
    guard let old = changed[text] else { return nil }
    if ConstraintLine.withoutConstant(old) == ConstraintLine.withoutConstant(text) {
      return "whose constant was \(short: ConstraintLine.constant(old))"
    }
    return "which was \(old)"
  }
}
