import Synchronization

/// An image as far as layout needs it: a name and a size in points.
public final class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public let name: String?
  /// Points.
  public let size: CGSize
  /// From the image's edges inwards to what alignment means, from the asset catalog.
  public let alignmentRectInsets: UIEdgeInsets
  public let renderingMode: RenderingMode
  public var imageOrientation: Orientation { .up }
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(UIKitEnvironment.sharedText.scale) }

  public init(
    name: String?, size: CGSize, alignmentRectInsets: UIEdgeInsets = .zero, renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    self.size = size
    self.alignmentRectInsets = alignmentRectInsets
    self.renderingMode = renderingMode
  }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    UIImage(name: name, size: size, alignmentRectInsets: alignmentInsets, renderingMode: renderingMode)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysOriginal) }

  /// Stretching changes how the image is drawn, not the size it asks for.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }

  /// Notes in the current context where the image goes.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.note(.image(name: name, rect)) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  // MARK: Images by name

  /// Where images of a name come from. There is no bundle to search, so whoever has resources says what is in them:
  /// `UIImage.provider = { name in catalog[name] }`. Nil, as by default, is an image that does not exist.
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

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }

  convenience init(copying other: UIImage) {
    self.init(
      name: other.name, size: other.size, alignmentRectInsets: other.alignmentRectInsets,
      renderingMode: other.renderingMode)
  }
}
