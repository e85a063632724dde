extension UIImage {
  /// An image that shows others by turns, each as long; nil without images. Views show the first all the time.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(copying: first) {
      ($0.frames, $0.duration) = (images, duration)
    }
  }

  /// An image that shows the images `name0`, `name1` and so on by turns, up to the first that is not there, at most 1024; nil if there is none
  /// with 0 or 1.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: name + String(start + images.count)) { images.append(image) }
    return animatedImage(with: images, duration: duration)
  }

  /// The same, of which only the middle is stretched; see ``UIImage/resizableImage(withCapInsets:resizingMode:)``.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration).map { animation in
      let images = (animation.images ?? []).map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      }
      return animatedImage(with: images, duration: duration) ?? animation
    }
  }

  /// The images that are shown by turns; nil for one that stands still.
  public var images: [UIImage]? { details.frames }
  /// Seconds that all images take together; 0 for one that stands still.
  public var duration: TimeInterval { details.duration }
}

extension UIImageView {
  /// If not nil, iOS shows these images by turns while the view is highlighted and animates. No effect here, which the log says once.
  public var highlightedAnimationImages: [UIImage]? {
    get { objc_getAssociatedObject(self, &UIImageView.highlightedKey) as? [UIImage] }
    set {
      objc_setAssociatedObject(self, &UIImageView.highlightedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      LayoutLog.noteWithoutEffect("UIImageView.highlightedAnimationImages")
    }
  }
  nonisolated(unsafe) private static var highlightedKey: UInt8 = 0

  /// False by default. If true, iOS shows the image larger at the text sizes for accessibility; no effect here, which the log says once.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { objc_getAssociatedObject(self, &UIImageView.adjustsKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, &UIImageView.adjustsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if newValue { LayoutLog.noteWithoutEffect("UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory") }
    }
  }
  nonisolated(unsafe) private static var adjustsKey: UInt8 = 0

  /// How bright the brightest part of the image may be. No effect here, which the log says once. Unspecified by default.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { objc_getAssociatedObject(self, &UIImageView.rangeKey) as? UIImage.DynamicRange ?? .unspecified }
    set {
      objc_setAssociatedObject(self, &UIImageView.rangeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      LayoutLog.noteWithoutEffect("UIImageView.preferredImageDynamicRange")
    }
  }
  nonisolated(unsafe) private static var rangeKey: UInt8 = 0
  /// Standard: no image here is brighter.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImage {
  /// How bright the brightest part of an image may be.
  public enum DynamicRange: Int, Sendable {
    /// As the system wants it.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// A little brighter, or as bright as the screen can.
    case constrainedHigh, high
  }

  /// False: no image here is brighter than white.
  public var isHighDynamicRange: Bool { false }
  /// The image itself, which is no brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
