import TextLayout

/// The intrinsic size of a button.
extension UIButton {
  /// Title and image side by side, in whole points for the title.
  ///
  /// 1. A background image alone gives its own size; beside anything else it is a lower limit.
  /// 2. The button is at least as high as a line of its title font, also without a title: images of 14, 17 and 20 points
  ///    on buttons of the default 18 points stand in 22 (6 of 6).
  /// 3. A title without image has 6 points above and below and is at least 30 wide; insets replace both.
  /// 4. With an image there is no padding (13 of 13 buttons with title and image).
  var classicSize: CGSize {
    let image = currentImage?.size
    let title = titleExtent
    let hasInsets = contentEdgeInsets != .zero
    let background = backgroundImage(for: .normal)?.size
    if title == nil, image == nil, let background, !hasInsets { return background }
    let text = title ?? CGSize(width: 0, height: titleLineFont.lineHeight)
    let line = text.height.rounded(.up)
    var size = CGSize(
      width: CGFloat(text.width - 1e-6).rounded(.up) + (image?.width ?? 0), height: max(line, image?.height ?? 0))
    if hasInsets {
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    } else if image == nil {
      size = CGSize(width: max(30, size.width), height: line + 12)
    }
    guard let background else { return size }
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// One line of text, unrounded.
  private func measure(_ text: AttributedText) -> CGSize {
    let height = text.runs.lazy.filter { !$0.text.isEmpty }.map(\.font.lineHeight).max() ?? 0
    return CGSize(width: advance(of: text, in: layoutScreen.text), height: height)
  }

  /// The title in one line, unrounded; nil without a title.
  var titleExtent: CGSize? {
    if let styledTitle { return styledTitle.isEmpty ? nil : measure(styledTitle) }
    guard let title = currentTitle, !title.isEmpty else { return nil }
    let font = titleLineFont
    return CGSize(width: measuredTitle.width(of: title, font, in: layoutScreen.text), height: font.lineHeight)
  }

  /// Image, title and subtitle within the configuration's insets, rounded up to the pixel as a whole.
  func configuredSize(_ configuration: Configuration) -> CGSize {
    let scale = layoutScreen.text.scale
    let text = configuredText(configuration)
    let image = imageSize(configuration)
    let gap = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    var size =
      configuration.placesImageBeside
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    if let indicator = indicatorSize { size.width += indicator.width + (text.width > 0 ? Self.indicatorGap : 0) }
    let insets = configuration.contentInsets
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return CGSize(
      width: roundedUpToPixel(Double(size.width), scale: scale),
      height: roundedUpToPixel(Double(size.height), scale: scale))
  }

  /// Of the indicator or the image, which is that of the button's state where the configuration has none; zero without either. But a button of information keeps its symbol: with insets of 12 and 7 points 6 of 6 are 50 by 34.
  func imageSize(_ configuration: Configuration) -> CGSize {
    if configuration.showsActivityIndicator { return CGSize(width: 20, height: 20) }
    if configuration.image == nil, buttonType.isSymbol, buttonType != .close { return CGSize(width: 26, height: 20) }
    return configuration.image == nil && showsConfigurationAlone ? .zero : currentImage?.size ?? .zero
  }

  /// Title above subtitle.
  private func configuredText(_ configuration: Configuration) -> CGSize {
    let font = titleLineFont
    var text = CGSize.zero
    if let title = titleExtent {
      text = title
    } else if imageSize(configuration) == .zero {
      text.height = font.lineHeight
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let small = measure(AttributedText(subtitle, font: subtitleFont.font))
      text.width = max(text.width, small.width)
      text.height += small.height + configuration.titlePadding
    }
    return text
  }
}
