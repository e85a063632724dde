import Geometry
import InterfaceBuilder

/// A constraint that would hold for the frames as they are drawn.
struct Suggestion {
  /// The smaller, the sooner it is taken.
  let cost: Double
  /// What it says about the positions and sizes of siblings, see ``Unknowns``.
  let coefficients: [Int: Double]
  let constraint: NewConstraint
  /// The members whose sizes must be decided by something else: half a pixel of rounding at a center would be a whole one of a size.
  var needsSizes: [Int] = []
  /// The member whose size it says, if it says nothing else.
  var sizeOf: Int?
}

/// The numbers of the unknowns of the siblings along an axis: a position and a size of each, and the size of a scroll view's content.
enum Unknowns {
  static func position(_ index: Int) -> Int { 2 * index + 1 }
  static func size(_ index: Int) -> Int { 2 * index + 2 }
  static let content = 0
}
