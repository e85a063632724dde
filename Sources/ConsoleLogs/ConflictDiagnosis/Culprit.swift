/// What is most likely the mistake behind a conflict, and what to do about it.
package struct Culprit: Hashable, Sendable, Codable {
  /// The pattern of a conflict that a diagnosis recognises; JSON contains the name of the case.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// `translatesAutoresizingMaskIntoConstraints` was left on.
    case autoresizingMask
    /// The content was laid out while what it is in had no size yet.
    case unsizedContainer
    /// A row or a header has another size than its content wants.
    case cellSize
    /// A view that a stack view hides has a size of its own.
    case stackHiding
    /// Sizes or places that contradict what a stack view arranges.
    case stackArrangement
    /// The keyboard's views and constraints of an input accessory.
    case keyboard
    /// Only UIKit's own views take part.
    case systemViews
    /// A content size with a required priority.
    case contentSize
    /// One size or distance has two values.
    case twoValues
    /// A ratio of sizes beside sizes that are fixed.
    case aspectRatio
    /// Sizes that do not fit on the screen.
    case screenSize
    /// Edges of the safe area, the margins or the bars.
    case safeArea
    /// Two edges and a size between them.
    case sizeBetweenEdges
    /// A place that is said in two ways.
    case twoPlaces
    /// None of the above: the constraint that stands out.
    case constraint
    /// Entries of the list are missing, or could not be read.
    case incompleteList
  }

  /// The pattern that the clashing constraints match.
  package var kind: Kind
  /// The entry of the list that is responsible, from 0; nil if none stands out.
  package var constraint: Int?
  /// One sentence that says why the constraints conflict; lengths in it are in points.
  package var reason: String
  /// What the developer can change to resolve the conflict, in whole sentences.
  package var advice: String
}

/// A known pattern of conflicts.
struct CulpritRule: Sendable {
  let find: @Sendable (ConflictCore) -> Culprit?

  /// The more certain pattern first: what the system imposes before what the constraints themselves look like.
  static let all: [CulpritRule] =
    [.unsizedContainer, .cellFrame, .mask, .stackHiding, .cellSize, .keyboard, .systemViews]
    + [.contentSize, .twoValues, .aspectRatio, .screenSize, .sizeBetweenEdges, .safeArea, .stackArrangement]
    + [.twoPlaces, .anyMask, .remaining]

  /// What says something about a list that is in no contradiction: what surrounds the views, not what they say.
  static let aroundTheList: [CulpritRule] = [
    .unsizedContainer, .cellFrame, .mask, .stackHiding, .cellSize, .contentSize, .safeArea,
  ]
}

/// What rules look at: the entries that clash.
struct ConflictCore {
  /// Without any one of them the others can hold; all entries of the list if they do not contradict each other.
  var members: [LoggedConstraint]
  var names: ConflictNames
  /// The entry that UIKit gave up.
  var broken: Int?
  /// For entries with a constant, what it would have to be for the others to hold; points.
  var fitting: [Int: Double]
  /// Entries without which what clashes would shrink to nothing.
  var collapsing: Set<Int>
  /// Widths and heights of screens; points.
  var screenLengths: Set<Double>

  var users: [LoggedConstraint] { members.filter(\.isUser) }

  /// Of some entries the one that was broken, else the last: the one before was there first. Not one that is needed for
  /// anything to be seen.
  func choice(_ entries: [LoggedConstraint]) -> LoggedConstraint? {
    let entries = entries.filter { !collapsing.contains($0.index) }
    return entries.first { $0.index == broken } ?? entries.last
  }

  func first(_ origins: ConstraintOrigin...) -> LoggedConstraint? { members.first { origins.contains($0.origin) } }
}
