import TextLayout

/// The label and the image view of a button. They are made when they are asked for, because a button is measured and
/// drawn without them.
extension UIButton {
  struct Parts {
    var title: UIButtonLabel?
    var image: UIImageView?
  }

  /// The label of the title, made and added at the first request. Setting its font sets that of the title; the button
  /// sets its text at each layout.
  public var titleLabel: UILabel? {
    if parts.title == nil {
      let label = UIButtonLabel()
      label.font = effectiveFont
      label.button = self
      parts.title = label
      addSubview(label)
    }
    return parts.title
  }

  /// The view that shows the image, made and added at the first request, also while there is no image.
  public var imageView: UIImageView? {
    if parts.image == nil {
      let view = UIImageView()
      parts.image = view
      addSubview(view)
    }
    return parts.image
  }

  /// How the title's label aligns its lines; nil if nobody has asked for it.
  package var titleAlignment: NSTextAlignment? { parts.title?.textAlignment }

  /// Whether the button has made the view to show its title or its image.
  package func isPart(_ view: UIView) -> Bool { view === parts.title || view === parts.image }

  /// Whether a title that is too long continues on a second line. Titles of configurations do; others do if their label
  /// has another number of lines than one.
  package var mayBreakTitle: Bool { configuration != nil || (parts.title?.numberOfLines ?? 1) != 1 }

  /// Places the image before the title in the direction of reading, both in the middle of the content. The insets of
  /// either move it by half of their difference. The result is not rounded: views are rounded to pixels later.
  func partRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = currentImage?.size ?? .zero
    let text = titleSize
    let width = min(image.width + text.width, content.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = content.minX + (content.width - width) * horizontalShare(isRightToLeft)
    let imageX = isRightToLeft ? start + width - image.width : start
    let titleX = isRightToLeft ? start : start + image.width
    return (
      shifted(rect(titleX, max(0, width - image.width), text.height, in: content), titleEdgeInsets),
      shifted(rect(imageX, image.width, image.height, in: content), imageEdgeInsets)
    )
  }

  private var titleSize: CGSize {
    guard let title = titleExtent else { return .zero }
    return CGSize(
      width: CGFloat(title.width - 1e-6).rounded(.up), height: CGFloat(titleLineFont.lineHeight).rounded(.up))
  }

  /// The part of the free width that lies left of the content.
  func horizontalShare(_ isRightToLeft: Bool) -> CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func rect(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in content: CGRect) -> CGRect {
    let free = content.height - height
    let y: CGFloat
    switch contentVerticalAlignment {
    case .center, .fill: y = content.minY + free / 2
    case .top: y = content.minY
    case .bottom: y = content.minY + free
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func shifted(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func layOutParts() {
    // On iOS the label is there once there is a title. Tools that lay a document out measure and draw buttons without it.
    if shownTitle != nil, configuration == nil, interfaceBuilderID == nil || window != nil { _ = titleLabel }
    guard parts.title != nil || parts.image != nil else { return }
    let places = places
    if let label = parts.title {
      label.text = currentTitle
      if label.translatesAutoresizingMaskIntoConstraints { label.frame = places.title }
    }
    if let view = parts.image {
      view.image = currentImage
      if view.translatesAutoresizingMaskIntoConstraints { view.frame = places.image }
    }
  }
}

/// A label whose font, when it is set, becomes the font of the button's title.
package final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  package override var font: UIFont! {
    didSet { if font != oldValue { button?.titleFont = font } }
  }
}
