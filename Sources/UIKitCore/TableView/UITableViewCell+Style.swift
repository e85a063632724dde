import Platform

/// The labels and the image of the four styles that cells have had since the first release.
extension UITableViewCell {
  struct StyleViews {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  /// The title, made at the first request: 17 points of the system font. Rows that never ask for it have no label.
  public var textLabel: UILabel? {
    if styleViews.text == nil { styleViews.text = makeLabel(.body) }
    return styleViews.text
  }

  /// Nil in cells of the default style. A subtitle has 12 points, and 15 from iOS 26 on.
  public var detailTextLabel: UILabel? {
    if style != .default, styleViews.detail == nil {
      styleViews.detail = makeLabel(style == .subtitle ? subtitleStyle : .body)
    }
    return styleViews.detail
  }

  /// The image at the leading margin, made at the first request. An image that is higher than the row is scaled down to
  /// it.
  public var imageView: UIImageView? {
    if styleViews.image == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      styleViews.image = view
    }
    return styleViews.image
  }

  private var subtitleStyle: UIFont.TextStyle {
    switch RowMetrics.subtitleText[layoutProfile] {
    case .caption: .caption1
    case .subhead: .subheadline
    }
  }

  /// A label of the system's follows the text size as far as it has a text style.
  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    let size: CGFloat = CGFloat(
      style == .body ? 17 : RowMetrics.subtitleText[layoutProfile].size)
    label.font = UIFontMetrics(forTextStyle: style).followed(by: .systemFont(ofSize: size))
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  /// The height of a row in points, if neither constraints nor the table nor a delegate decide it: that of the texts with the margins of a
  /// row above and below, and at least that of ``RowMetrics``. A subtitle makes it as high as ``RowMetrics/Subtitle`` says: 55.5 points
  /// at two pixels per point (5 of 5 cells), from iOS 26 on 62, and 69.5 with a configuration.
  var styledHeight: CGFloat {
    let profile = layoutProfile
    let (release, scale) = (profile.release, profile.scale)
    let hasSeparator = enclosingTable?.separatorStyle != UITableViewCell.SeparatorStyle.none
    let least = CGFloat(
      RowMetrics.leastHeight(
        of: hasListConfiguration ? .configuredRow : .styledRow, hasSeparator: hasSeparator, release: release,
        scale: scale))
    guard let text = styleViews.text else { return least }
    let separator = hasSeparator ? CGFloat(RowMetrics.separatorOfTexts(release: release, scale: scale)) : 0
    guard style == .subtitle, let detail = styleViews.detail, detail.text != nil else {
      let margins = 2 * CGFloat(RowMetrics.verticalMargin[release])
      return max(least, text.sizeThatFits(CGSize(width: room.width, height: 0)).height + margins + separator)
    }
    let places = subtitlePlaces
    let around = CGFloat(places.top + places.gap + places.bottom)
    return text.intrinsicContentSize.height + detail.intrinsicContentSize.height + around + separator
  }

  private var hasListConfiguration: Bool { storedConfiguration is UIListContentConfiguration }
  private var subtitlePlaces: RowMetrics.Subtitle {
    (hasListConfiguration ? RowMetrics.configuredSubtitle : RowMetrics.styledSubtitle)[layoutProfile]
  }

  /// The area of the labels: the content view between its side margins, over its whole height.
  private var room: CGRect {
    let content = contentView.bounds
    let margins = contentView.layoutMargins
    let indent = CGFloat(indentationLevel) * indentationWidth
    let isRightToLeft = indent != 0 && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: margins.left + (isRightToLeft ? 0 : indent), y: 0,
      width: content.width - margins.left - margins.right - indent, height: content.height)
  }

  /// The title fills the content between its margins (150 of 150 cells), until iOS 26. With a subtitle both stand in the middle, the title
  /// at a whole point: at 44 points 6 and 25.5 (30 of 30 cells of 16 and 11 points), at 50 8 and 28.5, at 60 13 and 33.5; in a row of
  /// their own height where ``RowMetrics/Subtitle`` says. A detail in the same line is at the trailing margin.
  func layOutStyleViews() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var room = room
    if let image = styleViews.image, let shown = image.shownImage?.inRow(traitCollection) {
      var size = shown.size
      // An image that is higher than the row is scaled down to its height.
      if size.height > room.height, size.height > 0 {
        size = CGSize(width: size.width * room.height / size.height, height: room.height)
      }
      let x = isRightToLeft ? room.maxX - size.width : room.minX
      image.frame = CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      let gap = contentView.directionalLayoutMargins.leading
      if !isRightToLeft { room.origin.x += size.width + gap }
      room.size.width -= size.width + gap
    }
    guard let text = styleViews.text else { return }
    guard let detail = styleViews.detail, detail.text != nil else {
      text.frame = textsHaveTheirSize ? lineFrame(of: text, in: room, isAtEnd: isRightToLeft) : room
      return
    }
    let (title, subtitle) = (text.intrinsicContentSize, detail.intrinsicContentSize)
    if style == .subtitle {
      let (top, gap) = topAndGap(of: title.height + subtitle.height, in: room.height)
      func place(_ label: UILabel, _ size: CGSize, at y: CGFloat) {
        let width = textsHaveTheirSize ? min(size.width, room.width) : room.width
        label.frame = CGRect(
          x: isRightToLeft ? room.maxX - width : room.minX, y: y, width: width, height: size.height)
      }
      place(text, title, at: top)
      place(detail, subtitle, at: top + title.height + gap)
    } else {
      let (first, second) = isRightToLeft ? (detail, text) : (text, detail)
      let (left, right) = isRightToLeft ? (subtitle, title) : (title, subtitle)
      first.frame = CGRect(x: room.minX, y: 0, width: left.width, height: room.height)
      second.frame = CGRect(x: room.maxX - right.width, y: 0, width: right.width, height: room.height)
      if textsHaveTheirSize {
        first.frame = lineFrame(of: first, in: room, isAtEnd: false)
        second.frame = lineFrame(of: second, in: room, isAtEnd: true)
      }
    }
  }

  private var textsHaveTheirSize: Bool { RowMetrics.textsHaveTheirSize[layoutProfile] }

  /// Above a title with a subtitle, and between them: in the middle where the row has another height than its own, or a configuration of
  /// iOS 26.
  private func topAndGap(of texts: CGFloat, in height: CGFloat) -> (top: CGFloat, gap: CGFloat) {
    let places = subtitlePlaces
    if hasListConfiguration, textsHaveTheirSize {
      let scale = layoutScreen.scale
      let gap = CGFloat(places.gap)
      return (((height - texts - gap) / 2 * scale).rounded() / scale, gap)
    }
    if abs(height - styledHeight) < 1e-6 { return (CGFloat(places.top), CGFloat(places.gap)) }
    return (((height - texts) / 2).rounded(.up), 0)
  }

  /// As wide as the text and as high as its lines, in the middle of the height, at a pixel: so since iOS 26. Source: simulators of iOS
  /// 26.1 with two pixels a point; "Notifications" lies at 12 in a row of 44.
  private func lineFrame(of label: UILabel, in room: CGRect, isAtEnd: Bool) -> CGRect {
    let size = label.sizeThatFits(CGSize(width: room.width, height: 0))
    let width = min(size.width, room.width)
    let scale = layoutScreen.scale
    let y = ((room.height - size.height) / 2 * scale).rounded() / scale
    return CGRect(x: isAtEnd ? room.maxX - width : room.minX, y: y, width: width, height: size.height)
  }
}
