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
    /// The outlines of letters, where they are collected and not painted.
    var outlines: [DisplayCommand]?
    private let images: CairoImages
    private var open: [OpenGroup] = []
    /// Groups that are composed before they fade. Each has a surface of its own.
    private var faded = 0
    /// What colors are multiplied by, where there are too many such groups inside each other.
    var opacity = 1.0

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

    /// Notes for the reader of the picture.
    var notes: [String] { fonts.notes }

    func draw(_ command: DisplayCommand) {
      switch command {
      case .push(let group): push(group)
      case .pop: pop()
      case .fill(let shape, let color):
        setSource(color)
        fill(shape)
      case .gradient(let shape, let gradient): draw(shape, gradient)
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
      if let turn = group.turn { apply(turn) }
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

    func fill(_ shape: Shape) {
      cairo_new_path(context)
      add(shape)
      if case .path(_, true) = shape { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
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

    // MARK: Images

    /// A tint takes the colors away and leaves the shape.
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

#endif
