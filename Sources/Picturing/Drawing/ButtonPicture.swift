import Geometry
import LayoutReports
import Platform
import UIKitCore

/// What a button draws, as of the last layout.
extension UIButton {
  /// The title of the state that the button is in.
  func titleContent(at places: Places) -> TextContent? {
    titleLabel(at: places).flatMap { content(of: $0, in: places.title) }
  }

  /// The title with its styles; nil for one without any.
  func styledTitle(at places: Places) -> StyledText? {
    guard styledTitle != nil, let label = titleLabel(at: places),
      var text = StyledText(label, color: isEnabled ? colorOfTitle : .tertiaryLabel)
    else { return nil }
    text.move(x: Double(places.title.minX), y: Double(places.title.minY))
    return text
  }

  private func titleLabel(at places: Places) -> UILabel? {
    guard let title = currentTitle, !title.isEmpty else { return nil }
    let label = label(title, effectiveFont, shownTitleLineBreakMode, in: places.title)
    if configuration == nil, mayBreakTitle { label.numberOfLines = 0 }
    if let styledTitle { label.attributed = styledTitle }
    return label
  }

  /// The image of that state.
  func imageContent(at places: Places) -> ImageContent? {
    guard let image = currentImage, places.image.width > 0, configuration?.showsActivityIndicator != true else {
      return nil
    }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || image.ownTint != nil
      || (buttonType != .custom && image.renderingMode != .alwaysOriginal)
    return ImageContent(
      name: image.name, contentMode: "center", size: shownSize(of: image),
      tint: pictureColor(colorOfImage(image)),
      isTemplate: isTemplate, isSymbol: image.isSymbolImage, isMirrored: mirrors(symbol: image.name))
  }

  /// The image of that state if code has drawn it.
  func drawnImage(at places: Places) -> Decoration? {
    guard let image = currentImage, image.isDrawn, let content = imageContent(at: places), let size = content.size
    else { return nil }
    let shown = content.isTemplate && image.ownTint == nil ? image.withRenderingMode(.alwaysTemplate) : image
    let place = CGRect(
      x: places.image.midX - CGFloat(size.width) / 2, y: places.image.midY - CGFloat(size.height) / 2,
      width: CGFloat(size.width), height: CGFloat(size.height))
    return drawn(shown, in: place, tint: colorOfImage(image))
  }

  private func colorOfImage(_ image: UIImage) -> UIColor {
    guard isEnabled || image.ownTint != nil else { return .tertiaryLabel }
    let color = image.ownTint ?? tintOfParts
    return configuration?.imageColorTransformer?(color) ?? color
  }

  private func shownSize(of image: UIImage) -> Size {
    let (size, factor) = (image.size, showsBarSymbol ? BarAppearanceMetrics.symbolFactor : 1)
    return Size(width: Double(size.width) * factor, height: Double(size.height) * factor)
  }

