import Geometry

/// A view that two versions of a document lay out differently.
public struct FrameChange: WireValue, StandsOnItsOwnLine {
  /// The path of the new version.
  public var file: String
  /// The document's id of the view.
  public var id: String
  /// What Xcode calls it, and where it is in the new version; if it is gone, in the old.
  public var name: String
  /// The first line is 1.
  public var line: Int
  /// The first column is 1.
  public var column: Int
  /// The scene's name, as ``SceneReport/name``.
  public var scene: String
  /// One for each configuration in which the view changed, in the order they were tried.
  public var frames: [Frames]
  /// How many configurations were tried.
  public var tried: Int
  /// The changes of the document that the view's edges depend on, those it depends on most directly first.
  /// None where it is not sure which they are.
  public var causes: [Cause]

  /// In the superview's coordinates, points; nil where the view is not there.
  public struct Frames: Hashable, Sendable, Codable {
    /// The name of the configuration: device, orientation and what differs from the usual.
    public var configuration: String
    /// The frame in the old version.
    public var old: Rect?
    /// The frame in the new version.
    public var new: Rect?

    /// The frames in one configuration; nil for a version in which the view is not there.
    public init(configuration: String, old: Rect?, new: Rect?) {
      self.configuration = configuration
      self.old = old
      self.new = new
    }
  }

  /// A change without frames and causes, to which they may be added.
  public init(
    file: String, id: String, name: String, line: Int, column: Int, scene: String, frames: [Frames] = [], tried: Int,
    causes: [Cause] = []
  ) {
    self.file = file
    self.id = id
    self.name = name
    self.line = line
    self.column = column
    self.scene = scene
    self.frames = frames
    self.tried = tried
    self.causes = causes
  }
}

extension FrameChange {
  /// An object that differs between the two versions of the document.
  public struct Cause: Hashable, Sendable, Codable {
    /// How an object differs between two versions.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The new version has it, the old has not.
      case added
      /// The old version has it, the new has not.
      case removed
      /// Both have it, with other attributes.
      case changed
    }

    /// A direction on the screen.
    public enum Axis: String, Hashable, Sendable, Codable, CaseIterable {
      /// The left edge and the width.
      case horizontal
      /// The upper edge and the height.
      case vertical
    }

    /// The id of the object, or `image:NAME` and the like for resources, which have none.
    public var id: String
    /// The name of its XML element, such as `constraint`.
    public var element: String
    /// How the object differs.
    public var kind: Kind
    /// Where the object is in the new version; a removed one in the old. The first line is 1.
    public var line: Int
    /// What changed, by name: `constant: 80 → 60`. None for what was added or removed as a whole.
    public var details: [String]
    /// What of the move it explains; nil for all of it.
    public var axis: Axis?

    /// A difference at a line that counts from 1, without details unless some are given, of all of a move unless an axis is.
    public init(id: String, element: String, kind: Kind, line: Int, details: [String] = [], axis: Axis? = nil) {
      self.id = id
      self.element = element
      self.kind = kind
      self.line = line
      self.details = details
      self.axis = axis
    }
  }
}
