#if Raster
  import CPangoCairo
  import Geometry
  import LayoutReports
  import Rendering

  extension CairoWriter {
    /// The same picture with outlines in the place of letters, so that it looks alike where its fonts are missing. Emoji, which have colors
    /// of their own, stay text.
    ///
    /// - Returns: The list, and notes about fonts as other pictures have them.
    /// - Throws: ``RasterError/failed(_:)`` without memory.
    /// - Complexity: Linear in the letters.
    package func outlined(_ list: DisplayList) throws(RasterError) -> (list: DisplayList, notes: [String]) {
      // Nothing is painted on it.
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
      defer { cairo_surface_destroy(surface) }
      try check(cairo_surface_status(surface))
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      let canvas = CairoCanvas(context!, images: nil, isVector: false, scale: 1)
      var list = list
      list.commands = list.commands.flatMap { command -> [DisplayCommand] in
        guard case .text(let run) = command, !run.text.unicodeScalars.contains(where: \.properties.isEmojiPresentation)
        else { return [command] }
        canvas.outlines = []
        canvas.draw(command)
        return canvas.outlines ?? []
      }
      try check(cairo_status(context))
      return (list, canvas.notes)
    }
  }

  extension CairoCanvas {
    /// Paints the letters whose outlines are the present path, or adds them to ``outlines``.
    func fillLetters(_ color: Color) {
      guard outlines != nil else { return cairo_fill(context) }
      // Outlines are in the coordinates of the picture, whatever a text was pulled by.
      cairo_save(context)
      cairo_identity_matrix(context)
      let path = VectorPath(cairo_copy_path(context))
      cairo_restore(context)
      cairo_new_path(context)
      if !path.steps.isEmpty { outlines?.append(.fill(.path(path), color)) }
    }
  }

  extension VectorPath {
    /// The path of a context, which is freed.
    fileprivate init(_ path: UnsafeMutablePointer<cairo_path_t>?) {
      defer { cairo_path_destroy(path) }
      var steps: [Step] = []
      guard let path, path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else {
        self.init()
        return
      }
      var index = 0
      while index < Int(path.pointee.num_data) {
        let header = data[index].header
        func point(_ number: Int) -> Point { Point(x: data[index + number].point.x, y: data[index + number].point.y) }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
        case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
        case CAIRO_PATH_CURVE_TO: steps.append(.curve(point(1), point(2), point(3)))
        default: steps.append(.close)
        }
        index += max(1, Int(header.length))
      }
      self.init(steps)
    }
  }
#endif
