/// What a person has to decide in a merge, in words.
package struct DocumentQuestion: Hashable, Sendable, Codable {
  /// By which it is answered, from 1.
  package var number: Int
  /// The same in every merge of these versions.
  package var key: String
  /// The name of the scene; nil in a xib and for what lies in no scene.
  package var place: String?
  /// What both sides did.
  package var text: String
  /// What the result has with the answer `ours`, which is also what it has without an answer.
  package var ours: String
  /// What it has with the answer `theirs`.
  package var theirs: String
  /// The line of the object in ours, or in theirs if ours has it not.
  package var line: Int
  /// The id of the object.
  package var objectID: String?
  /// What kind of question it is, such as `deletion`.
  package var kind: String
  /// The ids of all objects whose being there the answer decides on.
  package var ids: [String]
  /// What it is about, as `#aBc-12-3dE/key=textColor` or `#aBc-12-3dE @text`.
  package var paths: [String]

  /// One line: `Settings: both set text of the label “Title” (before: “A”): ours “B”, theirs “C”`.
  package var sentence: String { (place.map { "\($0): " } ?? "") + "\(text): ours: \(ours); theirs: \(theirs)" }
}

/// What a merge decided, in words.
package struct DocumentNote: Hashable, Sendable, Codable {
  /// The name of the scene; nil in a xib and for what lies in no scene.
  package var place: String?
  /// What happened.
  package var text: String
  /// What kind of note it is, such as `twin`.
  package var kind: String
  /// The ids of all objects that are not there because of it, or under another id.
  package var ids: [String]
  /// What it is about, as in ``DocumentQuestion/paths``.
  package var paths: [String]

  /// - Parameters:
  ///   - place: the name of the scene; nil for what lies in none.
  ///   - ids: of objects that are not there because of it, or under another id.
  package init(place: String?, text: String, kind: String, ids: [String], paths: [String]) {
    (self.place, self.text, self.kind, self.ids, self.paths) = (place, text, kind, ids, paths)
  }

  /// One line.
  package var sentence: String { (place.map { "\($0): " } ?? "") + text }
}
