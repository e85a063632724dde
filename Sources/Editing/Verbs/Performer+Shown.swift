import Geometry
import InterfaceBuilder
import Staging

/// What is measured on what somebody sees.
extension Performer {
  /// The canvas with the frames that count: the stored ones, or those on the surface where one was named. Costs up to two layouts.
  func shownCanvas() throws(EditError) -> Canvas {
    guard let surface else { return try Canvas(draft, options) }
    return try Canvas(draft, options, on: surface, places: try shownFrames(on: surface))
  }

  /// The frames on a surface, by the ids of views, where what is not decided is as it is stored.
  func shownFrames(on surface: Surface) throws(EditError) -> [String: Rect] {
    var options = options
    options.holdsOpenViews = true
    return try LaidOutDraft(draft, options, on: surface).frames
  }

  // MARK: Stored frames

  /// What constraints gave on the canvas of the document, before changes.
  package struct CanvasFrames: Sendable {
    fileprivate var frames: [String: Rect]
    fileprivate var open: Set<String>
  }

  /// What constraints give on the canvas at present. Costs a layout.
  package func canvasFrames() throws(EditError) -> CanvasFrames {
    let layout = try LaidOutDraft(draft, options)
    return CanvasFrames(frames: layout.frames, open: Set(layout.open.filter { !$0.value.isEmpty }.keys))
  }

  /// Lets the stored frames follow changes, as Xcode's canvas does: of views that stood where their constraints placed them, or that
  /// were not decided, and are decided now. Frames that contradicted their constraints stay, since Xcode says so of them. Costs a layout.
  package func followFrames(since before: CanvasFrames) throws(EditError) {
    let after = try canvasFrames()
    for node in draft.tree.root.subtree where draft.isView(node) {
      guard let id = draft.id(of: node), draft.superview(of: node) != nil, let frame = after.frames[id],
        !after.open.contains(id), let stored = draft.frame(of: node), !Self.isEqual(stored, frame)
      else { continue }
      let was = before.frames[id]
      guard was == nil || before.open.contains(id) || was.map({ Self.isEqual($0, stored) }) ?? false else { continue }
      try draft.apply(.setFrame(id, to: Self.written(frame)))
    }
  }

  /// Xcode rounds stored frames.
  private static func isEqual(_ one: Rect, _ other: Rect) -> Bool {
    abs(one.x - other.x) < 0.51 && abs(one.y - other.y) < 0.51 && abs(one.width - other.width) < 0.51
      && abs(one.height - other.height) < 0.51
  }
}
