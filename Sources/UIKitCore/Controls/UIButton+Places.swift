import TextLayout

/// Where a button shows what it has to show.
extension UIButton {
  /// In the button's coordinates, not rounded to pixels; empty for what there is none of.
  package struct Places {
    package var title = CGRect.zero
    package var subtitle = CGRect.zero
    package var image = CGRect.zero
    /// Of the arrows of a button that shows which entry of its menu was chosen.
    package var indicator = CGRect.zero
  }

  /// For the present size. A configuration places its parts by its own insets, another button by ``contentEdgeInsets`` and its kin.
  package var places: Places {
    if let configuration { return places(of: configuration) }
    let content = contentRect(forBounds: bounds)
    return Places(title: titleRect(forContentRect: content), image: imageRect(forContentRect: content))
  }

  /// Of a configuration's subtitle: 15/17 of the title's size.
  package var subtitleFont: UIFont { UIFont(.system(titleLineFont.pointSize * 15 / 17)) }

  /// Image and texts side by side or one above the other, together where the alignment wants them in what the insets leave.
  private func places(of configuration: Configuration) -> Places {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    let indicator = indicatorSize
    let behind = indicator.map { $0.width + Self.indicatorGap } ?? 0
    var room = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing - behind),
      height: max(0, bounds.height - insets.top - insets.bottom))
    if isRightToLeft { room.origin.x += behind }
    let image = imageSize(configuration)
    let isRow = configuration.placesImageBeside
    let hasText = !(currentTitle ?? "").isEmpty || !(configuration.subtitle ?? "").isEmpty
    let gap = image.width > 0 && hasText ? configuration.imagePadding : 0
    let available = isRow ? max(0, room.width - image.width - gap) : room.width
    let title = extent(of: currentTitle, effectiveFont, configuration.titleLineBreakMode, within: available)
    let subtitle = extent(
      of: configuration.subtitle, subtitleFont, configuration.subtitleLineBreakMode, within: available)
    let text = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + (subtitle.height > 0 ? subtitle.height + configuration.titlePadding : 0))
    let whole = CGSize(
      width: isRow ? image.width + gap + text.width : max(image.width, text.width),
      height: isRow ? max(image.height, text.height) : image.height + gap + text.height)
    let start = CGPoint(
      x: room.minX + (room.width - whole.width) * horizontalShare(isRightToLeft),
      y: room.minY + (room.height - whole.height) * verticalShare)
    let imageIsFirst = configuration.placesImageFirst != (isRow && isRightToLeft)
    // The second part begins behind the first; across, both are in the middle.
    func origin(of size: CGSize, behind other: CGFloat) -> CGPoint {
      isRow
        ? CGPoint(x: start.x + other, y: start.y + (whole.height - size.height) / 2)
        : CGPoint(x: start.x + (whole.width - size.width) / 2, y: start.y + other)
    }
    let (imageLength, textLength) = isRow ? (image.width, text.width) : (image.height, text.height)
    let textOrigin = origin(of: text, behind: imageIsFirst ? imageLength + gap : 0)
    var arrows = CGRect.zero
    if let indicator {
      let x = isRightToLeft ? start.x - behind : start.x + whole.width + Self.indicatorGap
      arrows = CGRect(origin: CGPoint(x: x, y: bounds.midY - indicator.height / 2), size: indicator)
    }
    return Places(
      title: CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: title.height),
      subtitle: CGRect(
        x: textOrigin.x, y: textOrigin.y + title.height + configuration.titlePadding, width: text.width,
        height: subtitle.height),
      image: CGRect(origin: origin(of: image, behind: imageIsFirst ? 0 : textLength + gap), size: image),
      indicator: arrows)
  }

  private func extent(of text: String?, _ font: UIFont, _ mode: NSLineBreakMode, within width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let label = label(text, font, numberOfLines: mode.breaksLines ? 0 : 1)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// A label on the button's screen, for measuring and for pictures.
  package func label(_ text: String, _ font: UIFont, numberOfLines: Int) -> UILabel {
    let label = UILabel()
    label.stand(on: layoutScreen)
    (label.text, label.font, label.numberOfLines) = (text, font, numberOfLines)
    return label
  }
}
