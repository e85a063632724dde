import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds texts and controls that overlap although they are apart on Interface Builder's canvas.
///
/// What is compared is what is seen (`LaidOutView+Ink.swift`), except where a required constraint itself lays the facing edges
/// over each other: there the frames count.
struct OverlappingViewsRule: LayoutRule {
  static let description = RuleDescription(
    "overlapping_views", "Overlapping Views",
    summary: "Two texts or controls overlap on a device, but do not overlap in Interface Builder.",
    page: .guide("LogicalErrors"),
    rationale: """
      The constraints leave too little space for the views on some screens. Add a constraint between the two views to prevent the \
      overlap. The rule ignores views that also overlap in Interface Builder.
      """)

  static let joinsViolations = true
  static let impliedBy: String? = OutsideScreenRule.description.identifier

  func violations(in scene: LaidOutScene) -> [Violation] {
    // Sorted by their tops: a view can overlap only those that follow and begin above its bottom.
    let views = scene.settledViews.compactMap { view -> Inked? in
      guard !view.isPlacedByUIKit(in: scene), let ink = view.ink(in: scene) else { return nil }
      return Inked(view: view, ink: ink)
    }.sorted { $0.view.frame.y < $1.view.frame.y }
    var groups: MovingGroups?
    var violations: [Violation] = []
    for (index, first) in views.enumerated() {
      for second in views[(index + 1)...] {
        if second.view.frame.y >= first.view.frame.maxY { break }
        // Where all lie on each other the pairs are many, so that what costs least is asked first.
        guard first.view.frame.intersection(second.view.frame) != nil, first.view.isDesigned(apartFrom: second.view),
          !first.view.isApart(second.view, in: scene)
        else { continue }
        let (back, front) = first.view.index < second.view.index ? (first, second) : (second, first)
        guard var violation = violation(back, front, in: scene) else { continue }
        if groups == nil { groups = MovingGroups(scene) }
        violation.cause = groups?.cause(of: first.view, second.view, in: scene) ?? []
        violations.append(violation)
      }
    }
    return violations
  }

  /// A view, and what is seen of it.
  private struct Inked {
    let view: LaidOutView
    let ink: Ink
  }

  private func violation(_ back: Inked, _ front: Inked, in scene: LaidOutScene) -> Violation? {
    let tied = scene.tiedFrames(back.view, front.view)
    let shared =
      tied.flatMap { frames in
        back.ink.bounds.withHeight(of: frames).intersection(front.ink.bounds.withHeight(of: frames))
      } ?? back.ink.overlap(with: front.ink)
    guard let shared, shared.width > 2, let one = back.view.element?.element, let other = front.view.element?.element,
      back.view.isPartner(behind: front.view, in: scene), front.view.isPartner(inFrontOf: back.view, in: scene),
      tied != nil || scene.arePlaced(back.view, front.view), !scene.areMeantToOverlap(back.view, front.view),
      !scene.isCovered(back.view, by: front.view, at: shared)
    else { return nil }
    let (early, late) = one.position < other.position ? (one, other) : (other, one)
    let names = (scene.document.name(of: early), scene.document.name(of: late))
    var violation = Violation(
      "\"\(names.0)\" and \"\(names.1)\" overlap by \(amount: shared.width) × \(amount: shared.height) points",
      at: early.position, elementID: early.id, identity: "\(early.id) \(late.id)",
      condition: condition(back, front, sharing: shared, isTied: tied != nil, in: scene),
      views: [one.id, other.id])
    violation.followsSizeOfRoot = tied == nil
    return violation
  }

  /// What depends on the program: the texts, the size of the cell, or a constraint with an outlet.
  private func condition(
    _ back: Inked, _ front: Inked, sharing shared: Rect, isTied: Bool, in scene: LaidOutScene
  ) -> String? {
    guard let one = back.view.element?.element, let other = front.view.element?.element else { return nil }
    if one.standsForText || other.standsForText {
      let letters = [back, front].map { $0.view.leastText($0.ink, in: scene) }
      // Of whatever texts, if the frames lie over each other and a single letter of each does.
      let overlaps = letters[0].x < letters[1].maxX - 2 && letters[1].x < letters[0].maxX - 2
      if !isTied || !overlaps { return "the app's code may replace the placeholder text" }
    }
    if let cell = scene.enclosingCell(of: back.view), let element = cell.element?.element,
      scene.isInside(front.view, cell)
    {
      for axis in Axis.allCases where !(isTied && axis == .vertical) {
        guard let condition = cell.conditionOfCell(along: axis, in: scene) else { continue }
        let dependence = CellDependence(of: element, along: axis, in: scene.document)
        if !dependence.keepsOverlap((one, back.ink), (other, front.ink)) { return condition }
      }
    }
    if scene.areAlternatives(back.view, front.view) {
      return "the app's code may show only one of the two views at a time"
    }
    // Where one constraint lays the two over each other, only that one counts.
    if isTied { return nil }
    let axis = back.view.axisOfMovement(front.view)
    if axis == .horizontal,
      let condition = [back, front].lazy.compactMap({ $0.view.conditionOfFont(for: shared.width) }).first
    {
      return condition
    }
    return back.view.conditionOfOutlets(along: axis, in: scene)
      ?? front.view.conditionOfOutlets(along: axis, in: scene)
  }
}

