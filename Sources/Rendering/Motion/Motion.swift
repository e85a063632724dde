import LayoutReports

/// A layout that changes over time: what `UIView.animate` shows between layouts, of which each is a scene.
public struct Motion: Sendable {
  /// How the way between two layouts follows the time.
  package enum Pace: Hashable, Sendable {
    /// Evenly.
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1), time to the right, progress upwards, by its control points. Their x is within 0 to 1.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double)

    /// Core Animation's `easeInEaseOut`, the default of `UIView.animate`.
    package static let easeInOut = Pace.curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Core Animation's `easeIn`.
    package static let easeIn = Pace.curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Core Animation's `easeOut`.
    package static let easeOut = Pace.curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  }

  /// How often a motion plays.
  public enum Repetition: Hashable, Sendable {
    /// Once, and the last layout stays.
    case once
    /// For ever; the first and the last layout stay for a second each.
    case forever
  }

  /// The layouts in their order, at least one. Each lasts from one to the next as long as any other.
  package var scenes: [SceneReport]
  /// Seconds from the first layout to the last.
  package var duration: Double
  /// Counts for each way from one layout to the next.
  package var pace: Pace
  /// Once unless said otherwise: a picture that moves for ever keeps people from reading what is beside it.
  package var repetition: Repetition

  /// A motion through layouts; a duration of nothing counts as a hundredth of a second.
  package init(
    _ scenes: [SceneReport], duration: Double, pace: Pace = .easeInOut, repetition: Repetition = .once
  ) {
    self.scenes = scenes
    self.duration = duration
    self.pace = pace
    self.repetition = repetition
  }
}

/// Draws a motion as an SVG document that browsers play (SMIL).
///
/// Places, sizes and colors go from one layout to the next as Core Animation moves layers. What cannot be interpolated, such as lines of
/// text that break elsewhere, fades into what follows; so does a view that is hidden in one of the layouts. Readers that play nothing,
/// such as converters and printers, show the last layout: it is what the elements say without their animations.
package struct MotionRenderer: Sendable {
  /// What is drawn besides the views.
  package var options: RenderingOptions
  /// Where the bytes of images come from.
  package var images: (any ImageSource)?

  /// By default the drawing shows the views alone.
  package init(options: RenderingOptions = [], images: (any ImageSource)? = nil) {
    self.options = options
    self.images = images
  }

  /// The motion as a complete SVG document that ends in a line feed. It is as large as the largest layout, and the others are in its
  /// middle. Equal motions give equal bytes.
  package func render(_ motion: Motion) -> String {
    let lists = motion.fadingScenes.map { SceneDrawing.displayList(for: $0, options: options) }
    let size = Size(
      width: lists.map(\.size.width).max() ?? 0, height: lists.map(\.size.height).max() ?? 0)
    let frames = lists.map { list in
      let origin = Point(x: (size.width - list.size.width) / 2, y: (size.height - list.size.height) / 2)
      return [DrawingNode.group(Group(origin: origin, clip: nil, label: nil), DrawingNode.nodes(list.commands))]
    }
    var body = MotionBody(timing: MotionTiming(motion), images: images)
    body.write(frames)
    return SVGWriter(title: motion.scenes.last?.heading ?? "", images: images)
      .document(size: size, definitions: body.definitions, lines: body.lines)
  }
}
