import AutoLayout

/// A visual format that has been read, with its names resolved: what stands between the text and its constraints.
struct VisualFormat {
  var axis = Axis.horizontal
  /// Between the superview and the first view; nil if the text does not begin with `|`.
  var leading: Connection?
  /// At least one.
  var views: [View] = []
  /// Between each view and the next: one less than there are views.
  var between: [Connection] = []
  /// Between the last view and the superview; nil if the text does not end with `|`.
  var trailing: Connection?

  enum Connection {
    /// Nothing between the brackets: the distance is 0.
    case flush
    /// A single `-`: the system's spacing.
    case standard
    /// One constraint for each.
    case predicates([Predicate])
  }

  struct View {
    /// A view or a layout guide.
    var item: AnyObject
    /// About its size along the axis.
    var predicates: [Predicate] = []
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  enum Object {
    /// Points.
    case constant(Double)
    /// `multiplier × item + constant`, the item's size along `axis`.
    case size(AnyObject, axis: Axis, multiplier: Double, constant: Double)
  }
}
