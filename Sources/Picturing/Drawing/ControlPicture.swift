import Geometry
import LayoutReports
import Platform
import UIKitCore

/// Controls whose look depends on the release, or was changed by the program, are drawn part by part.
extension UIView {
  /// Nil for a view that is no such control.
  var controlDecorations: [Decoration]? {
    switch self {
    case let control as UISegmentedControl: control.segmentDecorations
    case let slider as UISlider: slider.sliderDecorations
    case let stepper as UIStepper: stepper.stepperDecorations
    case let toggle as UISwitch: toggle.switchDecorations
    case let control as UIPageControl: control.pageDecorations
    case let bar as UIProgressView where bar.hasOwnLook: bar.progressDecorations
    default: nil
    }
  }

  /// Whether the program has changed the look of a control so far that the values of a usual one say nothing of it.
  var hasControlOfOwnLook: Bool {
    switch self {
    case let control as UISegmentedControl: control.hasOwnLook
    case let slider as UISlider: slider.hasOwnLook
    case let stepper as UIStepper: stepper.hasOwnLook
    case let bar as UIProgressView: bar.hasOwnLook
    default: false
    }
  }

  /// An image in a rectangle: stretched over it, or in its own size in the middle.
  ///
  /// - Parameter tint: What a template without a color of its own is drawn in; nil is the tint of the view.
  func picture(_ image: UIImage, in rect: CGRect, stretched: Bool = false, tint: UIColor? = nil) -> Decoration {
    let own = CGRect(
      x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2, width: image.size.width,
      height: image.size.height)
    if let drawn = drawn(image, in: stretched ? rect : own, tint: tint) { return drawn }
    return .image(
      ImageContent(
        name: image.name, contentMode: stretched ? "scaleToFill" : "center", size: Size(image.size),
        tint: pictureColor(image.ownTint ?? tint ?? tintColor),
        isTemplate: image.renderingMode == .alwaysTemplate || image.isSymbolImage || image.ownTint != nil,
        capInsets: image.capInsets == .zero ? nil : Insets(image.capInsets), isSymbol: image.isSymbolImage,
        isMirrored: mirrors(symbol: image.name)), Rect(rect))
  }

  func fill(_ rect: CGRect, _ color: UIColor, cornerRadius: CGFloat = 0) -> Decoration {
    .fill(Rect(rect), pictureColor(color), cornerRadius: Double(cornerRadius))
  }

  /// What slides: white unless it has a color, as round as it is high, with a fine edge in place of the shadow.
  func knob(_ rect: CGRect, _ color: UIColor?, cornerRadius: CGFloat? = nil) -> [Decoration] {
    let shadow = UIColor(white: 0, alpha: 0.12)
    let radius = cornerRadius ?? rect.height / 2
    return [
      fill(rect.offsetBy(dx: 0, dy: 1), shadow, cornerRadius: radius),
      fill(rect, color ?? .white, cornerRadius: radius),
      .border(Rect(rect), pictureColor(shadow), width: 0.5, cornerRadius: Double(radius)),
    ]
  }
}

extension UIProgressView {
  var hasOwnLook: Bool { trackImage != nil || progressImage != nil }

  /// An image or a color for the whole bar, and one for the part that is done.
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
    if let field = self as? UISearchTextField, borderStyle == .roundedRect { return field.searchGround }
    guard borderStyle != .roundedRect, let image = isEnabled ? background : disabledBackground ?? background else {
      return []
    }
    return [picture(image, in: bounds, stretched: true)]
  }

  /// The button that empties the field, the microphone of an empty one for searching, and the caret.
  var fieldOverlays: [Decoration] { clearButton + ((self as? UISearchTextField)?.microphone ?? []) + caret }

  /// A gray disc with a cross.
  private var clearButton: [Decoration] {
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
