import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UISlider {
  var hasOwnLook: Bool {
    currentThumbImage != nil || currentMinimumTrackImage != nil || currentMaximumTrackImage != nil
      || minimumValueImage != nil || maximumValueImage != nil
  }

  /// The track in two parts, the images at its ends, and the thumb.
  var sliderDecorations: [Decoration] {
    // A class of the program, and one with images, may have places of its own.
    let hasOwnPlaces = hasOwnLook || isOfProgram
    let track = hasOwnPlaces ? trackRect(forBounds: bounds) : usualTrack
    let thumb = hasOwnPlaces ? thumbRect(forBounds: bounds, trackRect: track, value: value) : usualThumb
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
    return decorations + knob(thumb, thumbTintColor)
  }

  /// From end to end of the frame, or nearly so, in the middle of its height.
  private var usualTrack: CGRect {
    let (inset, height) = (
      CGFloat(AppearanceMetrics.sliderTrackInset[layoutProfile]),
      CGFloat(AppearanceMetrics.sliderTrackHeight[layoutProfile])
    )
    return CGRect(
      x: bounds.minX + inset, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * inset), height: height)
  }

  private var usualThumb: CGRect {
    let size = AppearanceMetrics.sliderKnob[layoutProfile]
    let inset = CGFloat(AppearanceMetrics.sliderKnobInset[layoutProfile])
    let (width, height) = (min(CGFloat(size.width), bounds.width), min(CGFloat(size.height), bounds.height))
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    let along = max(0, bounds.width - 2 * inset - width) * (isRightToLeft ? 1 - part : part)
    return CGRect(x: bounds.minX + inset + along, y: bounds.midY - height / 2, width: width, height: height)
  }

  private func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> Decoration {
    guard let image else { return fill(rect, color, cornerRadius: rect.height / 2) }
    let height = min(image.size.height, bounds.height)
    return picture(
      image, in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height), stretched: true)
  }
}

extension UISwitch {
  /// The track as large as the frame, and the knob at the end where reading ends if the switch is on.
  var switchDecorations: [Decoration] {
    let size = AppearanceMetrics.switchKnob[layoutProfile]
    let inset = CGFloat(AppearanceMetrics.switchKnobInset)
    let (width, height) = (min(CGFloat(size.width), bounds.width), min(CGFloat(size.height), bounds.height))
    let x = isOn != isRightToLeft ? bounds.maxX - inset - width : bounds.minX + inset
    let track: UIColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    return [fill(bounds, track, cornerRadius: bounds.height / 2)]
      + knob(CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height), thumbTintColor)
  }
}

extension UIPageControl {
  /// Dots around the middle; the first is where the control begins. Without colours they are white in both appearances, and so cannot be
  /// seen on white.
  var pageDecorations: [Decoration] {
    if hidesForSinglePage, numberOfPages == 1 { return [] }
    // More dots than fit on any screen are not worth their commands.
    let count = min(numberOfPages, 100)
    guard count > 0 else { return [] }
    let side = CGFloat(AppearanceMetrics.pageDot[layoutProfile])
    let pitch = CGFloat(AppearanceMetrics.pagePitch[layoutProfile])
    let start = bounds.midX - (CGFloat(count - 1) * pitch + side) / 2
    return (0..<count).map { page in
      let place = isRightToLeft ? count - 1 - page : page
      let isCurrent = page == currentPage
      let color = isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor
      return fill(
        CGRect(x: start + CGFloat(place) * pitch, y: bounds.midY - side / 2, width: side, height: side),
        color ?? UIColor(white: 1, alpha: isCurrent ? 1 : 0.3), cornerRadius: side / 2)
    }
  }
}
