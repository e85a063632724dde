/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn to; zero for a format that no renderer has given.
  public var bounds: CGRect { .zero }

  public override init() {}

  /// A new format with the defaults.
  open class func `default`() -> Self { self.init(ofOwnClass: ()) }
  /// A new format with the defaults, which are those of the main screen.
  open class func preferred() -> Self { self.init(ofOwnClass: ()) }

  /// Makes formats of subclasses.
  public required init(ofOwnClass: Void) {}
}

/// How an image is drawn that a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colors a pixel of an image can have.
  public enum Range: Int, Sendable {
    /// Those of the image as it is shown.
    case unspecified = -1
    /// As the screen wants it.
    case automatic = 0
    /// More than sRGB has.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels per point; the main screen's by default.
  open var scale = CGFloat(MainScreenText.environment.scale)
  /// Stored without effect; false by default.
  open var opaque = false {
    didSet { if opaque { LayoutLog.noteWithoutEffect("UIGraphicsImageRendererFormat.opaque") } }
  }
  /// Stored without effect: colors are kept as they are given. `automatic` by default.
  open var preferredRange = Range.automatic {
    didSet {
      if preferredRange != .automatic { LayoutLog.noteWithoutEffect("UIGraphicsImageRendererFormat.preferredRange") }
    }
  }

  public override init() { super.init() }
  /// The defaults for some traits: their display scale, unless they have none.
  public init(for traitCollection: UITraitCollection) {
    super.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  public required init(ofOwnClass: Void) { super.init(ofOwnClass: ()) }
}
