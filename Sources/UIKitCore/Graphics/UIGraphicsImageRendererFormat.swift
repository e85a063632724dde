/// How an image is drawn that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the main screen's by default.
  open var scale = CGFloat(MainScreenText.environment.scale)
  /// Stored without effect; false by default.
  open var opaque = false {
    didSet { if opaque { LayoutLog.noteWithoutEffect("UIGraphicsImageRendererFormat.opaque") } }
  }

  public override init() {}

  /// A new format with the defaults.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A new format with the defaults, which are those of the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
