import AutoLayout

/// Which ambiguous sizes are the reason that others, or positions, are ambiguous.
///
/// Where a label's width is open, so is the place of the view after it; where labels compete for room, all their widths are. The
/// first open size of a tree, superviews first, is pinned where it is, with those of the contents that it is tied with; what is settled by
/// that follows it, and the next open size is looked at. Positions are independent if they stay open when all open sizes are pinned.
@MainActor
package struct AmbiguityCauses {
  /// By the view's address: what of its rectangle follows an open size, of the view itself or of another one.
  private var following: [ObjectIdentifier: Ambiguity] = [:]
  /// By address: the views of which something is settled as soon as an open size of the view is.
  private var followers: [ObjectIdentifier: [UIView]] = [:]
  /// By address and axis: the views whose size is settled as soon as that of the view is.
  private var rivals: [ObjectIdentifier: [Axis: [UIView]]] = [:]
  /// By address and axis: the contents that the view's is tied with.
  private var ties: [ObjectIdentifier: [Axis: Tie]] = [:]

  /// Contents of which one alone decides the sizes of all, with a priority that is one step lower.
  package struct Tie {
    /// The views, in the order of the tree.
    package var views: [UIView]
    /// Which priority they have in common.
    package var kind: ContentPriority
  }

  /// The tie of a view's content with others; nil for a view whose size follows another one's.
  package func tie(of view: UIView, _ axis: Axis) -> Tie? { ties[ObjectIdentifier(view)]?[axis] }

  /// What of a view's rectangle follows an open size.
  package func following(_ view: UIView) -> Ambiguity { following[ObjectIdentifier(view)] ?? [] }

  /// The other views of which something follows an open size of a view, in the order of the tree.
  package func followers(of view: UIView) -> [UIView] { followers[ObjectIdentifier(view)] ?? [] }

  /// The views that compete with a view for room along an axis, in the order of the tree; none for a view whose size follows
  /// another one's.
  package func rivals(of view: UIView, _ axis: Axis) -> [UIView] { rivals[ObjectIdentifier(view)]?[axis] ?? [] }

  /// Finds the causes among ambiguous views of a tree, which are given in its order.
  ///
  /// Costs three copies of the engine and as many solves for each of the first ``searched`` independent sizes; later ones are taken to
  /// be independent.
  package init(_ ambiguous: [(view: UIView, open: Ambiguity)], in engine: LayoutEngine, of root: UIView) {
    guard let host = root.layoutHost else { return }
    var engine = engine
    for axis in Axis.allCases {
      var open = ambiguous.filter { $0.open.contains(axis.size) }.map(\.view)
      var places = ambiguous.filter { $0.open.contains(axis.position) }.map(\.view)
      let limit = min(Self.searched, Self.questions / max(1, open.count + places.count))
      for _ in 0..<limit {
        guard let cause = open.first else { break }
        open.removeFirst()
        let tie = Self.tie(of: cause, with: open, axis, in: engine, host)
        ties[ObjectIdentifier(cause), default: [:]][axis] = tie
        host.pin(tie?.views ?? [cause], axis, in: &engine)
        let survey = AmbiguitySurvey(engine)
        let settled = open.filter { !host.isOpen($0, axis.size, in: survey) }
        if !settled.isEmpty { rivals[ObjectIdentifier(cause), default: [:]][axis] = settled }
        note(settled, axis.size, after: cause)
        open.removeAll { view in settled.contains { $0 === view } }
        let settledPlaces = places.filter { !host.isOpen($0, axis.position, in: survey) }
        note(settledPlaces, axis.position, after: cause)
        places.removeAll { view in settledPlaces.contains { $0 === view } }
      }
      guard !open.isEmpty else { continue }
      host.pin(open, axis, in: &engine)
      let survey = AmbiguitySurvey(engine)
      for view in places where !host.isOpen(view, axis.position, in: survey) {
        following[ObjectIdentifier(view), default: []].insert(axis.position)
      }
    }
  }

  /// The contents that are settled as soon as one of them gives way more easily than before; nil unless there are two.
  private static func tie(
    of view: UIView, with others: [UIView], _ axis: Axis, in engine: LayoutEngine, _ host: LayoutHost
  ) -> Tie? {
    guard let item = host.entry(view)?.item else { return nil }
    for kind in ContentPriority.allCases {
      var changed = engine
      guard changed.lower(kind, of: item, along: axis) else { continue }
      _ = changed.solve(retrying: [])
      let survey = AmbiguitySurvey(changed)
      guard !host.isOpen(view, axis.size, in: survey) else { continue }
      let priority = view.contentPriority(kind, axis)
      let tied = others.filter { other in
        host.entry(other).map { engine.hasContent($0.item, along: axis) } ?? false
          && other.contentPriority(kind, axis) == priority && !host.isOpen(other, axis.size, in: survey)
      }
      if !tied.isEmpty { return Tie(views: [view] + tied, kind: kind) }
    }
    return nil
  }

  private mutating func note(_ settled: [UIView], _ part: Ambiguity, after cause: UIView) {
    for view in settled {
      following[ObjectIdentifier(view), default: []].insert(part)
      guard view !== cause, !(followers[ObjectIdentifier(cause)]?.contains { $0 === view } ?? false) else { continue }
      followers[ObjectIdentifier(cause), default: []].append(view)
    }
  }

  /// A person reads a few groups; a scene without any constraints has as many as views.
  private static let searched = 24
  /// How often it may be asked whether a size is settled.
  private static let questions = 400
}

extension LayoutHost {
  /// Keeps sizes where they are, in a copy of the engine that is solved then.
  fileprivate func pin(_ views: [UIView], _ axis: Axis, in engine: inout LayoutEngine) {
    for view in views {
      guard let item = entry(view)?.item, let size = engine.value(of: item, axis == .horizontal ? .width : .height)
      else {
        continue
      }
      _ = engine.addConstraint(
        Constraint(item, axis == .horizontal ? .width : .height, .equal, constant: size, source: .system))
    }
    // What is broken stays so: a layout with hundreds of conflicts would have to find them all again.
    _ = engine.solve(retrying: [])
  }

  fileprivate func isOpen(_ view: UIView, _ part: Ambiguity, in survey: AmbiguitySurvey) -> Bool {
    guard let item = entry(view)?.item, let container = view.superview.flatMap({ entry($0) }) else { return false }
    return survey.ambiguity(of: item, in: container.content ?? container.item).contains(part)
  }
}

extension Axis {
  fileprivate var size: Ambiguity { self == .horizontal ? .width : .height }
  fileprivate var position: Ambiguity { self == .horizontal ? .horizontalPosition : .verticalPosition }
}

extension UIView {
  /// The priority of the view's content along an axis.
  package func contentPriority(_ kind: ContentPriority, _ axis: Axis) -> UILayoutPriority {
    let axis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
    return kind == .hugging ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
  }
}
