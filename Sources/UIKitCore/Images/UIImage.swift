import Synchronization

/// The part of an image that layout needs: a name, a size in points and insets. There are no pixels; an image that a
/// program drew has what was drawn.
public final class UIImage: NSObject, @unchecked Sendable {
  /// How the pixels of an image have to be turned or mirrored to be seen upright. ``UIImage/size`` is that of the upright image.
  public enum Orientation: Int, Sendable {
    /// As they lie in the file.
    case up
    /// Turned by half a turn, or by a quarter to the left or to the right.
    case down, left, right
    /// Mirrored before they are turned.
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height change places.
    var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
  }

  /// Whether an image is drawn in its own colors or in the tint color. It changes no size.
  public enum RenderingMode: Int, Sendable {
    /// Decided by where the image is.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }
  /// What happens to the middle of a resizable image. Pictures always pull it.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile
    /// Pulled.
    case stretch
  }

  /// The name in the asset catalog, or that of the symbol; nil for an image without one. Pictures show it. Not Apple's.
  public let name: String?
  /// Points.
  public let size: CGSize
  /// Points from the edges of the image inwards to its alignment rectangle, as in the asset catalog.
  public let alignmentRectInsets: UIEdgeInsets
  /// Points from the edges inwards to the part that is stretched where the image is pulled; zero, the default, stretches all of it.
  public let capInsets: UIEdgeInsets
  /// `.automatic` unless said otherwise.
  public let renderingMode: RenderingMode
  /// What ``imageAsset`` gives.
  let asset = Mutex<UIImageAsset?>(nil)
  /// What a file or the program says; `up` for all other images. Pictures do not turn anything.
  public var imageOrientation: Orientation { extras?.orientation ?? .up }
  /// What few images have.
  let extras: ImageExtras?
  /// Pixels per point: the main screen's unless a renderer made the image with others.
  public var scale: CGFloat { drawnScale ?? CGFloat(MainScreenText.environment.scale) }
  /// What was drawn to make the image, from its top left corner; nil for other images. Not Apple's.
  public let drawing: RecordedDrawing?
  private let drawnScale: CGFloat?
  /// Whether the image is a symbol of the system; an image of a catalog may have the name of one.
  public let isSymbolImage: Bool

  /// An image as layout sees it, without pixels: the size is in points. Not Apple's.
  public convenience init(
    name: String?, size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      name: name, size: size, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode, isSymbol: false)
  }

  /// An image without content, of zero size.
  public override convenience init() { self.init(name: nil, size: .zero, isSymbol: false) }

  /// A symbol of the system.
  convenience init(symbol name: String, size: CGSize) { self.init(name: name, size: size, isSymbol: true) }

  private init(
    name: String?, size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic,
    isSymbol: Bool
  ) {
    isSymbolImage = isSymbol
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
    capInsets = .zero
    drawing = nil
    drawnScale = nil
    extras = nil
  }

  /// An image with pixels of its own or of an orientation. A scale of nil is the main screen's.
  package init(name: String?, size: CGSize, scale: CGFloat?, drawing: RecordedDrawing? = nil, extras: ImageExtras) {
    self.name = name
    isSymbolImage = false
    self.size = size
    alignmentRectInsets = .zero
    renderingMode = .automatic
    capInsets = .zero
    self.drawing = drawing
    drawnScale = scale
    self.extras = extras
  }

  /// An image that was drawn.
  init(drawing: RecordedDrawing, size: CGSize, scale: CGFloat) {
    extras = nil
    name = nil
    isSymbolImage = false
    self.size = size
    alignmentRectInsets = .zero
    renderingMode = .automatic
    capInsets = .zero
    self.drawing = drawing
    drawnScale = scale
  }

  /// A copy with other insets or another way of drawing.
  package init(
    copying other: UIImage, alignmentRectInsets: UIEdgeInsets? = nil, capInsets: UIEdgeInsets? = nil,
    renderingMode: RenderingMode? = nil, size: CGSize? = nil, changing change: ((inout ImageExtras) -> Void)? = nil
  ) {
    if let change {
      var changed = other.extras ?? ImageExtras()
      change(&changed)
      extras = changed
    } else {
      extras = other.extras
    }
    name = other.name
    isSymbolImage = other.isSymbolImage
    self.size = size ?? other.size
    self.alignmentRectInsets = alignmentRectInsets ?? other.alignmentRectInsets
    self.capInsets = capInsets ?? other.capInsets
    self.renderingMode = renderingMode ?? other.renderingMode
    drawing = other.drawing
    drawnScale = other.drawnScale
  }

  public override var description: String { fullDescription }

  /// The same image with other insets, in points; they do not add up.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(copying: self, alignmentRectInsets: alignmentInsets)
  }

  /// The same image and size, drawn in the other way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(copying: self, renderingMode: renderingMode)
  }

  /// The same image and size, drawn in a color unless its view has a tint for templates.
  public func withTintColor(_ color: UIColor) -> UIImage { UIImage(copying: self) { $0.tint = color } }
  /// The same, drawn in a color; as a template it takes the tint of its view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(copying: self, renderingMode: renderingMode) { $0.tint = color }
  }

  /// The color that the image is drawn in, whatever the tint of its view; nil for an image of many colors and for a template.
  package var ownTint: UIColor? {
    renderingMode == .alwaysTemplate ? nil : extras?.tint ?? extras?.symbol?.colors?.first
  }

  /// The same image and size, of which only the middle is stretched where it is pulled. `resizingMode` makes no difference.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    UIImage(copying: self, capInsets: capInsets)
  }

  // MARK: Images by name

  /// The function that finds images by name. The default one looks in the folders of rewritten apps; another program sets it
  /// (DEVIATIONS.md, 53): `UIImage.provider = { name in catalog[name] }`. Nil is an image that does not exist.
  public static var provider: @Sendable (String) -> UIImage? {
    get { sharedProvider.withLock { $0 } }
    set { sharedProvider.withLock { $0 = newValue } }
  }

  private static let sharedProvider = Mutex<@Sendable (String) -> UIImage?>({ name in
    AppFolder.known.lazy.compactMap { $0.image(named: name) }.first
  })

  /// The provider's image of the name.
  public convenience init?(named name: String) {
    guard let image = UIImage.provider(name) else { return nil }
    self.init(copying: image)
  }

  /// The provider's image of the name, whatever the bundle and the configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// The provider's image of the name, whatever the bundle and the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
}
