#if Raster
  import CPangoCairo

  /// Receives what Cairo writes.
  final class ByteCollector {
    var bytes: [UInt8] = []

    /// Cairo's callback, with a collector as its closure.
    static let write: cairo_write_func_t = { collector, data, length in
      guard let collector, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let bytes = UnsafeBufferPointer(start: data, count: Int(length))
      Unmanaged<ByteCollector>.fromOpaque(collector).takeUnretainedValue().bytes.append(contentsOf: bytes)
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// PNG files without dates and comments, compressed by libpng's fast way: Cairo's own takes four times as long for files that are no
  /// smaller.
  enum PNGWriter {
    /// - Parameter surface: one of pixels with alpha, whose pixels are used up.
    static func bytes(of surface: OpaquePointer?) throws(RasterError) -> [UInt8] {
      let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
      guard let pixels = cairo_image_surface_get_data(surface) else { throw .failed("no pixels") }
      let rows = PixelRows(pixels, Int(width), Int(height), stride: Int(cairo_image_surface_get_stride(surface)))
      let isOpaque = rows.isOpaque
      rows.pack(isOpaque: isOpaque)
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR) | (isOpaque ? 0 : png_uint_32(PNG_FORMAT_FLAG_ALPHA))
      image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
      var (start, count): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
      guard let stream = open_memstream(&start, &count) else { throw .failed("no memory") }
      let isWritten = png_image_write_to_stdio(&image, stream, 0, pixels, 0, nil) != 0
      let isClosed = fclose(stream) == 0
      defer { free(start) }
      guard isWritten, isClosed, let start else { throw .failed("not enough memory for the file") }
      return start.withMemoryRebound(to: UInt8.self, capacity: count) {
        Array(UnsafeBufferPointer(start: $0, count: count))
      }
    }
  }

  /// Pixels as Cairo has them: blue, green, red and alpha, each color multiplied by alpha.
  private struct PixelRows {
    private let pixels: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    private let stride: Int

    init(_ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, stride: Int) {
      (self.pixels, self.width, self.height, self.stride) = (pixels, width, height, stride)
    }

    var isOpaque: Bool {
      for y in 0..<height {
        let row = pixels + y * stride
        for x in 0..<width where row[4 * x + 3] != 255 { return false }
      }
      return true
    }

    /// Writes the pixels one after the other as red, green, blue and, unless all are opaque, alpha, colors not multiplied. No pixel grows, so
    /// that none is overwritten before it is read.
    func pack(isOpaque: Bool) {
      var target = pixels
      for y in 0..<height {
        var source = pixels + y * stride
        for _ in 0..<width {
          let (blue, green, red, alpha) = (source[0], source[1], source[2], source[3])
          if isOpaque {
            (target[0], target[1], target[2]) = (red, green, blue)
          } else {
            (target[0], target[1], target[2]) = (
              Self.plain(red, alpha), Self.plain(green, alpha), Self.plain(blue, alpha)
            )
            target[3] = alpha
          }
          source += 4
          target += isOpaque ? 3 : 4
        }
      }
    }

    private static func plain(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
      guard alpha != 0, alpha != 255 else { return component }
      return UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
  }

  /// The date of a PDF, which Cairo writes unasked.
  enum PDFDate {
    /// The form in which Cairo takes a date.
    static let given = "1970-01-01T00:00:00Z"
    /// The entry of the document's information that it makes of that.
    private static let entry = Array("/CreationDate (19700101000000Z)".utf8)

    /// Puts spaces in the place of the entry. The length stays, for a PDF says at which byte its objects begin.
    static func erase(from bytes: inout [UInt8]) {
      // The information is among the last objects, behind everything that a picture could have written.
      guard bytes.count >= entry.count else { return }
      for start in stride(from: bytes.count - entry.count, through: max(0, bytes.count - 65_536), by: -1)
      where bytes[start] == entry[0] && bytes[start..<start + entry.count].elementsEqual(entry) {
        for index in start..<start + entry.count { bytes[index] = UInt8(ascii: " ") }
        return
      }
    }
  }
#endif
