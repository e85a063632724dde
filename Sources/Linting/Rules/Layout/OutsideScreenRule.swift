import Geometry
import InterfaceBuilder
import LayoutReports

/// Finds texts and controls that reach beyond the edge of the screen.
struct OutsideScreenRule: LayoutRule {
  static let description = RuleDescription(
    "outside_screen", "View Outside Screen",
    summary: "A text or control extends beyond the edge of the screen, and is not in a scroll view.",
    page: .guide("LogicalErrors"),
    rationale: """
      People cannot see or tap content outside the screen. Constrain the view to the edge of the screen, let other views shrink, or put \
      the content into a scroll view.
      """)

  static let joinsViolations = true
  static let impliedBy: String? = MissingConstraintsRule.description.identifier

  func violations(in scene: LaidOutScene) -> [Violation] {
    guard let screen = scene.views.first, let drawn = screen.designed else { return [] }
    // One finding for each outermost view that reaches beyond the screen, with the names of the contents inside.
    var inside: [Group] = []
    // By axis and outermost view, the index of its group.
    var places: [Axis: [Int: Int]] = [:]
    for view in scene.settledViews where view.isContent && !view.scrolls {
      guard view.frame.width > 0, view.frame.height > 0, let designed = view.designed,
        designed.reach(beyond: drawn).distance <= 1, let seen = view.part(beyond: screen.frame, in: scene),
        !view.isPlacedByUIKit(in: scene), !view.isBarFromEdgeToEdge(of: screen.frame)
      else { continue }
      let axis = seen.reach(beyond: screen.frame).axis
      // The edge of a cell is none of the screen, unless it is as wide as its table.
      guard scene.isPlaced(view, along: axis), screen.conditionOfCell(along: axis, in: scene) == nil else { continue }
      let outermost = outermost(of: view, in: scene, beyond: screen.frame, along: axis)
      if let place = places[axis]?[outermost.index] {
        inside[place].contents.append((view, seen))
      } else {
        places[axis, default: [:]][outermost.index] = inside.count
        inside.append(Group(outermost: outermost, axis: axis, contents: [(view, seen)]))
      }
    }
    return inside.compactMap { violation($0, beyond: screen.frame, in: scene) }
  }

  /// Contents that reach beyond the screen along an axis, and what they lie in that does so, too.
  private struct Group {
    let outermost: LaidOutView
    let axis: Axis
    var contents: [(view: LaidOutView, seen: Rect)]
  }

  private func outermost(
    of view: LaidOutView, in scene: LaidOutScene, beyond screen: Rect, along axis: Axis
  ) -> LaidOutView {
    var found = view
    var next = scene.superview(of: view)
    while let outer = next, outer.index != 0 {
      if outer.element != nil, outer.frame.distance(beyond: screen, along: axis) > 1 { found = outer }
      next = scene.superview(of: outer)
    }
    return found
  }

  private func violation(_ group: Group, beyond screen: Rect, in scene: LaidOutScene) -> Violation? {
    let view = group.outermost
    guard let element = view.element?.element else { return nil }
    let contents = group.contents.compactMap(\.view.element?.element)
    let names = contents.filter { $0.id != element.id }.map { scene.document.name(of: $0) }
    let listed = names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more views" : ""
    // What lies in a view that draws nothing is all that is seen of it.
    let reaching =
      group.contents.map(\.seen).max {
        $0.distance(beyond: screen, along: group.axis) < $1.distance(beyond: screen, along: group.axis)
      } ?? view.frame
    var violation = Violation(
      "\"\(scene.document.name(of: element))\" extends \(amount: reaching.distance(beyond: screen, along: group.axis)) points beyond the screen\(names.isEmpty ? "" : " (also: \(listed)\(more))")",
      at: element.position, elementID: element.id,
      // What is too wide on one screen and too high on another is reported with the numbers of each.
      identity: group.axis == .horizontal ? "" : "height", condition: condition(of: group, beyond: screen, in: scene),
      views: Set(contents.map(\.id) + [element.id]))
    // Half of the widest screen away, a view is outside whatever size the program gives the root.
    violation.followsSizeOfRoot =
      reaching.distance(beyond: screen, along: group.axis) < LaidOutScene.widest / 2
    return violation
  }

