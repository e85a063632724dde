import ConstraintSolver

/// A visual format that has been read, with its names resolved: what stands between the text and its constraints.
package struct VisualFormat<Item> {
  package var axis = Axis.horizontal
  /// Between the superview and the first view; nil if the text does not begin with `|`.
  package var leading: Connection?
  /// At least one.
  package var views: [View] = []
  /// Between each view and the next: one less than there are views.
  package var between: [Connection] = []
  /// Between the last view and the superview; nil if the text does not end with `|`.
  package var trailing: Connection?

  package enum Connection {
    /// Nothing between the brackets: the distance is 0.
    case flush
    /// A single `-`: the system's spacing.
    case standard
    /// One constraint for each.
    case predicates([Predicate])
  }

  package struct View {
    /// A view, a layout guide or a box.
    package var item: Item
    /// About its size along the axis.
    package var predicates: [Predicate] = []
  }

  package struct Predicate {
    package var relation = Relation.equal
    package var object: Object
    /// As written: it may be no legal priority.
    package var priority: Float = 1000
  }

  package enum Object {
    /// Points.
    case constant(Double)
    /// `multiplier × item + constant`, the item's size along `axis`.
    case size(Item, axis: Axis, multiplier: Double, constant: Double)
  }
}

/// What gives the names in a visual format their meaning.
package protocol VisualFormatNames {
  associatedtype Item
  func item(_ name: String) throws(VisualFormatError.Problem) -> Item
  /// Nil if there is no metric of that name.
  func metric(_ name: String) throws(VisualFormatError.Problem) -> Double?
  /// Whether the name is one of an item or of something that pretends to be one.
  func namesItem(_ name: String) -> Bool
}
