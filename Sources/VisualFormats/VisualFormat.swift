import Geometry

/// A visual format after reading, with the items and numbers that its names stand for.
package struct VisualFormat<Item> {
  /// The direction of the format: `H:`, which may be left out, or `V:`.
  package var axis = Axis.horizontal
  /// The distance from the superview to the first view; nil if the text does not begin with `|`.
  package var leading: Connection?
  /// The views in their order; there is at least one.
  package var views: [View] = []
  /// The distance from each view to the next one: one less than there are views.
  package var between: [Connection] = []
  /// The distance from the last view to the superview; nil if the text does not end with `|`.
  package var trailing: Connection?

  /// The distance between two views, or between a view and the superview.
  package enum Connection {
    /// Nothing stands between the brackets: the distance is 0.
    case flush
    /// A single `-`: the distance is the system's spacing.
    case standard
    /// The distance satisfies each of these.
    case predicates([Predicate])
  }

  /// A name in brackets.
  package struct View {
    /// The view, layout guide or box of that name.
    package var item: Item
    /// What its size along the axis satisfies.
    package var predicates: [Predicate] = []
  }

  /// A condition in parentheses, such as `>=20@750`.
  package struct Predicate {
    /// How the distance or size compares with the object.
    package var relation = Relation.equal
    /// What it is compared with.
    package var object: Object
    /// The priority as written, which may be outside of (0, 1000].
    package var priority: Float = 1000
  }

  /// What a distance or size is compared with.
  package enum Object {
    /// A number of points.
    case constant(Double)
    /// `multiplier × item + constant`, with the item's size along `axis`.
    case size(Item, axis: Axis, multiplier: Double, constant: Double)
  }
}

/// What the names in a visual format stand for.
package protocol VisualFormatNames {
  /// A view, layout guide or box.
  associatedtype Item
  /// The item of a name.
  ///
  /// - Throws: A problem if there is none.
  func item(_ name: String) throws(VisualFormatError.Problem) -> Item
  /// The number of a name; nil if no metric has that name.
  ///
  /// - Throws: A problem if what has the name is no number.
  func metric(_ name: String) throws(VisualFormatError.Problem) -> Double?
  /// Whether something has that name among the items, though it may turn out to be no view.
  func namesItem(_ name: String) -> Bool
}
