/// The tree that `_autolayoutTrace` prints, in the forms of iOS 6 to 18.
public struct LayoutTrace: Hashable, Sendable {
  /// What the engine knows of a view, by the mark before it.
  public enum Mark: String, Hashable, Sendable {
    case laidOutByConstraints = "*"
    case translatesMask = "+"
    case host = "•"
  }

  public struct Node: Hashable, Sendable {
    public var line: Int
    /// 0 for the root.
    public var level: Int
    /// Nil for a view that no engine knows.
    public var mark: Mark?
    /// Up to iOS 7 in angle brackets, which are left out here.
    public var item: ConsoleItem
    public var isAmbiguous: Bool
    /// `minX`, `minY`, `Width`, `Height`; empty up to iOS 7, which does not say.
    public var open: [String]
    public var missesHostConstraints: Bool
  }

  /// In the order of the lines.
  public var nodes: [Node]

  public var ambiguous: [Node] { nodes.filter { $0.isAmbiguous || $0.missesHostConstraints } }
}
