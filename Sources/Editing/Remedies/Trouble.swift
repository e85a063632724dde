import Geometry
import Staging

/// What is wrong at objects of a document, as far as it decides what may help. Objects are named by their ids.
package enum Trouble: Hashable, Sendable {
  /// Constraints that cannot all hold; the first is the one that is broken.
  case conflict([String])
  /// Views, scroll views for their contents, whose place or size is open.
  case open([String])
  /// Views whose contents share the room along an axis, with the same priorities.
  case tied([String], Axis)
  /// Views that do not lie where they are drawn, or lie where nobody sees them.
  case misplaced([String])
  /// Views whose stored frames are not what their constraints give.
  case outdated([String])
  /// A view that has less room than its text needs.
  case clipped(String)
  /// A constraint that asks for more than it should.
  case strict(String)
  /// A view that follows the user's text size with a font that does not.
  case fixedFont(String)
  /// A connection to nothing.
  case connection(String)
  /// A prototype cell that code cannot ask for.
  case nameless(String)
}

/// A change that may help against a trouble. Whether it does is for a layout to say.
@MainActor
package struct Remedy {
  /// What it does, such as `remove Label.width = 6`.
  package let summary: String
  /// Whether it changes more than others do, and is of interest only where none of those helps.
  package var isLastResort = false
  private let work: (Performer) throws(EditError) -> Void
  private let outcome: (Draft) -> String?

  /// - Parameter outcome: what can be said of a draft in which the change was made.
  init(
    _ summary: String, outcome: @escaping (Draft) -> String? = { _ in nil },
    _ work: @escaping (Performer) throws(EditError) -> Void
  ) {
    self.summary = summary
    self.outcome = outcome
    self.work = work
  }

  init(_ summary: String, _ edits: [Edit]) {
    self.init(summary) { performer throws(EditError) in try performer.draft.apply(edits) }
  }

  /// What it does and what comes of it, for a draft in which it was made.
  package func summary(in draft: Draft) -> String {
    outcome(draft).map { "\(summary); then \($0)" } ?? summary
  }

  /// Makes the change in a draft, or none of it.
  ///
  /// - Throws: ``EditError`` if the draft refuses a part of it.
  package func apply(to draft: Draft, options: StageOptions) throws(EditError) {
    let performer = Performer(draft, options: options)
    // Two repairs of one file make different objects, as two verbs do.
    draft.seedIDs(with: summary.utf8)
    try draft.transaction { _ throws(EditError) in try work(performer) }
  }
}
