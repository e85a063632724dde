/// The labels and the image of the four styles that cells have had since the first release.
extension UITableViewCell {
  struct StyleViews {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  public var textLabel: UILabel? {
    if styleViews.text == nil { styleViews.text = makeLabel(17) }
    return styleViews.text
  }

  /// Nil in cells of the default style.
  public var detailTextLabel: UILabel? {
    if style != .default, styleViews.detail == nil { styleViews.detail = makeLabel(style == .subtitle ? 12 : 17) }
    return styleViews.detail
  }

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

  /// A cell of 17 and 12 points is 55.5 points high at two pixels: 20.5 and 14.5 of text, half a point between them and
  /// 20 around (3 of 3 cells).
  var styledHeight: CGFloat {
    guard style == .subtitle, let text = styleViews.text, let detail = styleViews.detail, detail.text != nil else {
      return UITableView.standardRowHeight
    }
    return text.intrinsicContentSize.height + detail.intrinsicContentSize.height + 20.5
  }

  /// The title fills the content between its margins (150 of 150 cells); with a subtitle both stand in the middle; a detail
  /// in the same line is at the trailing margin.
  func layOutStyleViews() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var room = contentView.bounds.inset(by: contentView.layoutMargins)
    (room.origin.y, room.size.height) = (0, contentView.bounds.height)
    if let image = styleViews.image, let size = image.image?.size {
      let x = isRightToLeft ? room.maxX - size.width : room.minX
      image.frame = CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      if !isRightToLeft { room.origin.x += size.width + room.minX }
      room.size.width -= size.width + contentView.layoutMargins.left
    }
    guard let text = styleViews.text else { return }
    guard let detail = styleViews.detail, detail.text != nil else {
      text.frame = room
      return
    }
    let (title, subtitle) = (text.intrinsicContentSize, detail.intrinsicContentSize)
    if style == .subtitle {
      let top = floorToPixel((room.height - title.height - subtitle.height - 0.5) / 2)
      text.frame = CGRect(x: room.minX, y: top, width: room.width, height: title.height)
      detail.frame = CGRect(
        x: room.minX, y: top + title.height + 0.5, width: room.width, height: subtitle.height)
    } else {
      let (first, second) = isRightToLeft ? (detail, text) : (text, detail)
      let (left, right) = isRightToLeft ? (subtitle, title) : (title, subtitle)
      first.frame = CGRect(x: room.minX, y: 0, width: left.width, height: room.height)
      second.frame = CGRect(x: room.maxX - right.width, y: 0, width: right.width, height: room.height)
    }
  }

  private func floorToPixel(_ value: CGFloat) -> CGFloat {
    (value * UIKitEnvironment.current.scale).rounded(.down) / UIKitEnvironment.current.scale
  }
}
