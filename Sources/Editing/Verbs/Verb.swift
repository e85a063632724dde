import Geometry
import InterfaceBuilder

/// What people do in Interface Builder, by names of objects: each verb becomes one or more edits.
public enum Verb: Hashable, Sendable {
  /// Distances, sizes and ratios, as in the panel Add New Constraints.
  case pin([String], Pin)
  /// Edges, centres and baselines in line, as in the panel Align.
  case align([String], Alignment)
  /// What a control-drag between two places offers.
  case connect(String, String, [ControlDrag])
  /// A constraint as an equation of names: `Gray View.leading = Safe Area.leading + 40 @750`.
  case constrain(String, identifier: String?)
  /// Attributes of an object: `constant`, `priority`, `text`, `horizontalHuggingPriority`; nil takes one away.
  case set(String, [Assignment])
  /// Attributes for some size classes.
  case vary(String, [Assignment], VariedClasses)
  /// Whether views and constraints are installed, for some size classes or all.
  case install([String], Bool, VariedClasses?)
  /// A view of the library.
  case add(NewView, into: String, at: Int?)
  /// Views, constraints, guides and connections.
  case delete([String])
  /// Into another superview, or to another place in the same one.
  case move([String], into: String, at: Int?)
  /// Into a stack view or a view that takes their place.
  case embed([String], Embedding)
  /// Out of a stack view or a view, which is removed.
  case unembed(String)
  /// What Resolve Auto Layout Issues does; without views for all.
  case resolve([String], Resolution)
  /// An outlet of an object.
  case outlet(from: String, property: String, to: String)
  /// A layout guide in a view.
  case guide(into: String, name: String?)
}

/// A new value of an attribute; nil takes it away.
public struct Assignment: Hashable, Sendable {
  /// As documents spell it.
  public var name: String
  /// As documents spell it.
  public var value: String?

  /// Nothing is checked before the verb is performed.
  public init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

/// The panel Add New Constraints.
public struct Pin: Hashable, Sendable {
  /// How far away something is.
  public enum Distance: Hashable, Sendable {
    /// In points.
    case points(Double)
    /// As far as it is drawn.
    case current
    /// What the system chooses.
    case standard
  }

  /// From which edge to the nearest neighbour in that direction, or the superview.
  public var edges: [RectEdge: Distance] = [:]
  /// In points, or as it is drawn.
  public var width: Distance?
  /// In points, or as it is drawn.
  public var height: Distance?
  /// All views as wide as the first.
  public var equalWidths = false
  /// All views as high as the first.
  public var equalHeights = false
  /// Width to height, such as `16:9`; `current` is as drawn.
  public var aspectRatio: String?
  /// Edges of the superview mean its margins.
  public var toMargins = false
  /// The edges of the superview itself; neighbours and safe areas do not count.
  public var toSuperview = false
  /// How the sides compare.
  public var relation = Relation.equal
  /// From 1 to 1000.
  public var priority = 1000.0
  /// Whether the frames of the views become what constraints say then.
  public var updatesFrames = false

  /// Nothing is pinned yet.
  public init() {}
}

/// An edge of a view in reading direction.
public enum RectEdge: String, Hashable, Sendable, CaseIterable {
  /// Where a page begins.
  case top
  /// Where a line begins.
  case leading
  /// Where a page ends.
  case bottom
  /// Where a line ends.
  case trailing
}

/// The panel Align.
public struct Alignment: Hashable, Sendable {
  /// Attributes of all views that become those of the first.
  public var attributes: [ConstraintElement.Attribute] = []
  /// Points from the middle of the container; nil for no such constraint.
  public var centerXInContainer: Double?
  /// Points from the middle of the container; nil for no such constraint.
  public var centerYInContainer: Double?
  /// Points between the attributes.
  public var offset = 0.0
  /// From 1 to 1000.
  public var priority = 1000.0
  /// Whether the frames of the views become what constraints say then.
  public var updatesFrames = false

  /// Nothing is aligned yet.
  public init() {}
}

/// What a control-drag offers.
public enum ControlDrag: String, Hashable, Sendable, CaseIterable {
  /// Distances between neighbours as they are drawn.
  case horizontalSpacing, verticalSpacing
  /// Distances that the system chooses, as with the Alt key.
  case standardHorizontalSpacing, standardVerticalSpacing
  /// Distances to an edge of the container: its safe area where it has one.
  case leadingSpace, trailingSpace, topSpace, bottomSpace
  /// Distances to a margin of the container.
  case leadingMargin, trailingMargin, topMargin, bottomMargin
  /// The same place.
  case top, bottom, leading, trailing, centerX, centerY, firstBaseline, lastBaseline
  /// The same size.
  case equalWidths, equalHeights
  /// The ratio of width to height as it is drawn.
  case aspectRatio
}

/// What views are embedded in.
public struct Embedding: Hashable, Sendable {
  /// `stackView`, `view` or `scrollView`.
  public var kind: ElementKind
  /// Of a stack view; nil for the one in which the views lie.
  public var axis: Axis?
  /// Of a stack view, in points; nil for the average distance between the views.
  public var spacing: Double?
  /// Of a stack view.
  public var alignment: StackViewElement.Alignment?
  /// Of a stack view.
  public var distribution: StackViewElement.Distribution?
  /// The name in the outline.
  public var label: String?
  /// The object id; nil for a new one.
  public var id: String?

  /// In a view of the kind, as Interface Builder would make it.
  public init(_ kind: ElementKind = .stackView) { self.kind = kind }
}

/// The menu Resolve Auto Layout Issues.
public enum Resolution: String, Hashable, Sendable, CaseIterable {
  /// Stored frames become what the constraints say.
  case updateFrames
  /// Constants become what the stored frames say.
  case updateConstants
  /// Constraints for what is open, from where views lie.
  case addMissing
  /// All constraints of the views are replaced by suggested ones.
  case reset
  /// All constraints of the views are removed.
  case clear
}
