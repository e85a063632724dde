import QuartzCore

/// Views that show what another one showed.
extension UIView {
  func snapshot(of rect: CGRect, _ caps: UIEdgeInsets, _ afterUpdates: Bool) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { (window ?? rootView).layoutIfNeeded() }
    let image = UIGraphicsImageRenderer(size: rect.size).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
    let place = superview.map { convert(rect, to: $0) } ?? rect
    return SnapshotView(caps == .zero ? image : image.resizableImage(withCapInsets: caps), frame: place)
  }
}

/// Shows a picture of another view.
final class SnapshotView: UIView {
  private let picture: UIImageView

  init(_ image: UIImage, frame: CGRect) {
    picture = UIImageView(image: image)
    super.init(frame: frame)
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}
