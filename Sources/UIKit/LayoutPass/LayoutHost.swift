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
  /// What is known of each view, in a host that only computes a fitting size: otherwise the views have their entries.
  var fittingEntries: [ObjectIdentifier: Entry] = [:]
  var order: [UIView] { [root] + descendants }
  /// All views but the root, in the order they joined. The root owns the host, so the host must not retain it.
  var descendants: [UIView] = []
  var guideItems: [ObjectIdentifier: ItemID] = [:]
  /// The constraint that a handle of the engine stands for, or the view whose frame it stands for.
  @exclusivity(unchecked) private var objects: [AnyObject?] = []
  /// Constraints that are not installed yet because an item is not in the tree.
  var waiting: [NSLayoutConstraint] = []
  /// Installed constraints whose constants depend on fonts.
  var textSpacings: [NSLayoutConstraint] = []
  var viewsWithStaleContent: [Unowned] = []
  /// Views whose height depends on their width, in the order in which the host learned it.
  var mayWrap: [Unowned] = []
  /// Views of controllers, and scroll views: their insets depend on more than their frames and are computed in every pass.
  var watched: [Unowned] = []
  /// Whether something changed on which any insets may depend.
  var allInsetsAreStale = true
  /// Views that constraints place and that somebody has moved since the last solve.
  var displaced: [Unowned] = []
  /// The solve whose frames were compared with those of the views.
  var markedSolve = -1
  /// Roots of nibs with variations that joined since the last pass.
  var viewsWithNewVariations: [Unowned] = []
  /// Changes of size classes that the current pass takes in.
  var transitions: [ImmediateTransition] = []
  var layoutIsPending = true
  /// The engine's count of changes when all that had changed since its last solve was where views have put parts of theirs that nothing
  /// else refers to; nil if anything else had. If nothing else changes, the next solve changes no width, and texts keep their lines.
  var changesOfParts: Int?
  var onlyPartsMoved: Bool { engine.changeCount == changesOfParts && !hasStaleContent }
  var isInPass = false
  /// Whether the pass is in its third step, in which views place their subviews.
  var isPlacing = false
  /// How often each view laid out in the current pass, and the first view that did so too often; see
  /// `LayoutFeedbackLoop.swift`.
  var layoutCounts: [ObjectIdentifier: Int] = [:]
  weak var loopingView: UIView?
  /// Whether a subtree is joining, the one of this number, whose views get their rules when all of them have items.
  var isRegistering = false
  var attachCount = 0
  /// How often the engine solved.
  var solveCount = 0
  /// Whether the last pass ended because nothing changed any more, rather than at its limit of rounds.
  var hasSettled = true
  /// The conflicts that the current pass has met, in the order in which they were found.
  var pendingReports: [ConflictReport] = []
  /// All conflicts logged since the host was made, for tools.
  var conflicts: [LoggedConflict] = []
  /// Whether the host only computes a fitting size; then it must not move the views.
  let isFitting: Bool
  /// The constraints that ask for a width and a height, in a host that only computes a fitting size.
  var askedSizes: [ConstraintHandle] = []
  /// The size and the traits of the view for which it asked last.
  var askedSize = CGSize.zero
  var askedTraits: UITraitCollection?
  /// Whether a view of the tree may keep a host for its fitting size.
  var keepsFittings = false
  /// The version of the surroundings at the last layout.
  var surroundings = Surroundings.version

  /// The view of each item, and the scroll view of each content, by the item's number.
  @exclusivity(unchecked) private var viewOfItem: [Unowned?] = []

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
      engine.conflictVictims = root is UITableViewCell ? .outerEdges : .contents
    }
  }

  func setView(_ view: UIView?, of item: ItemID) {
    let place = Int(item.index)
    let owner: Unowned? = if let view { Unowned(view: view) } else { nil }
    while viewOfItem.count < place { viewOfItem.append(nil) }
    if viewOfItem.count == place { viewOfItem.append(owner) } else { viewOfItem[place] = owner }
  }

  /// Nil for the item of a guide.
  func view(of item: ItemID) -> UIView? {
    let place = Int(item.index)
    return place < viewOfItem.count ? viewOfItem[place]?.view : nil
  }

  var hasStaleContent: Bool { !viewsWithStaleContent.isEmpty }

  /// The constraint that a handle stands for, or the view whose frame it stands for; nil for rules of contents.
  func object(of handle: ConstraintHandle) -> AnyObject? {
    namedObject(handle) ?? (entry(root)?.geometry.contains(handle) == true ? root : nil)
  }

  /// The constraints that handles stand for. A loop, because a closure would ask for its actor at each of hundreds of members.
  func constraints(of handles: [ConstraintHandle]) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    found.reserveCapacity(handles.count)
    for handle in handles {
      if let constraint = namedObject(handle) as? NSLayoutConstraint { found.append(constraint) }
    }
    return found
  }

  func noteVariations(of view: UIView) {
    viewsWithNewVariations.append(Unowned(view: view))
    layoutIsPending = true
  }

  func setObject(_ object: AnyObject?, of handle: ConstraintHandle) {
    let place = Int(handle.index)
    while objects.count < place { objects.append(nil) }
    if objects.count == place { objects.append(object) } else { objects[place] = object }
  }

  private func namedObject(_ handle: ConstraintHandle) -> AnyObject? {
    let place = Int(handle.index)
    return place < objects.count ? objects[place] : nil
  }

  func entry(_ view: UIView) -> Entry? {
    if isFitting { return fittingEntries[ObjectIdentifier(view)] }
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
