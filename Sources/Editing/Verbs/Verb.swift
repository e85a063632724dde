import Geometry
import InterfaceBuilder

/// What people do in Interface Builder, by names of objects: each verb becomes one or more edits.
package enum Verb: Hashable, Sendable {
  /// Distances, sizes and ratios, as in the panel Add New Constraints.
  case pin([String], Pin)
  /// Edges, centers and baselines in line, as in the panel Align.
  case align([String], Alignment)
  /// What a control-drag between two places offers.
  case connect(String, String, [ControlDrag])
  /// A constraint as an equation of names: `Gray View.leading = Safe Area.leading + 40 @750`.
  case constrain(String, identifier: String?)
  /// Attributes of objects: `constant`, `priority`, `text`, `horizontalHuggingPriority`; nil takes one away.
  case set([String], [Assignment])
  /// Attributes of objects for some size classes.
  case vary([String], [Assignment], VariedClasses)
  /// Whether views and constraints are installed, for some size classes or all.
  case install([String], Bool, VariedClasses?)
  /// A view of the library.
  case add(NewView, into: String, at: Int?)
  /// Views, constraints, guides and connections.
  case delete([String])
  /// Into another superview, or to another place in the same one.
  case move([String], into: String, at: Int?)
  /// Copies of views with everything in them, some points away.
  case duplicate([String], by: Point)
  /// Into a stack view or a view that takes their place.
  case embed([String], Embedding)
  /// Out of a stack view or a view, which is removed.
  case unembed(String)
  /// What Resolve Auto Layout Issues does; without views for all.
  case resolve([String], Resolution)
  /// An outlet of an object.
  case outlet(from: String, property: String, to: String)
  /// One more object of an outlet collection.
  case collection(from: String, property: String, to: String)
  /// An action; the event is one of a control's, nil for what has none.
  case action(from: String, selector: String, to: String, event: String?)
  /// Views of a text that a copy made, into a view of this document.
  case paste(String, into: String, at: Int?)
  /// A layout guide in a view.
  case guide(into: String, name: String?)
  /// A segue from an object to a controller.
  case segue(NewSegue)
  /// A controller of the library with a scene of its own, at a place of the storyboard's map or to the right of all others.
  case scene(ElementKind, at: Point?)
  /// The controller that the app begins with.
  case initial(String)
  /// Another place of a scene on the storyboard's map.
  case place(String, at: Point)
  /// An item in a navigation bar or a toolbar.
  case barItem(into: String, place: BarPlace, [Assignment])
}

extension Verb {
  /// How far Xcode puts a copy from what it copies, to the right and down.
  package static let usualDistance = Point(x: 20, y: 20)
}

/// Where an item of a bar goes.
package enum BarPlace: String, Hashable, Sendable, CaseIterable {
  /// Before the title of a navigation bar.
  case left
  /// Behind the title of a navigation bar.
  case right
  /// Of the controller that is shown next.
  case back
  /// Behind the items of a toolbar.
  case toolbar
}

/// A new value of an attribute; nil takes it away.
package struct Assignment: Hashable, Sendable {
  /// As documents spell it.
  package var name: String
  /// As documents spell it.
  package var value: String?

  /// Nothing is checked before the verb is performed.
  package init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

/// The panel Add New Constraints.
package struct Pin: Hashable, Sendable {
  /// How far away something is.
  package enum Distance: Hashable, Sendable {
    /// In points.
    case points(Double)
    /// As far as it is drawn.
    case current
    /// What the system chooses.
    case standard
  }

  /// From which edge to the nearest neighbor in that direction, or the superview.
  package var edges: [RectEdge: Distance] = [:]
  /// What an edge is pinned to in the place of the nearest neighbor: a view beside it or around it, or a guide, by id.
  package var neighbors: [RectEdge: String] = [:]
  /// In points, or as it is drawn.
  package var width: Distance?
  /// In points, or as it is drawn.
  package var height: Distance?
  /// All views as wide as the first.
  package var equalWidths = false
  /// All views as high as the first.
  package var equalHeights = false
  /// Width to height, such as `16:9`; `current` is as drawn.
  package var aspectRatio: String?
  /// Edges of the superview mean its margins.
  package var toMargins = false
  /// The edges of the superview itself; neighbors and safe areas do not count.
  package var toSuperview = false
  /// How the sides compare.
  package var relation = Relation.equal
  /// From 1 to 1000.
  package var priority = 1000.0
  /// Whether the frames of the views become what constraints say then.
  package var updatesFrames = false

  /// Nothing is pinned yet.
  package init() {}
}

/// An edge of a view in reading direction.
package enum RectEdge: String, Hashable, Sendable, CaseIterable {
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
package struct Alignment: Hashable, Sendable {
  /// Attributes of all views that become those of the first.
  package var attributes: [ConstraintElement.Attribute] = []
  /// Points from the middle of the container; nil for no such constraint.
  package var centerXInContainer: Double?
  /// Points from the middle of the container; nil for no such constraint.
  package var centerYInContainer: Double?
  /// Points between the attributes.
  package var offset = 0.0
  /// From 1 to 1000.
  package var priority = 1000.0
  /// Whether the frames of the views become what constraints say then.
  package var updatesFrames = false

  /// Nothing is aligned yet.
  package init() {}
}

/// What a control-drag offers.
package enum ControlDrag: String, Hashable, Sendable, CaseIterable {
  /// Distances between neighbors as they are drawn.
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
  /// The size as it is drawn, of a view that is dragged onto itself.
  case width, height
}

/// What views are embedded in.
package struct Embedding: Hashable, Sendable {
  /// `stackView`, `view` or `scrollView`.
  package var kind: ElementKind
  /// Of a stack view; nil for the one in which the views lie.
  package var axis: Axis?
  /// Of a stack view, in points; nil for the average distance between the views.
  package var spacing: Double?
  /// Of a stack view.
  package var alignment: StackViewElement.Alignment?
  /// Of a stack view.
  package var distribution: StackViewElement.Distribution?
  /// The name in the outline.
  package var label: String?
  /// The object id; nil for a new one.
  package var id: String?

  /// In a view of the kind, as Interface Builder would make it.
  package init(_ kind: ElementKind = .stackView) { self.kind = kind }
}

/// The menu Resolve Auto Layout Issues.
package enum Resolution: String, Hashable, Sendable, CaseIterable {
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
