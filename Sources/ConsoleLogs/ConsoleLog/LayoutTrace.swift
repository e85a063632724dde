/// The tree that `_autolayoutTrace` prints, in the forms of iOS 6 to 18.
package struct LayoutTrace: Hashable, Sendable {
  /// What the engine knows of a view, by the mark before it.
  package enum Mark: String, Hashable, Sendable {
    /// The view has `translatesAutoresizingMaskIntoConstraints` off; a layout guide has this mark too.
    case laidOutByConstraints = "*"
    /// The view has `translatesAutoresizingMaskIntoConstraints` on: constraints made from its frame and mask place it.
    case translatesMask = "+"
    /// The view owns the layout engine, most often a window.
    case host = "•"
  }

  /// A line of the trace: a view or a layout guide.
  package struct Node: Hashable, Sendable {
    /// The line in the log, counted from 1.
    package var line: Int
    /// 0 for the root.
    package var level: Int
    /// Nil for a view that no engine knows.
    package var mark: Mark?
    /// Up to iOS 7 in angle brackets, which are left out here.
    package var item: ConsoleItem
    /// Whether the line says `AMBIGUOUS LAYOUT`: more than one frame satisfies the constraints.
    package var isAmbiguous: Bool
    /// `minX`, `minY`, `Width`, `Height`; empty up to iOS 7, which does not say.
    package var open: [String]
    /// Whether the line says `MISSING HOST CONSTRAINTS`: nothing gives the root of the tree its size.
    package var missesHostConstraints: Bool
  }

  /// In the order of the lines.
  package var nodes: [Node]

  /// The nodes with a warning of either kind, in the order of the lines; complexity O(*n*) in the number of nodes.
  package var ambiguous: [Node] { nodes.filter { $0.isAmbiguous || $0.missesHostConstraints } }
}
