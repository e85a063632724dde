import Geometry
import InterfaceBuilder

/// A place in a view's rectangle along an axis: an edge, the middle or the extent, or an edge of an area inside.
struct FramePlace {
  /// What an attribute says of a rectangle.
  enum Part {
    case beginning, middle, end, extent
  }

  let part: Part
  /// Whether the place is that of a guide or of margins, which lie inside the view.
  let isInside: Bool
  /// By how many points at least the area inside is away from the edge.
  private let inset: Double
  /// Whether the area inside ends in the view; that of margins, and the safe area of a small view, may lie beyond its far edge.
  private let isBounded: Bool

  /// A place of the rectangle itself.
  init(part: Part) {
    self.part = part
    isInside = false
    inset = 0
    isBounded = false
  }

  /// Nil for baselines, guides that are not known to lie inside the view, and middles of areas inside.
  init?(_ attribute: ConstraintElement.Attribute, of item: String?, in view: LintedView, _ document: LintedDocument) {
    guard let part = Part(attribute) else { return nil }
    self.part = part
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
    if isInside, part == .middle { return nil }
  }

  /// Where the place may lie in a view that begins at the origin.
  func bounds(from origin: Double, extent: Double) -> PlaceBounds {
    switch (part, isInside) {
    case (.beginning, false): PlaceBounds(origin)
    case (.middle, _): PlaceBounds(origin + extent / 2)
    case (.end, false): PlaceBounds(origin + extent)
    case (.extent, false): PlaceBounds(extent)
    case (.beginning, true): PlaceBounds(origin + inset, isBounded ? origin + extent : .infinity)
    case (.end, true): PlaceBounds(isBounded ? origin : -.infinity, origin + extent - inset)
    case (.extent, true): PlaceBounds(-.infinity, extent)
    }
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

extension FramePlace.Part {
  /// Nil for baselines, which do not follow from frames.
  fileprivate init?(_ attribute: ConstraintElement.Attribute) {
    switch attribute {
    case .top, .topMargin, .leading, .left, .leadingMargin, .leftMargin: self = .beginning
    case .bottom, .bottomMargin, .trailing, .right, .trailingMargin, .rightMargin: self = .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: self = .middle
    case .width, .height: self = .extent
    case .baseline, .firstBaseline, .lastBaseline, .unknown: return nil
    }
  }
}

extension ConstraintElement.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .topMargin, .leadingMargin, .leftMargin, .bottomMargin, .trailingMargin, .rightMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension LintedDocument {
  /// Since Xcode 9 the content of table view cells has at least 10.5 points above and below: 485 of 499 stored frames that are tied
  /// to such a margin are that far inside, and most others where the margins of Xcode 8 were.
  fileprivate func leastMargin(of view: ViewElement, _ attribute: ConstraintElement.Attribute) -> Double {
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
