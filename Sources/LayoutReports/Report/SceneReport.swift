import Geometry

/// One scene laid out on one screen.
public struct SceneReport: Hashable, Sendable {
  /// The document's id of the scene's controller, or of the top level view of a xib.
  public var id: String?
  /// What a person would call the scene: the controller's title, else its class, else the id.
  public var name: String
  /// The device as the user named it, for example `iPhone SE`; `nil` for a size without a device.
  public var device: String?
  /// `portrait` or `landscape`; `nil` for a size without a device.
  public var orientation: String?
  /// The number of the release of iOS, such as 26; `nil` without a device, and on Interface Builder's canvas.
  public var release: Int?
  /// The screen's extent in this orientation, in points.
  public var size: Size
  /// Pixels in a point: 1, 2 or 3.
  public var scale: Double
  /// The controller's view; `nil` when the scene has none or could not be instantiated.
  public var root: ViewReport?
  /// Whether nothing in the document says how large the root is where it is shown: it has the size that it was drawn with, and
  /// the program gives it another. False on Interface Builder's canvas, where the drawn size is the size.
  public var sizeIsOpen: Bool
  /// What bars, sensors and the home indicator cover of the root's edges; points.
  public var safeArea: Insets
  /// The constraints in force and those that gave way; empty unless the report was asked for them.
  public var constraints: [ConstraintReport]
  /// In the order in which the engine met them.
  public var conflicts: [ConflictReport]
  /// From the root down, as the tree is drawn.
  public var ambiguities: [AmbiguityReport]
  /// What the screen shows besides the view; nil in a report that is not for drawing.
  public var chrome: ScreenChrome?
  /// Guides, baselines and other rectangles besides views; empty unless the report was asked for them.
  public var marks: [LayoutMark]
  /// What the solver and the layout pass could not do as promised, so that frames may be wrong; most often nothing.
  public var diagnostics: [ReportDiagnostic]

  /// A scene on a screen of two pixels a point, with nothing in it, unless said otherwise.
  public init(
    id: String? = nil, name: String, device: String? = nil, orientation: String? = nil, release: Int? = nil,
    size: Size, scale: Double = 2,
    root: ViewReport? = nil, sizeIsOpen: Bool = false, safeArea: Insets = .zero, constraints: [ConstraintReport] = [],
    conflicts: [ConflictReport] = [], ambiguities: [AmbiguityReport] = [], chrome: ScreenChrome? = nil,
    marks: [LayoutMark] = [], diagnostics: [ReportDiagnostic] = []
  ) {
    self.id = id
    self.name = name
    self.device = device
    self.orientation = orientation
    self.release = release
    self.size = size
    self.scale = scale
    self.root = root
    self.sizeIsOpen = sizeIsOpen
    self.safeArea = safeArea
    self.constraints = constraints
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.chrome = chrome
    self.marks = marks
    self.diagnostics = diagnostics
  }
}
