#if Raster
  import CPangoCairo
  import Geometry
  import LayoutReports
  import Rendering

  extension CairoCanvas {
    /// Adds the outline to the path.
    func add(_ shape: Shape) {
      switch shape {
      case .rectangle(let rect, let radius): add(rect.limited, radius: radius)
      case .ellipse(let rect): add(ellipseIn: rect.limited)
      case .polyline(let points): add(points)
      case .polygon(let points):
        add(points)
        if !points.isEmpty { cairo_close_path(context) }
      case .path(let path, _): add(path)
      }
    }

    private func add(_ path: VectorPath) {
      for step in path.steps {
        switch step {
        case .move(let to): cairo_move_to(context, to.x.limited, to.y.limited)
        case .line(let to): cairo_line_to(context, to.x.limited, to.y.limited)
        case .curve(let a, let b, let to):
          cairo_curve_to(context, a.x.limited, a.y.limited, b.x.limited, b.y.limited, to.x.limited, to.y.limited)
        case .close: cairo_close_path(context)
        }
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

    // MARK: Turns and gradients

    /// A turn that cannot be undone, which would be an error that ends the picture, shows nothing: what it draws has no area.
    func apply(_ turn: Group.Turn) {
      var matrix = cairo_matrix_t()
      let (right, down) = (turn.right, turn.down)
      cairo_matrix_init(&matrix, right.x.limited, right.y.limited, down.x.limited, down.y.limited, 0, 0)
      guard abs(right.x.limited * down.y.limited - right.y.limited * down.x.limited) > 1e-9 else {
        cairo_new_path(context)
        return cairo_clip(context)
      }
      cairo_transform(context, &matrix)
    }

    func draw(_ shape: Shape, _ gradient: Gradient) {
      let (start, end) = (gradient.start, gradient.end)
      let pattern: OpaquePointer?
      if gradient.isRadial {
        let (width, height) = ((end.x - start.x).limited, (end.y - start.y).limited)
        guard width != 0, height != 0 else { return }
        pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        // From the picture's coordinates to those of a circle of radius 1.
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
          &matrix, 1 / width, 0, 0, 1 / height, -start.x.limited / width, -start.y.limited / height)
        cairo_pattern_set_matrix(pattern, &matrix)
      } else {
        pattern = cairo_pattern_create_linear(start.x.limited, start.y.limited, end.x.limited, end.y.limited)
      }
      defer { cairo_pattern_destroy(pattern) }
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location.limited, color.red, color.green, color.blue, color.alpha * opacity)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(context, pattern)
      fill(shape)
    }
  }

  extension Double {
    /// Cairo counts in 256ths of a pixel with 32 bits: what is farther off would come back at the other side, and what is nearer to 0
    /// than a millionth would make a scale that cannot be undone. No screen is as large, and nothing on it as small.
    var limited: Double { isNaN || abs(self) < 1e-6 ? 0 : Swift.min(Swift.max(self, -100_000), 100_000) }
  }

  extension Rect {
    /// A rectangle that Cairo can draw, without negative extents.
    var limited: Rect {
      Rect(x: x.limited, y: y.limited, width: max(0, width.limited), height: max(0, height.limited))
    }
  }
#endif
