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
    if styleViews.text == nil { styleViews.text = makeLabel(17) }
    return styleViews.text
  }

  /// Nil in cells of the default style.
  public var detailTextLabel: UILabel? {
    if style != .default, styleViews.detail == nil { styleViews.detail = makeLabel(style == .subtitle ? 12 : 17) }
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

  private func makeLabel(_ pointSize: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: pointSize)
    contentView.addSubview(label)
    return label
  }

  /// The height of a row in points, if neither constraints nor the table nor a delegate decide it. It is a pixel less
  /// than 44 since iOS 13 (30 of 32 cells of Xcode 16; 76 of 158 cells since Xcode 12, the others have 44), or the
  /// height of the title and 11 above and below it, if that is more. A title of 17 and a subtitle of 12 points make
  /// 55.5 at two pixels per point: 10 above, 20.5, a point between, 14.5, and 9.5 below (5 of 5 cells).
  var styledHeight: CGFloat {
    let profile = layoutProfile
    let least = CGFloat(RowMetrics.leastHeight(release: profile.release, scale: profile.scale))
    guard let text = styleViews.text else { return least }
    guard style == .subtitle, let detail = styleViews.detail, detail.text != nil else {
      return max(least, text.sizeThatFits(CGSize(width: room.width, height: 0)).height + 22)
    }
    return text.intrinsicContentSize.height + detail.intrinsicContentSize.height + 20.5
  }

  /// The area of the labels: the content view between its side margins, over its whole height.
  private var room: CGRect {
    let content = contentView.bounds
    let margins = contentView.layoutMargins
    return CGRect(
      x: margins.left, y: 0, width: content.width - margins.left - margins.right, height: content.height)
  }

  /// The title fills the content between its margins (150 of 150 cells). With a subtitle both stand in the middle, the title at
  /// a whole point: at 44 points 6 and 25.5 (30 of 30 cells of 16 and 11 points), at 50 8 and 28.5, at 60 13 and 33.5; in a row of
  /// their own height at 10 with a point between. A detail in the same line is at the trailing margin.
  func layOutStyleViews() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var room = room
    if let image = styleViews.image, var size = image.image?.size {
      // An image that is higher than the row is scaled down to its height.
      if size.height > room.height, size.height > 0 {
        size = CGSize(width: size.width * room.height / size.height, height: room.height)
      }
      let x = isRightToLeft ? room.maxX - size.width : room.minX
      image.frame = CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      if !isRightToLeft { room.origin.x += size.width + room.minX }
      room.size.width -= size.width + contentView.layoutMargins.left
    }
    guard let text = styleViews.text else { return }
    guard let detail = styleViews.detail, detail.text != nil else {
      text.frame = layoutProfile.release >= 26 ? lineFrame(of: text, in: room, isAtEnd: isRightToLeft) : room
      return
    }
    let (title, subtitle) = (text.intrinsicContentSize, detail.intrinsicContentSize)
    if style == .subtitle {
      let hasOwnHeight = abs(room.height - styledHeight) < 1e-6
      let top: CGFloat = hasOwnHeight ? 10 : ((room.height - title.height - subtitle.height) / 2).rounded(.up)
      text.frame = CGRect(x: room.minX, y: top, width: room.width, height: title.height)
      detail.frame = CGRect(
        x: room.minX, y: top + title.height + (hasOwnHeight ? 1 : 0), width: room.width, height: subtitle.height)
    } else {
      let (first, second) = isRightToLeft ? (detail, text) : (text, detail)
      let (left, right) = isRightToLeft ? (subtitle, title) : (title, subtitle)
      first.frame = CGRect(x: room.minX, y: 0, width: left.width, height: room.height)
      second.frame = CGRect(x: room.maxX - right.width, y: 0, width: right.width, height: room.height)
      if layoutProfile.release >= 26 {
        first.frame = lineFrame(of: first, in: room, isAtEnd: false)
        second.frame = lineFrame(of: second, in: room, isAtEnd: true)
      }
    }
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
