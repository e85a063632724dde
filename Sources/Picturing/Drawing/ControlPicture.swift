import Geometry
import LayoutReports
import UIKit

/// Controls whose look the program has changed are drawn part by part instead of as the system's.
extension UIView {
  /// Nil for a control in its usual look, and for other views.
  var customDecorations: [Decoration]? {
    switch self {
    case let control as UISegmentedControl where control.hasOwnLook: control.segmentDecorations
    case let slider as UISlider where slider.hasOwnLook: slider.sliderDecorations
    case let stepper as UIStepper where stepper.hasOwnLook: stepper.stepperDecorations
    case let bar as UIProgressView where bar.trackImage != nil || bar.progressImage != nil: bar.progressDecorations
    default: nil
    }
  }

  /// An image in a rectangle: stretched over it, or in its own size in the middle.
  func picture(_ image: UIImage, in rect: CGRect, stretched: Bool = false) -> Decoration {
    .image(
      ImageContent(
        name: image.name, contentMode: stretched ? "scaleToFill" : "center", size: Size(image.size),
        tint: pictureColor(tintColor), isTemplate: image.renderingMode == .alwaysTemplate || image.isSymbolImage,
        capInsets: image.capInsets == .zero ? nil : Insets(image.capInsets), isSymbol: image.isSymbolImage,
        isMirrored: mirrors(symbol: image.name)), Rect(rect))
  }

  func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) -> Decoration {
    .fill(Rect(rect), pictureColor(color), cornerRadius: Double(cornerRadius))
  }
}

extension UISegmentedControl {
  var hasOwnLook: Bool {
    shownSegments.contains { part in
      part.image != nil || part.background != nil || !part.isEnabled || !part.attributes.isEmpty || part.offset != .zero
    }
  }

  /// The ground, the plate of the selected segment, lines or images between neighbours, and the content of each.
  var segmentDecorations: [Decoration] {
    let parts = shownSegments
    let hasGround = parts.allSatisfy { $0.background == nil }
    var decorations = hasGround ? [fill(bounds, .tertiarySystemFill, cornerRadius: 8)] : []
    for (index, part) in parts.enumerated() {
      if let background = part.background {
        decorations.append(picture(background, in: part.frame, stretched: true))
      } else if index == selectedSegmentIndex {
        decorations.append(fill(part.frame.insetBy(dx: 2, dy: 2), plateColor, cornerRadius: 7))
      }
    }
    for index in parts.indices.dropLast() { decorations += divider(after: index, parts[index].frame, hasGround) }
    for (index, part) in parts.enumerated() {
      decorations += content(of: part, isSelected: index == selectedSegmentIndex)
    }
    return decorations
  }

  private var plateColor: UIColor {
    if let selectedSegmentTintColor { return selectedSegmentTintColor }
    let isDark = traitCollection.userInterfaceStyle == .dark
    return isDark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  private func divider(after index: Int, _ frame: CGRect, _ hasGround: Bool) -> [Decoration] {
    let x = isRightToLeft ? frame.minX : frame.maxX
    if let image = shownDivider(after: index) {
      let rect = CGRect(x: x - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
      return [picture(image, in: rect, stretched: true)]
    }
    guard hasGround, index != selectedSegmentIndex, index + 1 != selectedSegmentIndex else { return [] }
    return [fill(CGRect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16)), .separator)]
  }

  private func content(of part: Shown, isSelected: Bool) -> [Decoration] {
    let frame = part.frame.offsetBy(dx: part.offset.x, dy: part.offset.y)
    if let image = part.image {
      var shown = image
      if image.renderingMode == .automatic { shown = image.withRenderingMode(.alwaysTemplate) }
      guard case .image(var content, let rect) = picture(shown, in: frame) else { return [] }
      content.tint = pictureColor(part.isEnabled ? .label : .tertiaryLabel)
      return [.image(content, rect)]
    }
    guard let title = part.title, !title.isEmpty else { return [] }
    let label = UILabel(frame: CGRect(origin: .zero, size: frame.insetBy(dx: 4, dy: 0).size))
    label.stand(on: layoutScreen)
    label.font = part.attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.text = title
    label.textAlignment = .center
    label.textColor = part.attributes[.foregroundColor] as? UIColor ?? (part.isEnabled ? .label : .tertiaryLabel)
    guard case .text(var text) = Content(label, isPicture: true) else { return [] }
    text.color = pictureColor(label.textColor)
    text.move(x: Double(frame.minX) + 4, y: Double(frame.minY))
    return [.text(text)]
  }
}

extension UISlider {
  var hasOwnLook: Bool {
    currentThumbImage != nil || currentMinimumTrackImage != nil || currentMaximumTrackImage != nil
      || minimumValueImage != nil || maximumValueImage != nil
  }

