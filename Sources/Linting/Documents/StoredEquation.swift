import Geometry
import InterfaceBuilder

/// A required equation between positions that frames determine, or bound.
struct StoredEquation {
  let axis: Axis
  /// By how many points right frames may miss the equation: each edge lies on a pixel.
  let rounding: Double
  private let first: Side
  private let second: Side?
  private let multiplier: Double
  private let constant: PlaceBounds
  /// The view that the equation ties to a superview or to itself; nil if it relates neighbors.
  let contained: ViewElement?

  private struct Side {
    let place: FramePlace
    /// The view, then its superviews up to the one whose coordinates count; none for a view whose own coordinates do.
    let views: [LintedView]
    let owner: LintedView
  }

  /// Nil for an inequality, an optional or varied constraint, baselines of unlike texts, symbols, guides that are placed by
  /// constraints, and the far edges of a scroll view, which mean its content.
  init?(_ constraint: ConstraintElement, in document: LintedDocument) {
    guard constraint.relation == .equal, constraint.priority == 1000, !constraint.isPlaceholder,
      constraint.element.bool("installed") != false,
      constraint.multiplier != 0, let axis = constraint.firstAttribute.axis,
      let view = document.view(ofItem: constraint.firstItem ?? constraint.ownerID), !view.element.showsSymbol
    else { return nil }
    self.axis = axis
    multiplier = constraint.multiplier
    // Up to Xcode 8, frames were rounded to whole points on some displays; later an edge is half a point off at most.
    let pixel = document.document.xcode.major < 9 ? 1.0 : 0.5
    // A line of text is up to a point lower in a view that is as high as the line rounded up.
    let line = constraint.firstAttribute.isBaseline ? 1.0 : 0
    rounding = pixel * max(1, (1 + abs(multiplier)) / 2) + line + 0.01
    let place = FramePlace(constraint.firstAttribute, of: constraint.firstItem, in: view, document)
    guard let attribute = constraint.secondAttribute else {
      guard let place, place.attribute.isSize else { return nil }
      first = Side(place: place, views: [], owner: view)
      second = nil
      contained = view.element
      constant = PlaceBounds(constraint.constant ?? 0)
      return
    }
    guard attribute.axis == axis, let other = document.view(ofItem: constraint.secondItem ?? constraint.ownerID),
      !other.element.showsSymbol
    else { return nil }
    let otherPlace = FramePlace(attribute, of: constraint.secondItem, in: other, document)
    var (one, another) = (document.path(to: view), document.path(to: other))
    let common = zip(one, another).prefix { $0.element.id == $1.element.id }.count
    guard common > 0 else { return nil }
    one.removeFirst(common)
    another.removeFirst(common)
    contained = one.isEmpty ? other.element : another.isEmpty ? view.element : nil
    if constraint.firstAttribute.isBaseline || attribute.isBaseline {
      // Lines of one font: their baselines are as far apart as the places of their views that they follow.
      guard let lineOfText = constraint.firstAttribute.placeOfLine(in: view.element),
        lineOfText == attribute.placeOfLine(in: other.element), view.element.hasLine(like: other.element)
      else { return nil }
      first = Side(place: FramePlace(lineOfText), views: one, owner: view)
      second = Side(place: FramePlace(lineOfText), views: another, owner: other)
    } else {
      guard let place, let otherPlace else { return nil }
      for (path, place, view) in [(one, place, view), (another, otherPlace, other)]
      where path.isEmpty && view.element.has(.scrolls) && (place.attribute.part != 0 || place.isInside) { return nil }
      first = Side(place: place, views: place.attribute.isSize ? [] : one, owner: view)
      second = Side(place: otherPlace, views: otherPlace.attribute.isSize ? [] : another, owner: other)
    }
    let isAtContainer =
      [first.place, second?.place].contains { $0?.isInside == true } || one.isEmpty || another.isEmpty
    constant = constraint.constants(isAtContainer: isAtContainer)
  }

  /// The views that the equation relates, guides by the views that have them.
  var items: [ViewElement] { [first.owner, second?.owner].compactMap { $0?.element } }

  /// The views whose frames the equation reads, each once.
  var views: [ViewElement] {
    var ids: Set<String> = []
    return (items + first.views.map(\.element) + (second?.views ?? []).map(\.element)).filter {
      ids.insert($0.id).inserted
    }
  }

