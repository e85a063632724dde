import Geometry
import InterfaceBuilder
import LayoutReports

/// What of a view is seen, in the coordinates of the screen.
struct Ink {
  /// The parts of the screen that the view draws on; never empty.
  var parts: [Rect]
  /// Whether the parts keep to the middle of the frame, whatever room the view has around them: so do lines of text and images.
  /// Else they reach from edge to edge.
  var keepsToMiddle = false

  /// The smallest rectangle with all parts.
  var bounds: Rect {
    parts.dropFirst().reduce(parts[0]) { all, part in
      let (x, y) = (min(all.x, part.x), min(all.y, part.y))
      return Rect(x: x, y: y, width: max(all.maxX, part.maxX) - x, height: max(all.maxY, part.maxY) - y)
    }
  }

  /// The largest part that both have in common, by area; nil if there is none of more than two points in both directions, which
  /// neither rounding nor the space around letters explains.
  func overlap(with other: Ink) -> Rect? {
    var largest: Rect?
    for part in parts {
      for another in other.parts {
        guard let shared = part.intersection(another), shared.width > 2, shared.height > 2 else { continue }
        if shared.width * shared.height > largest.map({ $0.width * $0.height }) ?? 0 { largest = shared }
      }
    }
    return largest
  }
}

extension LaidOutView {
  /// What is seen of a text, a control or a colored view. Nil for a view of which nothing is seen, or of which nobody can say what.
  func ink(in scene: LaidOutScene) -> Ink? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    if kind == .view { return isOpaque ? Ink(parts: [frame]) : nil }
    guard isContent else { return nil }
    if isCoveringBackground { return kind == .label && report.textFit == nil ? nil : Ink(parts: [frame]) }
    switch kind {
    case .label: return report.textFit == nil ? nil : textInk
    case .button: return buttonInk
    case .slider: return Ink(parts: sliderParts(in: scene), keepsToMiddle: true)
    case .switch, .stepper, .activityIndicatorView: return ownSizedInk
    case .pageControl: return dotsInk
    case .textField where border == ControlContent.TextFieldBorder.none: return textInk
    default: return Ink(parts: [frame])
    }
  }

  /// Whether nothing behind the view is seen through its background.
  var isOpaque: Bool { report.backgroundColor.map { $0.alpha > 0.9 } ?? false }

  private var isCoveringBackground: Bool {
    report.borderWidth > 0 || (report.backgroundColor.map { $0.alpha >= 0.1 } ?? false)
  }

  // MARK: Texts

  private var border: ControlContent.TextFieldBorder? {
    guard case .control(let control) = report.content, case .textField(let border) = control.kind else { return nil }
    return border
  }

  /// From the top of capital letters to the baseline: what hangs below is seldom wide.
  private var textInk: Ink? {
    let text: TextContent
    switch report.content {
    case .text(let own): text = own
    case .control(let control):
      guard let first = control.texts.first else { return nil }
      text = first
    default: return nil
    }
    // The lines of a text are one block: what lies between two of them touches both.
    return text.block(in: frame, below: 0)?.intersection(frame).map { Ink(parts: [$0], keepsToMiddle: true) }
  }

  // MARK: Controls

  /// A button draws its title or image, and nothing else unless it has a background.
  private var buttonInk: Ink? {
    guard let element = element?.element.element, let button = ButtonElement(element) else { return nil }
    if let style = button.configuration?.style, style != .plain { return Ink(parts: [frame]) }
    if button.states[.normal]?.backgroundImage != nil { return Ink(parts: [frame]) }
    switch report.content {
    case .text:
      guard let text = textInk else { return nil }
      return Ink(parts: text.parts, keepsToMiddle: button.isInMiddleOfHeight)
    case .image(let image):
      // Where the image is elsewhere than in the middle, or unknown, nobody can say what is seen.
      guard button.isCentred, let size = image.size else { return nil }
      let drawn = Rect(
        x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
        width: size.width, height: size.height)
      return drawn.intersection(frame).map { Ink(parts: [$0], keepsToMiddle: true) }
    default:
      // Without title and image only buttons of these types draw something.
      let drawsItself: Set<ButtonElement.ButtonType> = [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
      return drawsItself.contains(button.buttonType) ? Ink(parts: [frame]) : nil
    }
  }

  /// The track in the middle of the height, and the thumb at its value. The frame is higher, and wider by two points at either
  /// end, which the alignment rectangle leaves out.
  private func sliderParts(in scene: LaidOutScene) -> [Rect] {
    let middle = frame.y + frame.height / 2
    let track = Rect(x: frame.x + 2, y: middle - 2, width: max(0, frame.width - 4), height: 4)
    guard case .control(let control) = report.content, case .slider(let fraction) = control.kind,
      track.width > Self.thumb
    else { return [track] }
    let share = scene.isRightToLeft ? 1 - fraction : fraction
    let thumb = Rect(
      x: track.x + share * (track.width - Self.thumb), y: middle - Self.thumb / 2, width: Self.thumb,
      height: Self.thumb)
    return [track, thumb]
  }

  /// The diameter of a slider's thumb, without its shadow.
  private static let thumb = 28.0

  /// Controls that are as large as they are: in a larger frame nobody can say where they draw. A spinner that hides when it stops
  /// is not seen before the program starts it.
  private var ownSizedInk: Ink? {
    if kind == .activityIndicatorView, let element = element?.element.element,
      element["animating"] != "YES", element["hidesWhenStopped"] == "YES"
    {
      return nil
    }
    let most: Size =
      switch kind {
      case .switch: Size(width: 66, height: 34)
      case .stepper: Size(width: 98, height: 36)
      default: Size(width: 40, height: 40)
      }
    return frame.width <= most.width && frame.height <= most.height ? Ink(parts: [frame]) : nil
  }

  /// The dots in the middle of a page control: 7 points high, and one every 17 points.
  private var dotsInk: Ink? {
    guard case .control(let control) = report.content, case .pageControl(let pages, _) = control.kind, pages > 0
    else { return nil }
    let width = min(frame.width, Double(pages) * 17)
    let dots = Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + frame.height / 2 - 3.5, width: width, height: 7)
    return dots.intersection(frame).map { Ink(parts: [$0], keepsToMiddle: true) }
  }
}

extension ButtonElement {
  /// Whether the content lies in the middle of the height, whatever that is.
  fileprivate var isInMiddleOfHeight: Bool {
    contentVerticalAlignment == .center || contentVerticalAlignment == .fill
  }

  /// Whether the content lies in the middle, moved by nothing.
  fileprivate var isCentred: Bool {
    contentHorizontalAlignment == .center && contentVerticalAlignment == .center
      && [contentEdgeInsets, titleEdgeInsets, imageEdgeInsets].allSatisfy { $0 == nil || $0 == .zero }
  }
}

extension TextContent {
  /// The height of capital letters of the system font in its point size.
  private static let capitalHeight = 0.7

  /// From the top of the capital letters of the first line to some way below the baseline of the last one, in ems, and from the
  /// first letter to the last one of the longest line; in the coordinates of the view's frame. Nil without lines.
  func block(in frame: Rect, below: Double) -> Rect? {
    guard let first = lines.map(\.baseline).min(), let last = lines.map(\.baseline).max(),
      let left = lines.map(\.x).min(), let right = lines.map({ $0.x + $0.width }).max()
    else { return nil }
    let top = max(0, first - Self.capitalHeight * fontSize)
    let bottom = min(frame.height, last + below * fontSize)
    return Rect(x: frame.x + left, y: frame.y + top, width: right - left, height: max(0, bottom - top))
  }
}
