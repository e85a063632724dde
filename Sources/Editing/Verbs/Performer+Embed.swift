import Geometry
import InterfaceBuilder
import Staging

extension Performer {
  /// Puts siblings into a new view that lies where they were. Constraints between them and what stays are removed, as Interface Builder
  /// does; those of a stack view place them from then on.
  func embed(_ ids: [String], _ embedding: Embedding) throws(EditError) -> String {
    guard [.stackView, .view, .scrollView].contains(embedding.kind) else {
      throw EditError(
        .badValue,
        "views can be embedded only in a stack view, a view or a scroll view, not in a \(embedding.kind.rawValue)")
    }
    let views = try ids.map { id throws(EditError) in try draft.view(id) }
    guard let first = views.first, let superview = draft.superview(of: first), let container = draft.id(of: superview)
    else {
      throw EditError(.refused, "none of the specified views has a superview")
    }
    for view in views where draft.superview(of: view) !== superview || view.parent?.name != "subviews" {
      throw draft.refused(
        "\(draft.id(of: view) ?? "") and \(draft.id(of: first) ?? "") have different superviews", view)
    }
    let canvas = try shownCanvas()
    let frames = views.map { canvas.frame($0) ?? .zero }
    let around = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    let siblings = draft.subviews(of: superview)
    let place = siblings.firstIndex { sibling in views.contains { $0 === sibling } } ?? 0
    var new = NewView(embedding.kind, id: embedding.id)
    new.frame = around
    new.label = embedding.label
    var order = Array(ids.indices)
    if embedding.kind == .stackView {
      let axis = embedding.axis ?? Self.axis(of: frames)
      order = Self.order(frames, along: axis)
      new.attributes = stackAttributes(embedding, axis, order.map { frames[$0] })
    }
    let id = try draft.apply(.addView(new, into: container, at: place))
    for index in order {
      try draft.apply(.move(ids[index], into: id, at: nil))
      let frame = frames[index]
      try draft.apply(.setFrame(ids[index], to: frame.moved(by: Point(x: -around.x, y: -around.y))))
    }
    return id
  }

  private func stackAttributes(_ embedding: Embedding, _ axis: Axis, _ frames: [Rect]) -> [String: String] {
    var attributes: [String: String] = [:]
    if axis == .vertical { attributes["axis"] = "vertical" }
    let spacing = embedding.spacing ?? Self.spacing(frames, along: axis)
    if spacing != 0 { attributes["spacing"] = Number.text(spacing) }
    if let alignment = embedding.alignment, alignment != .fill { attributes["alignment"] = alignment.rawValue }
    if let distribution = embedding.distribution, distribution != .fill {
      attributes["distribution"] = distribution.rawValue
    }
    return attributes
  }

  /// Vertical if the views are further apart from top to bottom than from left to right, as one view is; copies that lie on a diagonal are
  /// a row.
  private static func axis(of frames: [Rect]) -> Axis {
    let (xs, ys) = (frames.map { $0.x + $0.width / 2 }, frames.map { $0.y + $0.height / 2 })
    let (across, down) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    return across > down || across == down && across > 0 ? .horizontal : .vertical
  }

  private static func order(_ frames: [Rect], along axis: Axis) -> [Int] {
    frames.indices.sorted { a, b in
      let (one, other) = axis == .horizontal ? (frames[a].x, frames[b].x) : (frames[a].y, frames[b].y)
      return (one, a) < (other, b)
    }
  }

  /// The average distance between neighbors, in whole points, and not less than 0.
  private static func spacing(_ frames: [Rect], along axis: Axis) -> Double {
    let gaps = zip(frames, frames.dropFirst()).map { one, next in
      axis == .horizontal ? next.x - one.x - one.width : next.y - one.y - one.height
    }
    return gaps.isEmpty ? 0 : max(0, (gaps.reduce(0, +) / Double(gaps.count)).rounded())
  }

  /// Puts the subviews of a view into its superview, where they are on the screen, and removes the view.
  func unembed(_ id: String) throws(EditError) -> [String] {
    let view = try draft.view(id)
    guard let superview = draft.superview(of: view), let container = draft.id(of: superview),
      view.parent?.name == "subviews"
    else {
      throw draft.refused("\(id) is not a subview of a view, so it cannot be unembedded", view)
    }
    let canvas = try shownCanvas()
    let origin = canvas.frame(view) ?? .zero
    let subviews = draft.subviews(of: view).filter { draft.id(of: $0) != nil }
    guard !subviews.isEmpty else { throw draft.refused("\(id) has no subviews", view) }
    let frames = subviews.map { canvas.frame($0) ?? .zero }
    let ids = subviews.compactMap { draft.id(of: $0) }
    let place = draft.subviews(of: superview).firstIndex { $0 === view } ?? 0
    for (index, (child, frame)) in zip(ids, frames).enumerated() {
      try draft.apply(.move(child, into: container, at: place + index))
      try draft.apply(.setFrame(child, to: frame.moved(by: Point(x: origin.x, y: origin.y))))
    }
    try draft.apply(.remove([id]))
    draft.fixFrames(of: try ids.map { id throws(EditError) in try draft.view(id) })
    return ids
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
