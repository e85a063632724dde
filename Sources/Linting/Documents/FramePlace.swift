import Geometry
import InterfaceBuilder

/// A place in a view's rectangle along an axis: an edge, the middle or the extent, or an edge of an area inside.
struct FramePlace {
  /// What the place is in the rectangle of the view, from left to right; of an area inside, the same in its rectangle.
  let attribute: LayoutAttribute
  /// Whether the place is that of a guide or of margins, which lie inside the view.
  let isInside: Bool
  /// By how many points at least the area inside is away from the edge.
  private let inset: Double
  /// Whether the area inside ends in the view; that of margins, and the safe area of a small view, may lie beyond its far edge.
  private let isBounded: Bool

  /// A place of the rectangle itself.
  init(_ attribute: LayoutAttribute) {
    self.attribute = attribute
    isInside = false
    inset = 0
    isBounded = false
  }

  /// Nil for baselines, which frames do not tell, guides that are not known to lie inside the view, and middles of areas inside.
  init?(_ word: ConstraintElement.Attribute, of item: String?, in view: LintedView, _ document: LintedDocument) {
    guard let attribute = word.layout, !attribute.isBaseline else { return nil }
    self.attribute = attribute.withoutMargins
    if let guide = item.flatMap(document.guide) {
      guard guide == .safeArea || guide == .top || guide == .bottom else { return nil }
      isInside = true
      inset = 0
      isBounded = guide != .safeArea
    } else {
      isInside = attribute.isMargin
      guard !isInside || !view.element.hasNegativeMargins else { return nil }
      inset = isInside ? document.leastMargin(of: view.element, attribute) : 0
      isBounded = false
    }
    if isInside, !attribute.isEdge, !attribute.isSize { return nil }
  }

  /// Where the place may lie in a view that begins at the origin.
  func bounds(from origin: Double, extent: Double) -> PlaceBounds {
    let place = attribute.rule(in: AttributeFrame(.zero)).value(start: origin, length: extent)
    guard isInside else { return PlaceBounds(place) }
    if attribute.isSize { return PlaceBounds(-.infinity, place) }
    return attribute.part == 0
      ? PlaceBounds(place + inset, isBounded ? origin + extent : .infinity)
      : PlaceBounds(isBounded ? origin : -.infinity, place - inset)
  }
}

/// Between which two places another one lies. Frames and constants of a document may be infinite, and their differences no numbers:
/// nothing is proven then.
struct PlaceBounds {
  let lower: Double
  let upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  init(_ place: Double) { self.init(place, place) }
}

extension LintedDocument {
  /// Since Xcode 9 the content of table view cells has at least 10.5 points above and below: 485 of 499 stored frames that are tied
  /// to such a margin are that far inside, and most others where the margins of Xcode 8 were.
  fileprivate func leastMargin(of view: ViewElement, _ attribute: LayoutAttribute) -> Double {
    guard view.kind == .tableViewCellContentView, attribute == .topMargin || attribute == .bottomMargin,
      document.xcode.major >= 9, view.layoutMargins == nil, view.directionalLayoutMargins == nil
    else { return 0 }
    return 10
  }
}

extension ViewElement {
  fileprivate var hasNegativeMargins: Bool {
    let all = [
      layoutMargins.map { [$0.top, $0.left, $0.bottom, $0.right] },
      directionalLayoutMargins.map { [$0.top, $0.leading, $0.bottom, $0.trailing] },
    ]
    return all.contains { $0?.contains { $0 < 0 } == true }
  }
}