  /// The ground of a configuration, the background image, the image beside a title, and a subtitle.
  var buttonDecorations: [Decoration] {
    var decorations: [Decoration] = []
    let bounds = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    if let configuration { decorations += grounds(configuration, in: bounds) }
    if let image = backgroundImage(for: .normal) {
      decorations.append(
        drawn(image, in: self.bounds)
          ?? .image(
            ImageContent(
              name: image.name, contentMode: "scaleToFill", size: Size(image.size), isSymbol: image.isSymbolImage),
            bounds))
    }
    let places = places
    if let image = drawnImage(at: places) {
      decorations.append(image)
    } else if currentTitle?.isEmpty == false, let image = imageContent(at: places) {
      decorations.append(.image(image, Rect(places.image)))
    }
    if configuration?.showsActivityIndicator == true {
      decorations += Decoration.spinner(in: Rect(places.image), pictureColor(isEnabled ? colorOfTitle : .tertiaryLabel))
    }
    if let configuration, places.indicator.width > 0 {
      let color = isEnabled ? colorOfTitle : .tertiaryLabel
      let rect = Rect(places.indicator)
      decorations.append(
        .image(
          ImageContent(
            name: Self.arrows, contentMode: "scaleAspectFit", size: rect.size,
            tint: pictureColor(configuration.indicatorColorTransformer?(color) ?? color), isTemplate: true,
            isSymbol: true), rect))
    }
    if let configuration, let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let label = label(subtitle, subtitleFont, configuration.subtitleLineBreakMode, in: places.subtitle)
      decorations += content(of: label, in: places.subtitle).map { [.text($0)] } ?? []
    }
    return decorations + (styledTitle(at: places)?.decorations ?? [])
  }

  private func label(_ text: String, _ font: UIFont, _ mode: NSLineBreakMode, in rect: CGRect) -> UILabel {
    let label = label(text, font, numberOfLines: mode.breaksLines ? 0 : 1)
    // A width that is rounded down to a pixel would cut the last letter.
    label.frame = CGRect(x: 0, y: 0, width: rect.width + 1, height: rect.height)
    // A text that wraps and is cut off all the same ends in an ellipsis.
    label.lineBreakMode = configuration != nil && mode.breaksLines ? .byTruncatingTail : mode
    label.textAlignment = titleAlignment
    label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    return label
  }

  /// The lines of a label in a rectangle of the button.
  private func content(of label: UILabel, in rect: CGRect) -> TextContent? {
    guard var content = label.textContent else { return nil }
    content.move(x: Double(rect.minX), y: Double(rect.minY))
    content.color = pictureColor(isEnabled ? colorOfTitle : .tertiaryLabel)
    return content
  }

  /// The title of a custom button is white, whatever the tint around it.
  private var colorOfTitle: UIColor {
    if let own = titleColor(for: .normal) ?? configuration?.baseForegroundColor { return own }
    return configuration == nil && buttonType == .custom && !isBarButton ? .white : tintOfParts
  }

  /// Of images that are templates, and of titles without a color.
  private var tintOfParts: UIColor {
    if let configuration {
      return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
    }
    if isBarButton { return isOnTintedPlate ? .white : barItemColor }
    return tintColor
  }

  private var isOnTintedPlate: Bool {
    isProminentBarItem && BarAppearanceMetrics.ground(of: layoutProfile) == .never
  }

  /// The ground with its corners, and the line around it.
  private func grounds(_ configuration: Configuration, in bounds: Rect) -> [Decoration] {
    let radius = cornerRadius(configuration, bounds)
    var grounds: [Decoration] = []
    if let color = configuration.background.backgroundColor.map({ pictureColor($0) }) ?? ground(configuration) {
      grounds.append(.fill(bounds, color, cornerRadius: radius))
    }
    if let image = configuration.background.image {
      let outline = VectorPath(
        CGPath(roundedRect: self.bounds, cornerWidth: CGFloat(radius), cornerHeight: CGFloat(radius), transform: nil)
          .elements, .identity)
      grounds.append(.group([backgroundPicture(image, configuration.background)], alpha: 1, clip: outline))
    }
    let width = Double(configuration.background.strokeWidth)
    if width > 0, let color = configuration.background.strokeColor {
      grounds.append(.border(bounds, pictureColor(color), width: width, cornerRadius: radius))
    }
    return grounds
  }

  /// The image of the background, placed in the bounds as the background says.
  private func backgroundPicture(_ image: UIImage, _ background: UIBackgroundConfiguration) -> Decoration {
    let mode = background.imageContentMode
    let place = mode.contentRect(for: image.size, in: bounds)
    return drawn(image, in: place)
      ?? .image(
        ImageContent(
          name: image.name, contentMode: String(describing: mode), size: Size(image.size),
          tint: pictureColor(image.ownTint ?? tintColor),
          isTemplate: image.renderingMode == .alwaysTemplate || image.ownTint != nil,
          isSymbol: image.isSymbolImage, isMirrored: mirrors(symbol: image.name)), Rect(bounds))
  }

  /// In points: by the style of the corners, unless the configuration says how round they are; half of the height for a capsule.
  private func cornerRadius(_ configuration: Configuration, _ bounds: Rect) -> Double {
    let corners = AppearanceMetrics.buttonCorners[layoutProfile]
    let (half, own) = (min(bounds.width, bounds.height) / 2, Double(configuration.background.cornerRadius))
    let unit = corners.isPartOfHeight ? bounds.height : 1
    switch configuration.cornerStyle {
    case .capsule: return half
    case .large: return corners.large * unit
    case .medium: return corners.medium * unit
    case .small: return corners.small * unit
    case .fixed: return own > 0 ? own : corners.fixed
    case .dynamic: return own > 0 ? own : min(corners.dynamic, half)
    }
  }

  /// Fill, gray and tint as the guidelines show them; strengths and corners are remembered (DEVIATIONS.md, 182).
  private func ground(_ configuration: Configuration) -> Color? {
    // Nobody can tap it: gray takes the place of every color but that of a background of the button's own.
    if !isEnabled, configuration.style != .plain { return pictureColor(.tertiarySystemFill) }
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
