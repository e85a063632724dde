import InterfaceBuilder

/// A change of a document that was tried: laid out again, the changed document does not have the finding, nor a new one, and its views
/// are no further from where they are drawn.
public struct Repair: Hashable, Sendable, Codable {
  /// A text in the place of another.
  public struct Change: Hashable, Sendable, Codable {
    /// The number of bytes of the file before the text.
    public var offset: Int
    /// What the file has there; empty where something is inserted.
    public var old: String
    /// What takes its place.
    public var new: String
    /// The line on which the old text begins, from 1.
    public var startLine = 1
    /// The column at which it begins, from 1 in UTF-16 code units.
    public var startColumn = 1
    /// The line on which it ends.
    public var endLine = 1
    /// The column behind its last character.
    public var endColumn = 1

    /// Lines and columns are set by ``LintResult/addPlaces(in:)``.
    public init(_ replacement: Patch.Replacement) {
      self.init(
        offset: replacement.offset, old: String(decoding: replacement.old, as: UTF8.self),
        new: String(decoding: replacement.new, as: UTF8.self))
    }

    /// Lines and columns are set by ``LintResult/addPlaces(in:)``.
    public init(offset: Int, old: String, new: String) {
      self.offset = offset
      self.old = old
      self.new = new
    }
  }

  /// What `trellis check --fix` calls it, from 1 in a report; 0 before it is part of one.
  public var number = 0
  /// What it does, such as `remove Label.width = 6`.
  public var summary: String
  /// Whether `trellis check --fix` makes it without being asked for it by number.
  public var isCertain: Bool
  /// From the beginning of the file to its end.
  public var changes: [Change]

  /// The change as what takes the places of bytes.
  public var patch: Patch { Patch(changes) }

  /// A repair that is not part of a report yet.
  public init(_ summary: String, isCertain: Bool = false, patch: Patch) {
    self.init(summary, isCertain: isCertain, changes: patch.replacements.map(Change.init))
  }

  /// A repair that is not part of a report yet.
  public init(_ summary: String, isCertain: Bool = false, changes: [Change]) {
    self.summary = summary
    self.isCertain = isCertain
    self.changes = changes
  }
}

extension LintReport {
  /// Numbers all repairs from 1 on, in the order of the findings.
  public mutating func numberRepairs() {
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
