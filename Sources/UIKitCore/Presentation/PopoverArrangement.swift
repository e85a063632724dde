import Platform

/// Where a popover goes beside its source; lengths are points in the container's coordinates.
///
/// 1. The popover stands on the side of the source that the arrow's direction names: an arrow up means a popover below.
/// 2. Of the permitted directions up, down, left and right, the first is taken in which the whole content fits.
/// 3. If it fits nowhere, the one with the largest part of the content is taken, and the content is cut.
/// 4. Along the source the popover stands in its middle, moved as far as the room asks.
struct PopoverArrangement {
  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.unknown

  /// - Parameters:
  ///   - room: Where a popover may lie: the container without the margins and the safe area.
  ///   - permitted: If it names no direction, the popover stands in the middle of its source.
  init(size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
    let candidates: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var best: CGFloat = -1
    for direction in candidates where permitted.contains(direction) {
      let space = Self.space(direction, source, room)
      let fitting = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
      guard fitting.width * fitting.height > best else { continue }
      best = fitting.width * fitting.height
      (self.direction, frame) = (direction, Self.frame(fitting, direction, source, room))
      if fitting == size { break }
    }
    if direction == .unknown {
      let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = Self.moved(
        CGRect(
          x: source.midX - fitting.width / 2, y: source.midY - fitting.height / 2, width: fitting.width,
          height: fitting.height), into: room)
    }
  }

  private static func space(_ direction: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect) -> CGSize {
    let arrow = CGFloat(SheetMetrics.popoverArrow)
    switch direction {
    case .up: return CGSize(width: room.width, height: max(0, room.maxY - source.maxY - arrow))
    case .down: return CGSize(width: room.width, height: max(0, source.minY - arrow - room.minY))
    case .left: return CGSize(width: max(0, room.maxX - source.maxX - arrow), height: room.height)
    default: return CGSize(width: max(0, source.minX - arrow - room.minX), height: room.height)
    }
  }

  private static func frame(
    _ size: CGSize, _ direction: UIPopoverArrowDirection, _ source: CGRect, _ room: CGRect
  ) -> CGRect {
    let arrow = CGFloat(SheetMetrics.popoverArrow)
    var frame = CGRect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
    switch direction {
    case .up: frame.origin.y = source.maxY + arrow
    case .down: frame.origin.y = source.minY - arrow - size.height
    case .left: frame.origin.x = source.maxX + arrow
    default: frame.origin.x = source.minX - arrow - size.width
    }
    return moved(frame, into: room)
  }

  private static func moved(_ frame: CGRect, into room: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - frame.width))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - frame.height))
    return frame
  }
}
