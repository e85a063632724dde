/// What is most likely the mistake behind a conflict, and what to do about it.
package struct Culprit: Hashable, Sendable, Codable {
  /// The pattern of a conflict that a diagnosis recognizes; JSON contains the name of the case.
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
    /// Only constraints of the framework's own take part.
    case systemViews
    /// A size below 0, which nothing satisfies.
    case negativeSize
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
    /// None of the above: a constraint of Interface Builder's, or none that stands out.
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

extension Culprit.Kind {
  /// Whether no constraint of the app's has to change: then there is nothing to try.
  var isWithoutChange: Bool { self == .systemViews || self == .incompleteList || self == .negativeSize }
}
