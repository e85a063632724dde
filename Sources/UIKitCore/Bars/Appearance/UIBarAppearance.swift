/// How a bar looks: its ground and the line at its edge.
///
/// The settings that ``init()`` makes are those of ``configureWithDefaultBackground()``. A bar keeps a copy, as on iOS: set the property of the
/// bar again after a change, or change the object that the bar returns.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar; nil is none. Pictures draw every style as the material of bars.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The color over the effect; nil is none.
  open var backgroundColor: UIColor?
  /// Stored without effect: pictures do not draw it.
  open var backgroundImage: UIImage? { didSet { LayoutLog.noteWithoutEffect("UIBarAppearance.backgroundImage") } }
  /// How ``backgroundImage`` fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge of the bar; nil and clear are no line.
  open var shadowColor: UIColor? = .separator
  /// Stored without effect: pictures draw the line in ``shadowColor``.
  open var shadowImage: UIImage? { didSet { LayoutLog.noteWithoutEffect("UIBarAppearance.shadowImage") } }
  /// The idiom that the defaults are for; they are the same for each.
  public let idiom: UIUserInterfaceIdiom

  /// The defaults for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// The defaults for the idiom of the main screen.
  public override convenience init() { self.init(idiom: UIScreen.main.traitCollection.userInterfaceIdiom) }

  /// What all kinds of bars have in common, taken from another appearance.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeGround(of: barAppearance)
  }

  /// The defaults. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  /// A material and a line.
  open func configureWithDefaultBackground() {
    ground(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }

  /// The background color of the system without a material, and a line.
  open func configureWithOpaqueBackground() { ground(nil, .systemBackground, .separator) }

  /// Neither ground nor line.
  open func configureWithTransparentBackground() { ground(nil, nil, nil) }

  private func ground(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    if backgroundImage != nil { backgroundImage = nil }
    if shadowImage != nil { shadowImage = nil }
  }

  /// An appearance of the same class with the same settings.
  open func copy() -> Self { Self(barAppearance: self) }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Unmoved(copy()) }.value }

  func takeGround(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, shadowColor) = (
      other.backgroundEffect, other.backgroundColor, other.shadowColor
    )
    if let image = other.backgroundImage { backgroundImage = image }
    if let image = other.shadowImage { shadowImage = image }
    backgroundImageContentMode = other.backgroundImageContentMode
  }
}

/// What stays on the main actor.
private struct Unmoved: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
