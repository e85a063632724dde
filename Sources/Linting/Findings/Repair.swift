import InterfaceBuilder

/// A change of a document that was tried: laid out again, the changed document does not have the finding, nor a new one, and its views
/// are no further from where they are drawn.
package struct Repair: Hashable, Sendable, Codable {
  /// A text in the place of another.
  package struct Change: Hashable, Sendable, Codable {
    /// The number of bytes of the file before the text.
    package var offset: Int
    /// What the file has there; empty where something is inserted.
    package var old: String
    /// What takes its place.
    package var new: String
    /// The line on which the old text begins, from 1.
    package var startLine = 1
    /// The column at which it begins, from 1 in UTF-16 code units.
    package var startColumn = 1
    /// The line on which it ends.
    package var endLine = 1
    /// The column behind its last character.
    package var endColumn = 1

    /// Lines and columns are set by ``LintResult/addPlaces(in:)``.
    package init(_ replacement: Patch.Replacement) {
      self.init(
        offset: replacement.offset, old: String(decoding: replacement.old, as: UTF8.self),
        new: String(decoding: replacement.new, as: UTF8.self))
    }

    /// Lines and columns are set by ``LintResult/addPlaces(in:)``.
    package init(offset: Int, old: String, new: String) {
      self.offset = offset
      self.old = old
      self.new = new
    }
  }

  /// What `trellis check --fix` calls it, from 1 in a report; 0 before it is part of one.
  package var number = 0
  /// What it does, such as `remove Label.width = 6`.
  package var summary: String
  /// Whether `trellis check --fix` makes it without being asked for it by number.
  package var isCertain: Bool
  /// From the beginning of the file to its end.
  package var changes: [Change]

  /// The change as what takes the places of bytes.
  package var patch: Patch { Patch(changes) }

  /// A repair that is not part of a report yet.
  package init(_ summary: String, isCertain: Bool = false, patch: Patch) {
    self.init(summary, isCertain: isCertain, changes: patch.replacements.map(Change.init))
  }

  /// A repair that is not part of a report yet.
  package init(_ summary: String, isCertain: Bool = false, changes: [Change]) {
    self.summary = summary
    self.isCertain = isCertain
    self.changes = changes
  }
}

extension LintReport {
  /// Numbers all repairs from 1 on, in the order of the findings.
  package mutating func numberRepairs() {
    var number = 0
    for index in findings.indices {
      for place in (findings[index].repairs ?? []).indices {
        number += 1
        findings[index].repairs?[place].number = number
      }
    }
  }
}

extension Patch {
  /// Changes of one document, from its beginning to its end.
  package init(_ changes: [Repair.Change]) {
    self.init(
      replacements: changes.map { Replacement(offset: $0.offset, old: Array($0.old.utf8), new: Array($0.new.utf8)) })
  }
}
