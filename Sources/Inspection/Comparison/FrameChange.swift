import InterfaceBuilder

/// A view that two versions of a document lay out differently.
public struct FrameChange: Hashable, Sendable {
  /// The document's id of the view.
  public var id: String
  /// What Xcode calls it, and where it is in the new version; if it is gone, in the old.
  public var name: String
  public var line: Int
  public var column: Int
  public var scene: String
  /// One for each configuration in which the view changed, in the order they were tried.
  public var frames: [Frames]
  /// How many configurations were tried.
  public var tried: Int
  /// The changes of the document that the view's edges depend on, those it depends on most directly first.
  public var causes: [DocumentChange] = []

  /// In the superview's coordinates, points; nil where the view is not there.
  public struct Frames: Hashable, Sendable {
    public var configuration: String
    public var old: Rect?
    public var new: Rect?
  }
}
