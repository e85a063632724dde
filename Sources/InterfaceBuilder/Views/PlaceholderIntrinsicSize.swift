/// The intrinsic size that the canvas uses for a view: for each axis a number of points, none, or that of the class.
package struct PlaceholderIntrinsicSize: Hashable, Sendable {
  /// The intrinsic size along one axis.
  package enum Length: Hashable, Sendable {
    /// The document says nothing for this axis.
    case unspecified
    /// `infinite`: the view has no intrinsic size in this axis.
    case none
    /// A number of points.
    case points(Double)
  }

  /// Along x.
  package var horizontal: Length
  /// Along y.
  package var vertical: Length

  /// In points; nil for none and unspecified.
  package var width: Double? { horizontal.points }
  /// In points; nil for none and unspecified.
  package var height: Double? { vertical.points }

  /// Nil if the element has neither attribute.
  package init?(_ element: Element) {
    horizontal = Length(element, "placeholderIntrinsicWidth")
    vertical = Length(element, "placeholderIntrinsicHeight")
    if horizontal == .unspecified && vertical == .unspecified { return nil }
  }
}

extension PlaceholderIntrinsicSize.Length {
  init(_ element: Element, _ attribute: String) {
    guard let value = element[attribute] else {
      self = .unspecified
      return
    }
    self = value == "infinite" ? .none : element.double(attribute).map { .points($0) } ?? .unspecified
  }

  var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}
