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
      label.breakLines(by: configuration?.titleLineBreakMode ?? titleLineBreakMode)
      label.button = self
      label.followFont(of: self)
      parts.title = label
      addSubview(label)
      if bounds.size != .zero { placeParts() }
    }
    return parts.title
  }

  /// The view that shows the image, made and added at the first request, also while there is no image.
  public var imageView: UIImageView? {
    if parts.image == nil {
      let view = UIImageView()
      parts.image = view
      addSubview(view)
      if bounds.size != .zero { placeParts() }
    }
    return parts.image
  }

  /// How the lines of the title are aligned. In a configuration that says nothing, on the side of the image, in the middle above or below
  /// it, and where reading begins without one: Apple's documentation says that it follows the image.
  package var titleAlignment: NSTextAlignment {
    guard let configuration else { return parts.title?.textAlignment ?? (mayBreakTitle ? .natural : .left) }
    let isRightToLeft = isRightToLeft
    switch configuration.titleAlignment {
    case .center: return .center
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .automatic:
      if let own = parts.title?.textAlignment, own != .natural { return own }
      guard imageSize(configuration) != .zero else { return .natural }
      guard configuration.placesImageBeside else { return .center }
      return configuration.placesImageFirst == isRightToLeft ? .right : .left
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the button has made the view to show its title or its image.
  package func isPart(_ view: UIView) -> Bool { view === parts.title || view === parts.image }

  /// Whether a title that is too long continues on a second line. Titles of configurations do unless their line break mode truncates;
  /// others do if their label has another number of lines than one, or a line break mode that wraps.
  package var mayBreakTitle: Bool {
    if let configuration { return configuration.titleLineBreakMode.breaksLines }
    return (parts.title?.numberOfLines ?? 1) != 1 || shownTitleLineBreakMode.breaksLines
  }

  /// What becomes of a title that does not fit.
  package var shownTitleLineBreakMode: NSLineBreakMode {
    configuration?.titleLineBreakMode ?? parts.title?.lineBreakMode ?? titleLineBreakMode
  }

  /// Called with the configuration before.
  func titleLineBreakModeDidChange(from old: Configuration?) {
    guard let title = parts.title, let mode = configuration?.titleLineBreakMode, mode != old?.titleLineBreakMode else {
      return
    }
    title.breakLines(by: mode)
  }

  /// Places the image before the title in the direction of reading, both where the alignment wants the content. The
  /// insets of either move it as they move the rectangle in which it is aligned: by half of their difference in the
  /// middle, by all of the inset at the side where it lies. The result is not rounded: views are rounded to pixels later.
  func partRects(in content: CGRect) -> (title: CGRect, image: CGRect) {
    let image = currentImage?.size ?? .zero
    let text = titleSize(beside: image, in: content)
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

  /// In one line, or in as many as the width beside the image takes if the title may break.
  private func titleSize(beside image: CGSize, in content: CGRect) -> CGSize {
    guard let title = titleExtent else { return .zero }
    let line = CGSize(
      width: CGFloat(title.width - 1e-6).rounded(.up), height: CGFloat(titleLineFont.lineHeight).rounded(.up))
    let room = content.width - image.width
    guard mayBreakTitle, room > 0, line.width > room else { return line }
    let limit = parts.title?.numberOfLines ?? 1
    let label = label(currentTitle ?? "", effectiveFont, numberOfLines: limit == 1 ? 0 : limit)
    if let styledTitle { label.attributed = styledTitle }
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
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
    CGRect(x: x, y: content.minY + (content.height - height) * verticalShare, width: width, height: height)
  }

  /// The part of the free height that lies above the content.
  var verticalShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  private func shifted(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    let (across, down) = (
      horizontalShare(effectiveUserInterfaceLayoutDirection == .rightToLeft), verticalShare
    )
    return rect.offsetBy(
      dx: insets.left * (1 - across) - insets.right * across, dy: insets.top * (1 - down) - insets.bottom * down)
  }

  func layOutParts() {
    // On iOS the label is there once there is a title. Tools that lay a document out measure and draw buttons without it.
    if shownTitle != nil, interfaceBuilderID == nil || window != nil { _ = titleLabel }
    placeParts()
  }

  private func placeParts() {
    guard parts.title != nil || parts.image != nil else { return }
    let places = places
    if let label = parts.title {
      if let styledTitle { label.attributed = styledTitle } else { label.text = currentTitle }
      // The text size may be another one.
      if configuration != nil { label.followFont(of: self) }
      if label.translatesAutoresizingMaskIntoConstraints { label.frame = onPixels(places.title) }
    }
    if let view = parts.image {
      view.image = currentImage
      if view.translatesAutoresizingMaskIntoConstraints { view.frame = onPixels(places.image) }
    }
  }

  /// A configuration's parts begin on pixels: a title of 20.5 in a button of 36 stands at 7.5 (DEVIATIONS.md, 221).
  private func onPixels(_ rect: CGRect) -> CGRect {
    guard configuration != nil else { return rect }
    let scale = layoutScreen.scale
    return CGRect(
      origin: CGPoint(x: (rect.minX * scale).rounded(.down) / scale, y: (rect.minY * scale).rounded(.down) / scale),
      size: rect.size)
  }

  /// The font of the title may be another one, and with it the size.
  func titleStyleDidChange() {
    parts.title?.followFont(of: self)
    invalidateIntrinsicContentSize()
  }

  /// A button of the class that is asked, of a type.
  static func made(of type: ButtonType) -> Self {
    guard let button = Self(coder: NibCoder()) else { fatalError("\(self) can be created from a document only") }
    button.buttonType = type
    return button
  }
}

/// A label whose font, when it is set, becomes the font of the button's title.
package final class UIButtonLabel: UILabel {
  weak var button: UIButton?
  private var isFollowing = false

  package override var font: UIFont! {
    didSet { if font != oldValue, !isFollowing { button?.titleFont = font } }
  }

  /// As many lines as the title needs by a mode that wraps, else one.
  func breakLines(by mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode.breaksLines ? 0 : 1
  }

  /// Shows the title in the font in which the button measures and draws it.
  func followFont(of button: UIButton) {
    isFollowing = true
    if font != button.effectiveFont { font = button.effectiveFont }
    isFollowing = false
  }
}

extension NSLineBreakMode {
  /// Whether a button whose title has the mode shows as many lines as the title needs.
  package var breaksLines: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
