import Geometry

/// A constraint of a scene, with what is needed to draw and to explain it.
public struct ConstraintReport: Hashable, Sendable {
  /// What a constraint relates, which decides how it is drawn.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A distance between edges, margins or guides.
    case edge
    /// A width or a height, alone or compared with that of another view.
    case size
    /// A distance between centers.
    case center
    /// A distance of a first or last baseline.
    case baseline
    /// The width of a view in proportion to its own height.
    case aspect
  }

  /// The document's id; `nil` for one made in code or by a stack view.
  public var id: String?
  /// The equation, for example `label.leading = superview.leadingMargin + 8`.
  public var text: String
  /// The view of the first item; for a layout guide, the view that owns it. `nil` outside the scene's tree.
  public var firstItem: ViewPath?
  /// The view of the second item, found as that of the first; `nil` also where there is no second item.
  public var secondItem: ViewPath?
  /// The lines to draw, from the root's top left corner; empty for a constraint without a useful picture.
  public var segments: [Segment]
  /// Decides how the constraint is drawn.
  public var kind: Kind
  /// How the first item's attribute compares with the rest.
  public var relation: Relation
  /// In points.
  public var constant: Double
  /// The factor of the second item's attribute.
  public var multiplier: Double
  /// The constant with which the frames would fulfil the constraint as an equation, in points; nil where that is ``constant``.
  public var given: Double?
  /// From 1 to 1000; 1000 is required.
  public var priority: Double
  /// Whether the frames fulfil the relation to within half a pixel.
  public var isSatisfied: Bool
  /// Whether the engine dropped it to recover from a conflict.
  public var isBroken: Bool
  /// Whether UIKit made it, as a stack view does for what it arranges; no document lists it.
  public var isSystem: Bool
  /// Whether it is one of those that cannot hold together, broken or not.
  public var isInConflict: Bool

  /// A required equation of the document that holds, without a constant and without lines, unless said otherwise.
  public init(
    id: String? = nil, text: String, firstItem: ViewPath? = nil, secondItem: ViewPath? = nil,
    segments: [Segment] = [], kind: Kind, relation: Relation = .equal, constant: Double = 0, multiplier: Double = 1,
    given: Double? = nil, priority: Double = 1000, isSatisfied: Bool = true, isBroken: Bool = false,
    isSystem: Bool = false, isInConflict: Bool = false
  ) {
    self.id = id
    self.text = text
    self.firstItem = firstItem
    self.secondItem = secondItem
    self.segments = segments
    self.kind = kind
    self.relation = relation
    self.constant = constant
    self.multiplier = multiplier
    self.given = given
    self.priority = priority
    self.isSatisfied = isSatisfied
    self.isBroken = isBroken
    self.isSystem = isSystem
    self.isInConflict = isInConflict
  }
}

/// Required constraints that cannot hold together.
public struct ConflictReport: Hashable, Sendable {
  /// The text that the console shows on a phone.
  public var message: String
  /// The document's ids of the constraints in the set, as far as they have ids, in the order of the message.
  public var constraintIDs: [String]
  /// The id of the constraint that was dropped.
  public var brokenID: String?
  /// The id of the first view that the set is about, for sets of constraints that the document does not name.
  public var viewID: String?
  /// Where the broken constraint is in the document, counted from 1.
  public var line: Int?
  /// The column in the line, counted from 1.
  public var column: Int?
  /// What would resolve the conflict, the least movement first; only if asked for.
  public var repairs: [ConflictExplanation.Repair]
  /// All that clash, the broken one first, then in the order of the engine; sizes of contents, of the screen and what a stack view
  /// asks for are among them.
  public var members: [Member]
  /// The place in ``SceneReport/conflicts`` of an earlier conflict with the same cause: the two differ in nothing but what was
  /// broken. Then message, members and ids of this one are left out, but for ``brokenID``.
  public var repeats: Int?

  /// One of the constraints that clash.
  public struct Member: Hashable, Sendable {
    /// The constraint as explanations speak of it.
    public var mention: ConstraintMention
    /// The document's id of the constraint; nil for what a document does not list.
    public var constraintID: String?
    /// The document's id of the view whose content, mask, size or hiding it is, or of the stack view that asks for it.
    public var viewID: String?
    /// What of that view is wanted: `minX`, `minY`, `width` or `height`; nil for a constraint between attributes.
    public var quantity: String?
    /// The wanted value, and of a constraint between attributes its constant in force; points.
    public var value: Double?

    /// A member without ids, unless said otherwise.
    public init(
      _ mention: ConstraintMention, constraintID: String? = nil, viewID: String? = nil, quantity: String? = nil,
      value: Double? = nil
    ) {
      self.mention = mention
      self.constraintID = constraintID
      self.viewID = viewID
      self.quantity = quantity
      self.value = value
    }
  }

  /// A conflict of constraints without ids and without a place, unless said otherwise.
  public init(
    message: String, constraintIDs: [String] = [], brokenID: String? = nil, viewID: String? = nil, line: Int? = nil,
    column: Int? = nil, repairs: [ConflictExplanation.Repair] = [], members: [Member] = [], repeats: Int? = nil
  ) {
    self.members = members
    self.repeats = repeats
    self.message = message
    self.constraintIDs = constraintIDs
    self.brokenID = brokenID
    self.viewID = viewID
    self.line = line
    self.column = column
    self.repairs = repairs
  }
}

/// A view whose frame the constraints leave open.
public struct AmbiguityReport: Hashable, Sendable {
  /// The document's id of the view.
  public var viewID: String?
  /// Where the view is; finds it also without an id.
  public var view: ViewPath?
  /// In Xcode's words, for example `Height is ambiguous for "Label": add a constraint for the height`.
  public var message: String
  /// Where the view is in the document, counted from 1.
  public var line: Int?
  /// The column in the line, counted from 1.
  public var column: Int?
  /// What of the frame is open, or of the extent of a scroll view's content.
  public var open: Set<Quantity>
  /// What of ``open`` is open only because a size is: it would be settled with that size.
  public var following: Set<Quantity> = []
  /// For a width or height that is open: the ids of the views that compete for the same room, and whose sizes are settled with
  /// this one. They have it among what they are ``following``.
  public var rivals: [Quantity: [String]] = [:]
  /// The ties of contents that leave ``open`` what is open, at most one for each axis: to each of its views the tie is the cause.
  public var ties: [PriorityTie] = []
  /// The ids of all other views of which something is settled with a size of this one.
  public var followers: [String] = []
  /// Whether it is the extent of a scroll view's content that is open, not the view's frame.
  public var isScrollableContent: Bool

  /// A part of a frame that constraints may leave open.
  public enum Quantity: String, Hashable, Sendable, Codable, CaseIterable {
    /// The x of the frame.
    case horizontalPosition
    /// The y of the frame.
    case verticalPosition
    /// The extent from left to right.
    case width
    /// The extent from top to bottom.
    case height
  }

  /// An ambiguity of a frame of which nothing is known to be open, unless said otherwise.
  public init(
    viewID: String? = nil, view: ViewPath? = nil, message: String, line: Int? = nil, column: Int? = nil,
    open: Set<Quantity> = [], isScrollableContent: Bool = false
  ) {
    self.open = open
    self.isScrollableContent = isScrollableContent
    self.viewID = viewID
    self.view = view
    self.message = message
    self.line = line
    self.column = column
  }
}
