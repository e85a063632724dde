import Geometry

/// What rules look at: the entries that clash.
struct ConflictCore {
  /// Without any one of them the others can hold; all entries of the list if they do not contradict each other.
  var members: [LoggedConstraint]
  var names: ConflictNames
  var framework: Framework
  /// The entry that UIKit gave up.
  var broken: Int?
  /// For entries with a constant, what it would have to be for the others to hold; points.
  var fitting: [Int: Double]
  /// For the sizes among them, whether the others would hold with a larger or a smaller one as well.
  var bounds: [Int: Bound]
  /// Entries without which what clashes would shrink to nothing.
  var collapsing: Set<Int>
  /// Entries that resolve the conflict with a priority of 999, each tried; empty if none was.
  var yielding: Set<Int>
  /// Widths and heights of screens; points.
  var screenLengths: Set<Double>

  /// What the others need a size to be.
  enum Bound {
    case exact, least, most, between
  }

  /// `exactly 87`, `at least 40`: what the others need the size of an entry to be; nil if it is not known.
  func need(_ entry: LoggedConstraint) -> String? {
    fitting[entry.index].map { number in
      switch bounds[entry.index] {
      case .exact: "exactly \(short: number)"
      case .least: "at least \(short: number)"
      case .most: "at most \(short: number)"
      case .between, nil: "\(short: number)"
      }
    }
  }

  var users: [LoggedConstraint] { members.filter(\.isUser) }

  var viewClasses: [ViewClass] {
    Set(members.flatMap(\.items)).filter { !names.isGuide($0) }.map { names.viewClass($0) }
  }

  /// Of some entries the one that was broken, else the last: the one before was there first. Not one that is needed for
  /// anything to be seen, or that may be a row's own.
  func choice(_ entries: [LoggedConstraint]) -> LoggedConstraint? {
    let entries = entries.filter { !collapsing.contains($0.index) && !isSizeOfContentView($0) }
    return entries.first { $0.index == broken } ?? entries.last
  }

  func first(_ origins: ConstraintOrigin...) -> LoggedConstraint? { members.first { origins.contains($0.origin) } }
}

// MARK: What can give way

extension ConflictCore {
  /// The app's constraint that can give way to a size that is imposed: a minimum before a distance, and the one that was given up
  /// before others; of distances the last one to an end, since what is cut off at an end is least seen. Nil if none is the app's, or
  /// none helps.
  func givingWay(to imposed: LoggedConstraint?) -> LoggedConstraint? {
    // What collapses is meant to shrink.
    let needed = imposed?.isEmptySize ?? false ? [] : collapsing
    let own = users.filter {
      $0.index != imposed?.index && !$0.isEmptySize
        && (yielding.isEmpty || yielding.contains($0.index)) && !isSizeOfContentView($0) && !needed.contains($0.index)
    }
    return own.first(where: \.isMinimum) ?? own.first { $0.index == broken } ?? own.last { $0.isEnd } ?? own.last
  }

  /// `set the priority of UILabel.bottom == … to 999`; other words where nothing of the list is the app's.
  func adviceToGiveWay(to imposed: LoggedConstraint?) -> String? {
    givingWay(to: imposed).map { "set the priority of \($0.text(names)) to 999" }
  }

  /// A size of a content view is nothing that an app can remove or weaken, or not with certainty.
  func isSizeOfContentView(_ entry: LoggedConstraint) -> Bool { entry.isSizeOfContentView(names) }
}

extension LoggedConstraint {
  func isSizeOfContentView(_ names: ConflictNames) -> Bool {
    relations.contains { $0.first.attribute.isSize && names.viewClass($0.first.item).isContentView }
  }

  /// A least size or distance: of a view that collapses, it is what no longer holds.
  fileprivate var isMinimum: Bool {
    relations.contains {
      $0.isRequired
        && ($0.relation == .greaterThanOrEqual && $0.constant > 0 || $0.relation == .lessThanOrEqual && $0.constant < 0)
    }
  }

  /// Whether it places an end: a bottom, a right or a trailing edge.
  fileprivate var isEnd: Bool {
    relations.contains { $0.isEdge && $0.first.attribute.isEndEdge && ($0.second?.attribute.isEndEdge ?? false) }
  }
}

extension String {
  /// As the beginning of a sentence.
  var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() }
}
