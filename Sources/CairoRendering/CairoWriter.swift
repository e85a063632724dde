#if Raster
  import CPangoCairo
  import Geometry
  import Rendering

  /// Writes a display list as PNG or PDF, with Cairo.
  ///
  /// Equal lists give equal bytes on one machine, whatever the language of the process: files hold no dates, letters are drawn as
  /// outlines without hinting, and stand where they were measured. Another release of Cairo, or another version of the font, may
  /// give other bytes.
  package struct CairoWriter: Sendable {
    /// Where the bytes of images come from; without one no image of a file is drawn.
    package var images: (any ImageSource)?

    /// A writer that draws no image of a file unless it gets a source.
    package init(images: (any ImageSource)? = nil) {
      self.images = images
    }

    /// The most pixels that a picture has: with four bytes each they take 1 GB. A sheet of three devices in 24 ways has 200 million at
    /// two pixels per point.
    static let mostPixels = 256_000_000
    /// The largest extent that Cairo draws, in pixels.
    static let longestSide = 32_767

    /// The picture as PNG; what no command paints is transparent.
    ///
    /// - Parameter scale: pixels per point, 2 for most screens; a number below 0.1 or above 10 counts as that limit.
    /// - Throws: ``RasterError/tooLarge(width:height:)`` before anything is drawn, ``RasterError/failed(_:)`` without memory.
    /// - Complexity: Linear in the commands, and in the pixels.
    package func png(_ list: DisplayList, scale: Double = 2) throws(RasterError) -> RasterPicture {
      let scale = scale.isNaN ? 1 : min(max(scale, 0.1), 10)
      let (width, height) = (pixels(list.size.width, scale), pixels(list.size.height, scale))
      guard width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.mostPixels else {
        throw .tooLarge(width: width, height: height)
      }
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      let notes = try draw(list, on: surface, scale: scale, isVector: false)
      return RasterPicture(bytes: try PNGWriter.bytes(of: surface), notes: notes)
    }

    /// The picture as a PDF with one page of the picture's extent, in which text can be selected. A point is 1/72 inch.
    ///
    /// - Parameter title: what a reader shows as the document's name.
    /// - Throws: ``RasterError/tooLarge(width:height:)`` for more than 200 inches, the most that a page has.
    package func pdf(_ list: DisplayList, title: String = "") throws(RasterError) -> RasterPicture {
      let (width, height) = (pixels(list.size.width, 1), pixels(list.size.height, 1))
      guard width <= 14_400, height <= 14_400 else { throw .tooLarge(width: width, height: height) }
      let bytes = ByteCollector()
      let surface = cairo_pdf_surface_create_for_stream(
        ByteCollector.write, Unmanaged.passUnretained(bytes).toOpaque(), Double(width), Double(height))
      defer { cairo_surface_destroy(surface) }
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
      // Without a date Cairo writes that of today. The one given here is taken out again.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, PDFDate.given)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, LiteralText.shown(title))
      let notes = try draw(list, on: surface, scale: 1, isVector: true)
      cairo_surface_finish(surface)
      try check(cairo_surface_status(surface))
      var file = withExtendedLifetime(bytes) { bytes.bytes }
      PDFDate.erase(from: &file)
      return RasterPicture(bytes: file, notes: notes)
    }

    /// The commands, on a surface of as many pixels.
    private func draw(
      _ list: DisplayList, on surface: OpaquePointer?, scale: Double, isVector: Bool
    ) throws(RasterError) -> [String] {
      try check(cairo_surface_status(surface))
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_scale(context, scale, scale)
      let canvas = CairoCanvas(context!, images: images, isVector: isVector, scale: scale)
      for command in list.commands { canvas.draw(command) }
      canvas.closeAll()
      try check(cairo_status(context))
      cairo_surface_flush(surface)
      return canvas.notes
    }

    func check(_ status: cairo_status_t) throws(RasterError) {
      guard status == CAIRO_STATUS_SUCCESS else { throw .failed(String(cString: cairo_status_to_string(status))) }
    }

    /// At least one, and a number that an integer can hold.
    private func pixels(_ length: Double, _ scale: Double) -> Int {
      length.isNaN ? 1 : Int(min(max((length * scale).rounded(.up), 1), 1e9))
    }
  }

  /// A picture's file, and what is to be said about it.
  package struct RasterPicture: Hashable, Sendable {
    /// The whole file.
    package var bytes: [UInt8]
    /// Sentences about what does not look as it should, such as a font that is missing; most often none.
    package var notes: [String]
  }

  /// Why there is no picture.
  public enum RasterError: Error, Hashable, Sendable {
    /// More pixels than a picture may have, with the extents that were asked for.
    case tooLarge(width: Int, height: Int)
    /// What Cairo says.
    case failed(String)

    /// A sentence for people.
    public var message: String {
      switch self {
      case .tooLarge(let width, let height):
        "the picture of \(width) × \(height) pixels is too large; the limits are "
          + "\(CairoWriter.mostPixels / 1_000_000) million pixels in total, and \(CairoWriter.longestSide) "
          + "pixels for each side"
      case .failed(let reason): "Cairo cannot draw the picture: \(reason)"
      }
    }
  }
#endif
