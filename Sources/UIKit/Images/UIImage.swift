import Synchronization

/// The part of an image that layout needs: a name, a size in points and insets. There are no pixels.
public final class UIImage: NSObject, @unchecked Sendable {
  /// How a file's pixels have to be turned or mirrored. ``UIImage/imageOrientation`` is always `up` here.
  public enum Orientation: Int, Sendable {
    /// As they lie in the file.
    case up
    /// For source that names them; no image here has one.
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is drawn in its own colours or in the tint colour. It changes no size.
  public enum RenderingMode: Int, Sendable {
    /// Decided by where the image is.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }
  /// What happens to the middle of a resizable image. Nothing here: see
  /// ``UIImage/resizableImage(withCapInsets:resizingMode:)``.
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
  /// `.automatic` unless said otherwise.
  public let renderingMode: RenderingMode
  /// What ``imageAsset`` gives.
  let asset = Mutex<UIImageAsset?>(nil)
  /// Always `up`, whatever a file says.
  public var imageOrientation: Orientation { .up }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(MainScreenText.environment.scale) }

  /// An image as layout sees it, without pixels: the size is in points. Not Apple's.
  public init(
    name: String?, size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
  }

  public override var description: String { fullDescription }

  /// The same image with other insets, in points; they do not add up.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(name: name, size: size, alignmentRectInsets: alignmentInsets, renderingMode: renderingMode)
  }

  /// The same image and size, drawn in the other way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode)
  }

  /// The same image and size. The colour itself is not kept.
  public func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysOriginal) }

  /// Returns the image itself: stretching changes how it is drawn, but not its size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }

  /// Notes in the current context where the image goes.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.note(.image(name: name, rect)) }
  /// Notes in the current context that the image is drawn with its top left corner at the point, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  // MARK: Images by name

  /// The function that finds images by name. No bundle is searched (DEVIATIONS.md, 53), so a program with images sets
  /// it: `UIImage.provider = { name in catalog[name] }`. The default one returns nil, for an image that does not exist.
  public static var provider: @Sendable (String) -> UIImage? {
    get { sharedProvider.withLock { $0 } }
    set { sharedProvider.withLock { $0 = newValue } }
  }

  private static let sharedProvider = Mutex<@Sendable (String) -> UIImage?>({ _ in nil })

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

  convenience init(copying other: UIImage) {
    self.init(
      name: other.name, size: other.size, alignmentRectInsets: other.alignmentRectInsets,
      renderingMode: other.renderingMode)
  }
}