  /// The track in two parts, the images at its ends, and the thumb.
  var sliderDecorations: [Decoration] {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let low = CGRect(
      x: isRightToLeft ? thumb.midX : track.minX, y: track.minY,
      width: isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX, height: track.height)
    let high = CGRect(
      x: isRightToLeft ? track.minX : thumb.midX, y: track.minY, width: track.width - low.width, height: track.height)
    var decorations = [
      part(high, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill),
      part(low, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor),
    ]
    if let image = minimumValueImage {
      decorations.append(picture(image, in: minimumValueImageRect(forBounds: bounds)))
    }
    if let image = maximumValueImage {
      decorations.append(picture(image, in: maximumValueImageRect(forBounds: bounds)))
    }
    if let image = currentThumbImage { return decorations + [picture(image, in: thumb)] }
    let shadow = UIColor(white: 0, alpha: 0.12)
    return decorations + [
      fill(thumb.offsetBy(dx: 0, dy: 1), shadow, cornerRadius: thumb.height / 2),
      fill(thumb, thumbTintColor ?? .white, cornerRadius: thumb.height / 2),
      .border(Rect(thumb), pictureColor(shadow), width: 0.5, cornerRadius: Double(thumb.height) / 2),
    ]
  }

  private func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> Decoration {
    guard let image else { return fill(rect, color, cornerRadius: 2) }
    let height = min(image.size.height, bounds.height)
    return picture(
      image, in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height), stretched: true)
  }
}

extension UIStepper {
  var hasOwnLook: Bool {
    let images = [
      shown(backgroundImage), shown(incrementImage), shown(decrementImage),
      dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal),
    ]
    return images.contains { $0 != nil }
  }

  private func shown(_ image: (State) -> UIImage?) -> UIImage? { image(state) ?? image(.normal) }

  /// A ground under both halves, the line between them, and a sign on each.
  var stepperDecorations: [Decoration] {
    let half = bounds.width / 2
    let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
    let right = left.offsetBy(dx: half, dy: 0)
    let (lower, upper) = isRightToLeft ? (right, left) : (left, right)
    var decorations: [Decoration]
    if let ground = shown(backgroundImage) {
      decorations = [left, right].map { picture(ground, in: $0, stretched: true) }
    } else {
      decorations = [fill(bounds, .tertiarySystemFill, cornerRadius: 8)]
    }
    if let line = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
      let rect = CGRect(x: half - line.size.width / 2, y: 0, width: line.size.width, height: bounds.height)
      decorations.append(picture(line, in: rect, stretched: true))
    } else {
      decorations.append(fill(CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14), .separator))
    }
    decorations += sign(shown(decrementImage), in: lower, isPlus: false)
    return decorations + sign(shown(incrementImage), in: upper, isPlus: true)
  }

  private func sign(_ image: UIImage?, in rect: CGRect, isPlus: Bool) -> [Decoration] {
    if let image { return [picture(image, in: rect)] }
    let across = CGRect(x: rect.midX - 6.5, y: rect.midY - 1, width: 13, height: 2)
    let down = CGRect(x: rect.midX - 1, y: rect.midY - 6.5, width: 2, height: 13)
    return (isPlus ? [across, down] : [across]).map { fill($0, .label, cornerRadius: 1) }
  }
}

extension UIProgressView {
  /// An image or a colour for the whole bar, and one for the part that is done.
  var progressDecorations: [Decoration] {
    let width = bounds.width * CGFloat(progress)
    let done = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> Decoration {
      image.map { picture($0, in: rect, stretched: true) } ?? fill(rect, color, cornerRadius: bounds.height / 2)
    }
    let whole = part(bounds, trackImage, trackTintColor ?? .systemFill)
    return width > 0 ? [whole, part(done, progressImage, progressTintColor ?? tintColor)] : [whole]
  }
}

extension UITextField {
  /// What a field without a rounded border has as its ground.
  var fieldDecorations: [Decoration] {
    guard borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background else {
      return []
    }
    return [picture(image, in: bounds, stretched: true)]
  }

  /// The button that empties the field: a gray disc with a cross.
  var fieldOverlays: [Decoration] {
    guard showsClearButton else { return [] }
    let rect = clearButtonRect(forBounds: bounds).insetBy(dx: 1, dy: 1)
    let middle = Point(x: Double(rect.midX), y: Double(rect.midY))
    let arm: Double = Double(rect.width) * 0.2
    func line(_ dy: Double) -> Decoration {
      let path = VectorPath([
        .move(Point(x: middle.x - arm, y: middle.y - dy)), .line(Point(x: middle.x + arm, y: middle.y + dy)),
      ])
      return .path(
        PathDrawing(path, line: PathLine(color: pictureColor(.systemBackground), width: 1.5, isRound: true)))
    }
    return [fill(rect, .placeholderText, cornerRadius: rect.width / 2), line(arm), line(-arm)]
  }
}
