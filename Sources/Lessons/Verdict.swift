/// What a judge says about an attempt.
package struct Verdict: Hashable, Sendable {
  /// One thing that is wrong, where it was first seen.
  package struct Complaint: Hashable, Sendable {
    /// What it is about: complaints of one subject are one.
    package fileprivate(set) var subject: String
    /// A sentence without its full stop, or with it.
    package var sentence: String
    /// What it comes from, and what would help; sentences.
    package var help: [String]
    /// The other situations with a complaint about the same.
    package var others: [Situation] = []

    /// All of it, as a paragraph.
    package var text: String {
      let more: String
      switch others.count {
      case 0: more = ""
      case 1: more = " The same is true on \(others[0].words)."
      default: more = " The same is true in \(others.count) other situations."
      }
      let end = sentence.hasSuffix(".") ? "" : "."
      return ([sentence + end + more] + help).joined(separator: " ")
    }
  }

  /// In the order in which they were found.
  package private(set) var complaints: [Complaint] = []

  /// The judged views that are where they should be in every situation, in the order of the lesson.
  package internal(set) var rightViews: [String] = []

  /// Nothing is wrong.
  package init() {}

  /// The attempt cannot be read, for the reason.
  init(telling reason: String) {
    complaints = [Complaint(subject: reason, sentence: reason, help: [])]
  }

  /// Whether nothing is wrong.
  package var isRight: Bool { complaints.isEmpty }

  /// A paragraph for each complaint, the first five.
  package var text: String {
    let shown = complaints.prefix(Self.shown).map(\.text)
    let more = complaints.count - Self.shown
    return (shown + (more > 0 ? ["\(more) more views are wrong, possibly for the same reason."] : [])).joined(
      separator: "\n")
  }

  private static var shown: Int { 5 }

  mutating func add(
    _ sentence: String, about subject: String, in situation: Situation, help: () -> [String] = { [] }
  ) {
    if let index = complaints.firstIndex(where: { $0.subject == subject }) {
      complaints[index].others.append(situation)
    } else {
      complaints.append(Complaint(subject: subject, sentence: sentence, help: help()))
    }
  }
}
