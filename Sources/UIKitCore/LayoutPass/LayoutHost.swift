import AutoLayout

/// Connects one tree of views with its layout engine.
///
/// A tree gets its host at its first layout. From then on every change of a constraint, a frame or an intrinsic size is
/// passed to the engine at once, but nothing is solved before the next layout pass (`LayoutHost+Pass.swift`).
@MainActor
final class LayoutHost {
  var engine = LayoutEngine()
  unowned let root: UIView
  /// Tells hosts apart, also from those that are gone.
  let number: Int
  private static var lastNumber = 0
  /// Whether the host only computes a fitting size; then it must not move the views.
  let isFitting: Bool
  var order: [UIView] { [root] + descendants }
  /// All views but the root, in the order they joined. The root owns the host, so the host must not retain it.
  var descendants: [UIView] = []
  /// How often the engine solved.
  var solveCount = 0
  /// All conflicts logged since the host was made, for tools.
  var conflicts: [LoggedConflict] = []

  // What the files of this folder need, by their topics.
  @exclusivity(unchecked) var table = ItemTable()
  @exclusivity(unchecked) var passState = PassState()
  var joiningState = JoiningState()
  var constraintLists = ConstraintLists()
  var contentState = ContentState()
  var insetState = InsetState()
  var moveState = MoveState()
  var surroundingState = SurroundingState()
  @exclusivity(unchecked) var fittingState = FittingState()

  /// What the host keeps for a view. A class, because reading one part of it must not copy the others.
  @MainActor
  final class Entry {
    let item: ItemID
    /// Distance from the root.
    let depth: Int32
    /// How often the engine had solved when the view joined: until it solves again, it has no frame for the view.
    let joined: Int
    /// The item of a scroll view's content; nil for other views.
    var content: ItemID?
    /// The rules made from the frame, for x, y, width and height; empty for a view placed by constraints.
    var geometry: [ConstraintHandle] = []
    /// Whether the view's item is a framed one; see `LayoutHost+Framed.swift`.
    var isFramed = false
    /// The solve after which the view's place was last compared with the engine's.
    var comparedIn = -1
    /// The number of the subtree with which the view joined.
    var attachment = 0
    /// How many framed views the view lies in, itself included.
    var framedDepth: Int32 = 0
    /// The traits that the view was last told of.
    var traits: UITraitCollection
    /// Whether the view is among those whose height may depend on their width.
    var mayWrap = false
    /// Whether the view is among the host's watched ones.
    var isWatched = false
    /// The bounds at which the insets of the subviews were computed.
    var insetsBounds: CGRect?
    /// The host for the view's fitting size; see `LayoutHost+Fitting.swift`.
    var fitting: LayoutHost?
    /// The width that the last solve gave a view whose height depends on its width.
    var solvedWidth: CGFloat?

    init(item: ItemID, depth: Int32, joined: Int, traits: UITraitCollection) {
      self.item = item
      self.depth = depth
      self.joined = joined
      self.traits = traits
    }
  }

  struct Unowned {
    unowned let view: UIView
  }

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    Self.lastNumber += 1
    number = Self.lastNumber
    if root.layoutProfile.behavior.breaksContentsFirst {
      // The size of a root is imposed as that of a cell is. Where a controller has it, its own rules hold.
      engine.conflictVictims =
        root is UITableViewCell || root.viewController?.standsForNone == true ? .outerEdges : .contents
    }
  }

  func setView(_ view: UIView?, of item: ItemID) { table.setView(view, of: item) }

  /// Nil for the item of a guide.
  func view(of item: ItemID) -> UIView? { table.view(of: item) }

  var hasStaleContent: Bool { !contentState.stale.isEmpty }
  var onlyPartsMoved: Bool {
    engine.changeCount == contentState.changesOfParts && !hasStaleContent && !contentState.mayWrapAnew
  }

  /// The constraint that a handle stands for, or the view whose frame it stands for; nil for rules of contents.
  func object(of handle: ConstraintHandle) -> AnyObject? {
    table.object(of: handle) ?? (entry(root)?.geometry.contains(handle) == true ? root : nil)
  }

  /// The constraints that handles stand for. A loop, because a closure would ask for its actor at each of hundreds of members.
  func constraints(of handles: [ConstraintHandle]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(handles.count)
    for handle in handles {
      if let constraint = table.object(of: handle) as? NSLayoutConstraint { found.append(constraint) }
    }
    return found
  }

  func noteVariations(of view: UIView) {
    surroundingState.newVariations.append(Unowned(view: view))
    passState.layoutIsPending = true
  }

  func setObject(_ object: AnyObject?, of handle: ConstraintHandle) { table.setObject(object, of: handle) }

  func entry(_ view: UIView) -> Entry? {
    if isFitting { return fittingState.entries[ObjectIdentifier(view)] }
    return view.treeHost === self ? view.layoutEntry : nil
  }

  deinit {
    guard !isFitting else { return }
    for view in descendants {
      assert(view.treeHost === self, "a view that has joined another tree is still in the list of this one")
      view.treeHost = nil
    }
  }
}
