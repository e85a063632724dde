#if Raster
  import CPangoCairo
  import Foundation
  import Geometry
  import LayoutReports
  import Rendering
  import Testing

  extension Color {
    static let red = Color(red: 1, green: 0, blue: 0)
    static let blue = Color(red: 0, green: 0, blue: 1)
  }

  func list(_ commands: [DisplayCommand], _ size: Size = Size(width: 20, height: 10)) -> DisplayList {
    var list = DisplayList(size: size)
    list.commands = commands
    return list
  }

  func square(_ x: Double, _ y: Double, _ side: Double) -> Shape {
    .rectangle(Rect(x: x, y: y, width: side, height: side))
  }

  /// The pixels of a PNG, as red, green, blue and alpha, not multiplied by alpha.
  struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    private let stride: Int

    init(_ png: [UInt8]) throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID()).png")
      try Data(png).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let read = cairo_image_surface_create_from_png(file.path)
      defer { cairo_surface_destroy(read) }
      try #require(cairo_surface_status(read) == CAIRO_STATUS_SUCCESS)
      width = Int(cairo_image_surface_get_width(read))
      height = Int(cairo_image_surface_get_height(read))
      // An opaque PNG is read without an alpha of its own.
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      cairo_set_source_surface(context, read, 0, 0)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      stride = Int(cairo_image_surface_get_stride(surface))
      bytes = Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height))
    }

    subscript(x: Int, y: Int) -> [Int] {
      let start = y * stride + x * 4
      let alpha = Int(bytes[start + 3])
      guard alpha > 0 else { return [0, 0, 0, 0] }
      return [2, 1, 0].map { min(255, Int(bytes[start + $0]) * 255 / alpha) } + [alpha]
    }
  }
#endif
