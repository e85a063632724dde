#if Raster
  import CLibRSVG
  import Geometry
  import Rendering

  /// The images of files that a picture shows, each read once.
  final class CairoImages {
    private let source: (any ImageSource)?
    private var known: [String: CairoImage?] = [:]

    init(_ source: (any ImageSource)?) {
      self.source = source
    }

    /// Nil for a file that cannot be shown.
    func picture(of image: ImageRun) -> CairoImage? {
      if let known = known[image.file] { return known }
      let picture = source?.dataURL(of: image.file).flatMap { CairoImage($0, size: image.rect.size) }
      known[image.file] = .some(picture)
      return picture
    }
  }

  /// The image of a file in any of the formats that librsvg knows: PNG, JPEG, GIF and SVG. It is pulled to its rectangle just as in an
  /// SVG that embeds it. A file can name no other file.
  final class CairoImage {
    private let handle: OpaquePointer

    /// - Parameter url: the bytes as `data:image/png;base64,…`.
    init?(_ url: String, size: Size) {
      // No character of such a URL needs an escape; anything else is none.
      guard size.width.isFinite, size.height.isFinite, url.hasPrefix("data:"),
        !url.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
      else { return nil }
      let extent = "width=\"\(DecimalText.text(size.width))\" height=\"\(DecimalText.text(size.height))\""
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \(extent) \
        viewBox="0 0 \(DecimalText.text(size.width)) \(DecimalText.text(size.height))" preserveAspectRatio="none">\
        <image \(extent) preserveAspectRatio="none" xlink:href="\(url)"/></svg>
        """
      let bytes = Array(text.utf8)
      guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), nil) else { return nil }
      self.handle = OpaquePointer(handle)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    func draw(in rect: Rect, on context: OpaquePointer) {
      var place = RsvgRectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      // What cannot be drawn is left out, as browsers do.
      _ = rsvg_handle_render_document(UnsafeMutablePointer(handle), context, &place, nil)
    }
  }
#endif
