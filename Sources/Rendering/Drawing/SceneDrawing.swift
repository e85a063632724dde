import Geometry
import LayoutReports

/// Turns a scene into a display list.
package struct SceneDrawing {
  var list: DisplayList
  /// The colors of what no report gives a color.
  let palette: Palette
  /// Which files of images can be shown; without one those that every browser shows.
  let images: (any ImageSource)?
  /// The radius of the band around the selected rows of wheels (DEVIATIONS.md, 505).
  let wheelCorner: Double
  /// How many groups of decorations are open.
  var groupDepth = 0

  init(size: Size, isDark: Bool = false, release: Int? = nil, images: (any ImageSource)? = nil) {
    list = DisplayList(size: size)
    self.images = images
    palette = .of(release: release, isDark: isDark)
    wheelCorner = (release ?? 0) >= 26 ? 16 : 8
  }

  /// The scene as the screen shows it, on white, or on black in the dark appearance, where no view paints.
  ///
  /// - Parameters:
  ///   - highlighted: the document's ids of views to draw a red outline around.
  ///   - images: what decides which images are drawn, and which are boxes with their names.
  package static func displayList(
    for scene: SceneReport, options: RenderingOptions = [], highlighted: [String] = [],
    images: (any ImageSource)? = nil
  ) -> DisplayList {
    let hasHomeButton = scene.chrome?.statusBar != nil && scene.chrome?.homeIndicator == nil
    let frame =
      options.contains(.deviceFrame) ? DeviceFrame(screen: scene.size, hasHomeButton: hasHomeButton) : nil
    var drawing = SceneDrawing(
      size: frame?.outerSize ?? scene.size, isDark: scene.chrome?.isDark ?? false, release: scene.release,
      images: images)
    frame?.drawBody(in: &drawing)
    drawing.group(frame?.screenGroup) { drawing in
      let start = drawing.list.commands.endIndex
      drawing.fill(
        .rectangle(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)), drawing.palette.ground)
      if let root = scene.root { drawing.draw(root) }
      if let chrome = scene.chrome { drawing.draw(chrome, over: start) }
      GuideOverlay(scene: scene, options: options).draw(in: &drawing)
      if options.contains(.constraints) { ConstraintOverlay(scene: scene).draw(in: &drawing) }
      if !highlighted.isEmpty { HighlightOverlay(scene: scene, ids: highlighted).draw(in: &drawing) }
    }
    return drawing.list
  }

  mutating func push(_ group: Group) { list.commands.append(.push(group)) }
  mutating func pop() { list.commands.append(.pop) }
  mutating func text(_ run: TextRun) { list.commands.append(.text(run)) }

  /// Nothing is added for a color that cannot be seen.
  mutating func fill(_ shape: Shape, _ color: Color) {
    if color.alpha > 0 { list.commands.append(.fill(shape, color)) }
  }

  mutating func stroke(_ shape: Shape, _ stroke: Stroke) {
    if stroke.color.alpha > 0, stroke.width > 0 { list.commands.append(.stroke(shape, stroke)) }
  }

  mutating func line(_ from: Point, _ to: Point, _ stroke: Stroke) {
    self.stroke(.polyline([from, to]), stroke)
  }

  /// Draws inside `group`, or directly where it is `nil`.
  mutating func group(_ group: Group?, _ body: (inout SceneDrawing) -> Void) {
    if let group { push(group) }
    body(&self)
    if group != nil { pop() }
  }
}

/// What is drawn besides the views.
public struct RenderingOptions: OptionSet, Hashable, Sendable {
  /// One bit per option: 1 for constraints, 2 for the device frame, 4 and more for guides. Other bits have no effect.
  public var rawValue: Int

  /// The options whose bits are set in `rawValue`; 0 draws the views alone.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Constraints and ambiguous views over the picture, as Xcode's canvas shows them.
  public static let constraints = RenderingOptions(rawValue: 1)
  /// The body of a device around the screen; the picture grows by it on each side.
  public static let deviceFrame = RenderingOptions(rawValue: 2)
  /// What bars and the screen's corners leave.
  public static let safeArea = RenderingOptions(rawValue: 4)
  /// The root view without its margins.
  public static let margins = RenderingOptions(rawValue: 8)
  /// The part of the root view in which text is easy to read.
  public static let readableWidth = RenderingOptions(rawValue: 16)
  /// What constraints mean of views whose frame is another.
  public static let alignmentRectangles = RenderingOptions(rawValue: 32)
  /// The first and the last baseline of every text.
  public static let baselines = RenderingOptions(rawValue: 64)
  /// The sizes that contents have for themselves.
  public static let contentSizes = RenderingOptions(rawValue: 128)
  /// All of these rectangles and lines.
  public static let guides: RenderingOptions = [
    .safeArea, .margins, .readableWidth, .alignmentRectangles, .baselines, .contentSizes,
  ]
}
