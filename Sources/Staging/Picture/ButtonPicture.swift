import Geometry
import LayoutReports
import UIKit

/// Where a button draws its title and its image.
extension UIButton {
  struct PictureParts {
    var title: TextContent?
    var subtitle: TextContent?
    var image: (content: ImageContent, rect: Rect)?
  }

  /// Of the state that the button is in, as of the last layout.
  var pictureParts: PictureParts {
    let places = configuration.map { configuredPlaces($0) } ?? classicPlaces
    var parts = PictureParts()
    let image = configuration?.image ?? currentImage
    if let image, places.image.width > 0 {
      parts.image = (
        ImageContent(
          name: image.name, contentMode: "center", size: Size(image.size), tint: pictureColor(tintOfParts),
          isTemplate: image.renderingMode == .alwaysTemplate
            || (buttonType != .custom && image.renderingMode != .alwaysOriginal)),
        Rect(places.image)
      )
    }
    if let title = currentTitle, !title.isEmpty {
      parts.title = text(title, effectiveFont, in: places.title, numberOfLines: mayBreakTitle ? 0 : 1)
    }
    if let subtitle = configuration?.subtitle, !subtitle.isEmpty {
      let font = effectiveFont.withSize((effectiveFont.pointSize * 15 / 17).rounded())
      parts.subtitle = text(subtitle, font, in: places.subtitle, numberOfLines: 1)
    }
    return parts
  }

  private typealias Places = (title: CGRect, subtitle: CGRect, image: CGRect)

  private var classicPlaces: Places {
    let content = contentRect(forBounds: bounds)
    return (titleRect(forContentRect: content), .zero, imageRect(forContentRect: content))
  }

  /// Image and texts side by side or one above the other, together in the middle of what the insets leave.
  private func configuredPlaces(_ configuration: Configuration) -> Places {
    let insets = configuration.contentInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let image = configuration.image?.size ?? .zero
    let isRow = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    let hasText = !(currentTitle ?? "").isEmpty || !(configuration.subtitle ?? "").isEmpty
    let gap = image.width > 0 && hasText ? configuration.imagePadding : 0
    let available = isRow ? max(0, room.width - image.width - gap) : room.width
    let title = size(of: currentTitle, effectiveFont, within: available)
    let small = effectiveFont.withSize((effectiveFont.pointSize * 15 / 17).rounded())
    let subtitle = size(of: configuration.subtitle, small, within: available)
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + (subtitle.height > 0 ? subtitle.height + 1 : 0))
    let whole = CGSize(
      width: isRow ? image.width + gap + text.width : max(image.width, text.width),
      height: isRow ? max(image.height, text.height) : image.height + gap + text.height)
    let start = CGPoint(
      x: room.minX + (room.width - whole.width) * share(isRightToLeft), y: room.minY + (room.height - whole.height) / 2)
    var textOrigin = start
    var imageOrigin = start
    if isRow {
      let imageIsLeft = (configuration.imagePlacement == .leading) != isRightToLeft
      textOrigin.x += imageIsLeft ? image.width + gap : 0
      imageOrigin.x += imageIsLeft ? 0 : text.width + gap
      textOrigin.y += (whole.height - text.height) / 2
      imageOrigin.y += (whole.height - image.height) / 2
    } else {
      let imageIsAbove = configuration.imagePlacement == .top
      textOrigin.y += imageIsAbove ? image.height + gap : 0
      imageOrigin.y += imageIsAbove ? 0 : text.height + gap
      textOrigin.x += (whole.width - text.width) / 2
      imageOrigin.x += (whole.width - image.width) / 2
    }
    return (
      CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: title.height),
      CGRect(x: textOrigin.x, y: textOrigin.y + title.height + 1, width: text.width, height: subtitle.height),
      CGRect(origin: imageOrigin, size: image)
    )
  }

  /// The part of the free width that lies left of the content.
  private func share(_ isRightToLeft: Bool) -> CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func size(of text: String?, _ font: UIFont, within width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = label(text, font, numberOfLines: 0).sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func label(_ text: String, _ font: UIFont, numberOfLines: Int) -> UILabel {
    let label = UILabel()
    label.stand(on: layoutScreen)
    label.text = text
    label.font = font
    label.numberOfLines = numberOfLines
    return label
  }

  /// The lines of a label in a rectangle of the button.
  private func text(_ text: String, _ font: UIFont, in rect: CGRect, numberOfLines: Int) -> TextContent? {
    let label = label(text, font, numberOfLines: numberOfLines)
    // A width that is rounded down to a pixel would cut the last letter.
    label.frame = CGRect(x: 0, y: 0, width: rect.width + 1, height: rect.height)
    label.textAlignment = titleAlignment ?? (numberOfLines == 1 ? .natural : .center)
    guard var content = label.textContent else { return nil }
    for index in content.lines.indices {
      content.lines[index].x += Double(rect.minX)
      content.lines[index].baseline += Double(rect.minY)
    }
    content.color = pictureColor(isEnabled ? colorOfTitle : .tertiaryLabel)
    return content
  }

  private var colorOfTitle: UIColor { titleColor(for: .normal) ?? configuration?.baseForegroundColor ?? tintOfParts }

  /// Of images that are templates, and of titles without a colour.
  private var tintOfParts: UIColor {
    if let configuration {
      return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
    }
    return buttonType == .custom && givenTintColor == nil ? .white : tintColor
  }
}

extension UIButton {
  /// The ground of a configuration, the background image, the image beside a title, and a subtitle.
  var buttonDecorations: [Decoration] {
    var decorations: [Decoration] = []
    let bounds = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    if let ground = configuration.flatMap(ground) { decorations.append(.fill(bounds, ground, cornerRadius: 6)) }
    if let image = backgroundImage(for: .normal) {
      decorations.append(
        .image(ImageContent(name: image.name, contentMode: "scaleToFill", size: Size(image.size)), bounds))
    }
    let parts = pictureParts
    if parts.title != nil, let image = parts.image { decorations.append(.image(image.content, image.rect)) }
    if let subtitle = parts.subtitle { decorations.append(.text(subtitle)) }
    return decorations
  }

  /// Fill, gray and tint as the guidelines show them; their strengths were read off screen shots.
  private func ground(_ configuration: Configuration) -> Color? {
    switch configuration.style {
    case .plain: return configuration.baseBackgroundColor.map { pictureColor($0) }
    case .filled: return pictureColor(configuration.baseBackgroundColor ?? tintColor)
    case .gray: return pictureColor(configuration.baseBackgroundColor ?? .secondarySystemFill)
    case .tinted:
      var color = pictureColor(configuration.baseBackgroundColor ?? tintColor)
      color.alpha *= 0.18
      return color
    }
  }
}
