/// What of a layout a test compares or rules out.
public struct LayoutStrategy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case frames, picture, constraints, conflicts
    case noConflicts, noAmbiguity, noClippedText, accessible
  }

  let kind: Kind

  /// The frame of every view, a line each, indented as the tree is: `UILabel title (16, 20, 343, 41)`. A view that is hidden, faded or
  /// scrolled says so. Names and texts do not count. The file also notes constraints, sizes of contents and traits, by which a later
  /// failure finds its cause. A frame counts as the same within a hundredth of a point.
  public static let frames = LayoutStrategy(kind: .frames)
  /// What the layout looks like, as an SVG file. A failure comes with a page that shows both pictures beside each other.
  public static let picture = LayoutStrategy(kind: .picture)
  /// The constraints in force, a line each, without those that a stack view makes.
  public static let constraints = LayoutStrategy(kind: .constraints)
  /// The conflicts of the layout, so that an old one can be kept and a new one is noticed.
  public static let conflicts = LayoutStrategy(kind: .conflicts)
  /// That no constraints contradict each other. Needs no snapshot; a failure says what would help.
  public static let noConflicts = LayoutStrategy(kind: .noConflicts)
  /// That constraints leave no place and no size open. Needs no snapshot.
  public static let noAmbiguity = LayoutStrategy(kind: .noAmbiguity)
  /// That no visible text lacks words or is cut. Needs no snapshot.
  public static let noClippedText = LayoutStrategy(kind: .noClippedText)

  /// That every button answers to 44 × 44 points, has words for who does not see it, that texts have enough contrast with a background of
  /// one color, and that VoiceOver reads columns one after the other. Needs no snapshot.
  public static let accessible = LayoutStrategy(kind: .accessible)

  /// The ending of the snapshot's file name; nil for strategies without snapshots.
  var fileExtension: String? {
    switch kind {
    case .frames: "txt"
    case .constraints: "constraints.txt"
    case .conflicts: "conflicts.txt"
    case .picture: "svg"
    case .noConflicts, .noAmbiguity, .noClippedText, .accessible: nil
    }
  }
}