extension ViewElement {
  /// Whether the program sets the text: that of the document comes from Xcode's library, or is blank.
  fileprivate var standsForText: Bool {
    hasPlaceholderText || kind == .label && shownText?.allSatisfy(\.isWhitespace) ?? false
  }
}

extension Rect {
  /// As wide as this one, as high as another.
  fileprivate func withHeight(of other: Rect) -> Rect { Rect(x: x, y: other.y, width: width, height: other.height) }
}

extension LaidOutView {
  /// Whether both have a place in the document, and do not overlap there.
  fileprivate func isDesigned(apartFrom other: LaidOutView) -> Bool {
    guard let own = designed, let others = other.designed else { return false }
    return own.intersection(others).map { $0.width <= 2 || $0.height <= 2 } ?? true
  }

  /// Whether an overlap means nothing: one view scrolls over the other, one is inside the other, or the two are in different cells,
  /// which their table puts one below the other.
  fileprivate func isApart(_ other: LaidOutView, in scene: LaidOutScene) -> Bool {
    scrolls != other.scrolls || scene.isInside(self, other) || scene.isInside(other, self)
      || scene.enclosingCell(of: self)?.index != scene.enclosingCell(of: other)?.index
  }
}

extension LaidOutScene {
  /// What the frames of two texts share where a required constraint between their facing edges lays one over the other, whatever
  /// the screen: `below.top = above.bottom - 15`. Nil if there is none.
  fileprivate func tiedFrames(_ first: LaidOutView, _ second: LaidOutView) -> Rect? {
    let texts: Set<ElementKind> = [.label, .button, .textField]
    guard let kinds = first.kind.flatMap({ one in second.kind.map { [one, $0] } }), texts.isSuperset(of: kinds),
      let id = first.report.id, let other = second.report.id, let shared = first.frame.intersection(second.frame)
    else { return nil }
    guard shared.height > 2 else { return nil }
    let tie = document.constraints(on: id).first { constraint in
      guard constraint.isAlwaysInstalled, constraint.priority == 1000, constraint.relation == .equal,
        constraint.multiplier == 1, let one = constraint.attribute(of: id),
        let opposite = constraint.attribute(of: other)
      else { return false }
      return one == .top && opposite == .bottom || one == .bottom && opposite == .top
    }
    return tie.flatMap { document.outletNames(of: $0.id).isEmpty ? shared : nil }
  }
}

extension LaidOutView {
  /// Where the first letter of the view's text is, whatever the program sets: one em at the end that the constraints, and in a
  /// frame with both ends fixed the alignment, keep. For other texts, all that is seen.
  fileprivate func leastText(_ ink: Ink, in scene: LaidOutScene) -> Rect {
    guard let element = element?.element, element.standsForText, case .text(let text) = report.content else {
      return ink.bounds
    }
    let constraints = scene.document.constraints(on: element.id).filter {
      $0.relation == .equal && $0.isAlwaysInstalled && $0.ownerID != element.id
    }
    let attributes = Set(constraints.compactMap { $0.attribute(of: element.id) })
    let begins = !attributes.isDisjoint(with: [.leading, .left]),
      ends = !attributes.isDisjoint(with: [.trailing, .right])
    let width = min(text.fontSize, frame.width)
    let middle = frame.x + (frame.width - width) / 2
    let (start, finish) = scene.isRightToLeft ? (frame.maxX - width, frame.x) : (frame.x, frame.maxX - width)
    let x: Double
    if begins != ends {
      x = begins ? start : finish
    } else if !begins, attributes.contains(.centerX) || kind == .button {
      x = middle
    } else {
      switch element.element["textAlignment"] {
      case "center": x = middle
      case "right": x = frame.maxX - width
      case "left": x = frame.x
      default: x = kind == .button ? middle : start
      }
    }
    return Rect(x: x, y: frame.y, width: width, height: frame.height)
  }
}
