#if Raster
  import CPangoCairo
  import Geometry
  import LayoutReports
  import Rendering

  /// Executes the commands of a display list on a surface of Cairo.
  final class CairoCanvas {
    let context: OpaquePointer
    /// Whether the surface keeps text as text, as in a PDF.
    let isVector: Bool
    let fonts: CairoFonts
    private let images: CairoImages
    private var open: [OpenGroup] = []
    /// Groups that are composed before they fade. Each has a surface of its own.
    private var faded = 0
    /// What colours are multiplied by, where there are too many such groups inside each other.
    private var opacity = 1.0

    private enum OpenGroup {
      case plain
      /// Composed as one.
      case fading(alpha: Double)
      /// The opacity before.
      case multiplying(Double)
    }

    /// Each needs as much memory as the picture.
    private static let mostFaded = 8

    /// - Parameter scale: pixels per point.
    init(_ context: OpaquePointer, images: (any ImageSource)?, isVector: Bool, scale: Double) {
      self.context = context
      self.isVector = isVector
      self.images = CairoImages(images)
      fonts = CairoFonts(largest: 4000 / scale)
    }

    /// What the reader of the picture is to be told.
    var notes: [String] { fonts.notes }

    func draw(_ command: DisplayCommand) {
      switch command {
      case .push(let group): push(group)
      case .pop: pop()
      case .fill(let shape, let color):
        cairo_new_path(context)
        add(shape)
        setSource(color)
        cairo_fill(context)
      case .stroke(let shape, let stroke): draw(shape, stroke)
      case .text(let run): draw(run)
      case .image(let image): draw(image)
      }
    }

    /// Ends the groups that a list left open.
    func closeAll() {
      while !open.isEmpty { pop() }
    }

    // MARK: Groups

    private func push(_ group: Group) {
      cairo_save(context)
      cairo_translate(context, group.origin.x.limited, group.origin.y.limited)
      if let clip = group.clip {
        cairo_new_path(context)
        add(clip)
        cairo_clip(context)
      }
      if !(group.alpha < 1) {
        open.append(.plain)
      } else if faded < Self.mostFaded {
        cairo_push_group(context)
        faded += 1
        open.append(.fading(alpha: max(0, group.alpha)))
      } else {
        open.append(.multiplying(opacity))
        opacity *= max(0, group.alpha)
      }
    }

    private func pop() {
      guard let group = open.popLast() else { return }
      switch group {
      case .plain: break
      case .fading(let alpha):
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
        faded -= 1
      case .multiplying(let before): opacity = before
      }
      cairo_restore(context)
    }

    // MARK: Shapes

    func setSource(_ color: Color) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    }

    private func draw(_ shape: Shape, _ stroke: Stroke) {
      cairo_new_path(context)
      add(shape)
      setSource(stroke.color)
      cairo_set_line_width(context, max(0, stroke.width.limited))
      cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      // All zero would be an error that ends the picture.
      let dash = stroke.dash.map { max(0, $0.limited) }
      let isDashed = dash.contains { $0 > 0.01 }
      cairo_set_dash(context, isDashed ? dash : [], isDashed ? Int32(dash.count) : 0, 0)
      cairo_stroke(context)
    }

    /// Adds the outline to the path.
    private func add(_ shape: Shape) {
      switch shape {
      case .rectangle(let rect, let radius): add(rect.limited, radius: radius)
      case .ellipse(let rect): add(ellipseIn: rect.limited)
      case .polyline(let points): add(points)
      case .polygon(let points):
        add(points)
        if !points.isEmpty { cairo_close_path(context) }
      }
    }

    private func add(_ points: [Point]) {
      for (index, point) in points.enumerated() {
        if index == 0 {
          cairo_move_to(context, point.x.limited, point.y.limited)
        } else {
          cairo_line_to(context, point.x.limited, point.y.limited)
        }
      }
    }

    private func add(_ rect: Rect, radius: Double) {
      let radius = min(radius.limited, rect.width / 2, rect.height / 2)
      guard radius > 0 else { return cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
      let corners: [(x: Double, y: Double)] = [
        (rect.x + rect.width - radius, rect.y + radius), (rect.x + rect.width - radius, rect.y + rect.height - radius),
        (rect.x + radius, rect.y + rect.height - radius), (rect.x + radius, rect.y + radius),
      ]
      cairo_new_sub_path(context)
      for (index, corner) in corners.enumerated() {
        let start = Double(index - 1) * Double.pi / 2
        cairo_arc(context, corner.x, corner.y, radius, start, start + Double.pi / 2)
      }
      cairo_close_path(context)
    }

    private func add(ellipseIn rect: Rect) {
      guard rect.width > 0, rect.height > 0 else { return }
      cairo_save(context)
      cairo_translate(context, rect.x + rect.width / 2, rect.y + rect.height / 2)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * Double.pi)
      cairo_close_path(context)
      cairo_restore(context)
    }

    // MARK: Images

    /// A tint takes the colours away and leaves the shape.
    private func draw(_ image: ImageRun) {
      let rect = image.rect.limited
      guard rect.width > 0, rect.height > 0, let picture = images.picture(of: image) else { return }
      let isGroup = image.tint != nil || opacity < 1
      if isGroup { cairo_push_group(context) }
      picture.draw(in: rect, on: context)
      guard isGroup else { return }
      let group = cairo_pop_group(context)
      defer { cairo_pattern_destroy(group) }
      if let tint = image.tint {
        setSource(tint)
        cairo_mask(context, group)
      } else {
        cairo_set_source(context, group)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }

  extension Double {
    /// Cairo counts in 256ths of a pixel with 32 bits: what is farther off would come back at the other side, and what is nearer to 0
    /// than a millionth would make a scale that cannot be undone. No screen is as large, and nothing on it as small.
    var limited: Double { isNaN || abs(self) < 1e-6 ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
  }

  extension Rect {
    /// A rectangle that Cairo can draw, without negative extents.
    fileprivate var limited: Rect {
      Rect(x: x.limited, y: y.limited, width: max(0, width.limited), height: max(0, height.limited))
    }
  }
#endif
