import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UISlider {
  var hasOwnLook: Bool {
    currentThumbImage != nil || currentMinimumTrackImage != nil || currentMaximumTrackImage != nil
      || minimumValueImage != nil || maximumValueImage != nil || sliderStyle == .thumbless
  }

  /// The track in two parts, the images at its ends, and the thumb.
  var sliderDecorations: [Decoration] {
    // A class of the program, and one with images, may have places of its own.
    let hasOwnPlaces = hasOwnLook || isOfProgram
    let track = hasOwnPlaces ? trackRect(forBounds: bounds) : usualTrack
    let thumb = hasOwnPlaces ? thumbRect(forBounds: bounds, trackRect: track, value: value) : usualThumb
    let end = sliderStyle == .thumbless ? filledEnd(of: track) : thumb.midX
    let low = CGRect(
      x: isRightToLeft ? end : track.minX, y: track.minY,
      width: isRightToLeft ? track.maxX - end : end - track.minX, height: track.height)
    let high = CGRect(
      x: isRightToLeft ? track.minX : end, y: track.minY, width: track.width - low.width, height: track.height)
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
    if sliderStyle == .thumbless { return decorations }
    if let image = currentThumbImage { return decorations + [picture(image, in: thumb)] }
    return decorations + knob(thumb, thumbTintColor)
  }

  /// Where the part of a track up to the value ends if no thumb covers it.
  private func filledEnd(of track: CGRect) -> CGFloat {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    return track.minX + track.width * (isRightToLeft ? 1 - part : part)
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
  /// Dots around the middle; the first is where the control begins. Without colors they are white in both appearances, and so cannot be
  /// seen on white. Of more dots than have room those around the current one are shown, smaller where others follow.
  var pageDecorations: [Decoration] {
    if hidesForSinglePage, numberOfPages == 1 { return [] }
    let side = CGFloat(AppearanceMetrics.pageDot[layoutProfile])
    let pitch = CGFloat(AppearanceMetrics.pagePitch[layoutProfile])
    let length = isVertical ? bounds.height : bounds.width
    // More dots than fit on any screen are not worth their commands.
    let room = max(1, min(100, Int((length - side) / pitch) + 1))
    let count = min(numberOfPages, room)
    guard count > 0 else { return [] }
    let first = max(0, min(currentPage - count / 2, numberOfPages - count))
    let longer = progress == nil ? 0 : pitch
    let start = (length - CGFloat(count - 1) * pitch - side - longer) / 2
    var decorations: [Decoration] = []
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState == .continuous) {
      let thick = min(isVertical ? bounds.width : bounds.height, side * 3.4)
      let plate = along(start - pitch * 0.7, length - 2 * (start - pitch * 0.7), thick: thick)
      decorations.append(fill(plate, .secondarySystemFill, cornerRadius: thick / 2))
    }
    for index in 0..<count {
      let page = first + index
      let isCurrent = page == currentPage
      var offset = start + CGFloat(index) * pitch + (page > currentPage ? longer : 0)
      let extent = side + (isCurrent ? longer : 0)
      if beginsAtEnd { offset = length - offset - extent }
      let color =
        (isCurrent ? currentPageIndicatorTintColor : pageIndicatorTintColor)
        ?? UIColor(white: 1, alpha: isCurrent ? 1 : 0.3)
      if let image = shownImage(forPage: page) {
        let place = along(offset + extent / 2, 0, thick: 0)
        let size = CGSize(width: min(image.size.width, pitch), height: min(image.size.height, pitch))
        // A template would take the tint of the control.
        let shown = image.withTintColor(color, renderingMode: .alwaysOriginal)
        decorations.append(
          picture(
            shown,
            in: CGRect(
              x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height),
            stretched: true))
        continue
      }
      let isCut = (index == 0 && first > 0) || (index == count - 1 && first + count < numberOfPages)
      let inset = isCut && !isCurrent ? side / 4 : 0
      let rect = along(offset + inset, extent - 2 * inset, thick: side - 2 * inset)
      guard isCurrent, let progress else {
        decorations.append(fill(rect, color, cornerRadius: (side - 2 * inset) / 2))
        continue
      }
      let done = max(side, extent * CGFloat(progress.currentProgress))
      decorations.append(
        fill(rect, pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3), cornerRadius: side / 2))
      decorations.append(
        fill(along(beginsAtEnd ? offset + extent - done : offset, done, thick: side), color, cornerRadius: side / 2))
    }
    return decorations
  }

  /// A part of the control along its direction, in the middle across it.
  private func along(_ offset: CGFloat, _ length: CGFloat, thick: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: bounds.midX - thick / 2, y: bounds.minY + offset, width: thick, height: length)
      : CGRect(x: bounds.minX + offset, y: bounds.midY - thick / 2, width: length, height: thick)
  }
}