  /// Nil if one of the contents is there whatever the program does.
  private func condition(of group: Group, beyond screen: Rect, in scene: LaidOutScene) -> String? {
    var condition: String?
    for (view, seen) in group.contents {
      let own =
        view.generalCondition(in: scene, along: group.axis) ?? view.conditionOfOutlets(along: group.axis, in: scene)
        ?? view.conditionOfText(beyond: screen, along: group.axis)
        ?? (group.axis == .horizontal
          ? view.conditionOfFont(for: seen.distance(beyond: screen, along: .horizontal)) : nil)
      guard let own else { return nil }
      condition = condition ?? own
    }
    return condition
  }
}

extension LaidOutView {
  /// What of the view is beyond the screen: of a label without a background its text, and nothing of an empty one; all of it for
  /// a control, which is touched in all of its frame. Nil if that is inside, or if a button that draws no edge loses a
  /// hair of its frame and nothing of its title or image.
  fileprivate func part(beyond screen: Rect, in scene: LaidOutScene) -> Rect? {
    guard kind == .label else {
      let distance = frame.reach(beyond: screen).distance
      let isWhole =
        kind == .button && distance < Self.hair
        && ink(in: scene).map { $0.bounds.reach(beyond: screen).distance <= 1 } ?? false
      return distance > 1 && !isWhole ? frame : nil
    }
    guard report.textFit != nil else { return nil }
    if let seen = textBlock, seen.reach(beyond: screen).distance > 1 { return seen }
    return frame.reach(beyond: screen).distance > 1 && standsForLongerText ? frame : nil
  }

  /// Whether the view is a bar that reaches as far beyond one side of the screen as beyond the other, and no further than what it shows
  /// lies inside: Xcode 6 and 7 wrote "from edge to edge" as 20 points beyond both margins, which are 16 points on most devices.
  func isBarFromEdgeToEdge(of screen: Rect) -> Bool {
    guard [.searchBar, .navigationBar, .toolbar, .tabBar].contains(kind) else { return false }
    let (before, after) = (screen.x - frame.x, frame.maxX - screen.maxX)
    return before > 0 && abs(before - after) < 0.5 && before <= Self.insetOfBars
      && frame.reach(beyond: screen).axis == .horizontal
  }

  /// How far inside a search bar its field lies; the items of other bars are further in.
  private static let insetOfBars = 8.0

  /// Another text fills the frame that the placeholder leaves empty.
  private var standsForLongerText: Bool { element?.element.hasPlaceholderText ?? false }

  /// The condition for a label of which only the empty part of the frame is outside.
  fileprivate func conditionOfText(beyond screen: Rect, along axis: Axis) -> String? {
    guard kind == .label, standsForLongerText, let seen = textBlock, seen.distance(beyond: screen, along: axis) <= 1
    else { return nil }
    return "the app's code may replace the placeholder text"
  }

  /// The lines of a label from the top of its frame to its bottom, or all of it if it has a background.
  private var textBlock: Rect? {
    guard case .text(let text) = report.content, report.borderWidth == 0,
      report.backgroundColor.map({ $0.alpha < 0.1 }) ?? true
    else { return frame }
    return text.block(in: frame, below: Self.depthOfLetters) ?? frame
  }

  /// Points that nobody misses at the edge of what is touched: a fingertip covers more than ten times as many.
  private static let hair = 4.0

  /// How far letters such as g hang below the baseline, in ems.
  private static let depthOfLetters = 0.2
}

extension Rect {
  /// The distance in points by which the rectangle reaches beyond another one, at the edge where it is largest, and that edge's
  /// axis; 0 if it is inside.
  fileprivate func reach(beyond other: Rect) -> (distance: Double, axis: Axis) {
    let (across, along) = (
      distance(beyond: other, along: .horizontal), distance(beyond: other, along: .vertical)
    )
    return across >= along ? (across, .horizontal) : (along, .vertical)
  }

  /// The same along one axis.
  fileprivate func distance(beyond other: Rect, along axis: Axis) -> Double {
    axis == .horizontal ? max(0, other.x - x, maxX - other.maxX) : max(0, other.y - y, maxY - other.maxY)
  }
}