  /// By how many points the first side is too large, or too small if negative, at the least; nil if a frame is not known.
  func error(_ frame: (ViewElement) -> Rect?) -> Double? {
    guard var bounds = bounds(of: first, frame) else { return nil }
    if let second {
      guard let other = self.bounds(of: second, frame) else { return nil }
      let products = [multiplier * other.lower, multiplier * other.upper].sorted()
      bounds = PlaceBounds(bounds.lower - products[1], bounds.upper - products[0])
    }
    return min(0, bounds.upper - constant.lower) + max(0, bounds.lower - constant.upper)
  }

  /// Whether the frames satisfy the equation as one between two exact places.
  func holds(_ frame: (ViewElement) -> Rect?) -> Bool {
    guard !first.place.isInside, second?.place.isInside != true else { return false }
    return error(frame).map { abs($0) <= rounding } ?? false
  }

  /// The views of the equation's sides whose places are more than half a point apart in two sets of frames, each once.
  func viewsAtMovedPlaces(_ frame: (ViewElement) -> Rect?, _ other: (ViewElement) -> Rect?) -> [ViewElement] {
    let moved = [first, second].compactMap { $0 }.filter { side in
      guard let one = bounds(of: side, frame), let two = bounds(of: side, other) else { return false }
      return abs(one.lower - two.lower) > 0.5 || abs(one.upper - two.upper) > 0.5
    }
    var ids: Set<String> = []
    return moved.flatMap { [$0.owner] + $0.views }.map(\.element).filter { ids.insert($0.id).inserted }
  }

  private func bounds(of side: Side, _ frame: (ViewElement) -> Rect?) -> PlaceBounds? {
    guard let own = frame(side.owner.element) else { return nil }
    var origin = 0.0
    for view in side.views {
      guard let frame = frame(view.element) else { return nil }
      origin += frame.span(along: axis).origin
    }
    return side.place.bounds(from: origin, extent: own.span(along: axis).extent)
  }
}

extension ConstraintElement {
  /// What the constant may be: the standard distance is 8 points between views and 0 to 20 at the edge of a container, and the
  /// document stores the last value if at all.
  fileprivate func constants(isAtContainer: Bool) -> PlaceBounds {
    let stored = constant ?? 0
    guard isSymbolic, isAtContainer || constant == nil else { return PlaceBounds(stored) }
    return stored < 0 ? PlaceBounds(min(stored, -20), 0) : PlaceBounds(0, max(stored, 20))
  }
}

extension ConstraintElement.Attribute {
  /// What of the view a baseline keeps its distance from: the middle of a button; the top of a label or, for the last baseline, its
  /// bottom. Nil for other views and attributes.
  fileprivate func placeOfLine(in view: ViewElement) -> LayoutAttribute? {
    switch (view.kind, self) {
    case (.button, _) where isBaseline: .centerY
    case (.label, .firstBaseline): .top
    case (.label, .baseline), (.label, .lastBaseline): .bottom
    default: nil
    }
  }
}

extension LintedDocument {
  /// The views from the outermost one to the view itself.
  fileprivate func path(to view: LintedView) -> [LintedView] {
    var path = [view]
    while let outer = superview(of: path[path.count - 1]) { path.append(outer) }
    return path.reversed()
  }
}

extension ViewElement {
  /// Whether the view is an image view with a symbol of the system, whose alignment insets nobody but Apple knows.
  fileprivate var showsSymbol: Bool { kind == .imageView && image?.catalog == .system }

  /// Whether both views are labels, or both buttons, and show a line of text in the same font, which buttons have in the middle.
  fileprivate func hasLine(like other: ViewElement) -> Bool {
    guard kind == other.kind, customClass == nil, other.customClass == nil else { return false }
    if let one = LabelElement(element), let two = LabelElement(other.element) {
      return one.numberOfLines == 1 && two.numberOfLines == 1 && one.font == two.font && !one.adjustsFontSizeToFitWidth
        && !two.adjustsFontSizeToFitWidth && one.attributedText == nil && two.attributedText == nil
    }
    guard let one = ButtonElement(element), let two = ButtonElement(other.element) else { return false }
    return one.font == two.font && one.buttonType == two.buttonType && one.hasPlainTitle && two.hasPlainTitle
      && (one.configuration == nil) == (two.configuration == nil)
  }
}

extension ButtonElement {
  fileprivate var hasPlainTitle: Bool {
    contentVerticalAlignment == .center && contentEdgeInsets == nil && titleEdgeInsets == nil
  }
}
