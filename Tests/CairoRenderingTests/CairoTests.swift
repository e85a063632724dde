#if Raster
  import CairoRendering
  import CPangoCairo
  import Foundation
  import Geometry
  import LayoutReports
  import Rendering
  import Testing

  /// PNG and PDF of display lists. Pixels are read back with Cairo.
  @Suite struct CairoTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    /// A 2 by 2 image: red, green, blue and white.
    private static let image =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP4z8DA8J+BkYHh////DAAe9gT9Ce00PgAAAABJRU5ErkJggg=="

    private struct OneFile: ImageSource {
      var url: String
      func dataURL(of file: String) -> String? { url }
    }

    private func list(_ commands: [DisplayCommand], _ size: Size = Size(width: 20, height: 10)) -> DisplayList {
      var list = DisplayList(size: size)
      list.commands = commands
      return list
    }

    private func square(_ x: Double, _ y: Double, _ side: Double) -> Shape {
      .rectangle(Rect(x: x, y: y, width: side, height: side))
    }

    // MARK: Pixels

    @Test(arguments: [1.0, 2, 3]) func aPointHasAsManyPixelsAsAsked(_ scale: Double) throws {
      let picture = try CairoWriter().png(list([.fill(square(1, 2, 3), Self.red)]), scale: scale)
      let pixels = try Pixels(picture.bytes)
      #expect(pixels.width == Int(20 * scale) && pixels.height == Int(10 * scale))
      let (left, top) = (Int(scale), Int(2 * scale))
      #expect(pixels[left, top] == [255, 0, 0, 255] && pixels[left - 1, top] == [0, 0, 0, 0])
      #expect(pixels[Int(4 * scale) - 1, Int(5 * scale) - 1] == [255, 0, 0, 255])
      #expect(pixels[Int(4 * scale), Int(5 * scale)] == [0, 0, 0, 0])
    }

    /// What overlaps inside a group does not shine through: half of red, not three quarters.
    @Test func aGroupFadesAsOne() throws {
      let commands: [DisplayCommand] = [
        .push(Group(origin: Point(x: 2, y: 2), alpha: 0.5)), .fill(square(0, 0, 4), Self.red),
        .fill(square(0, 0, 4), Self.red), .pop,
      ]
      #expect(try Pixels(CairoWriter().png(list(commands), scale: 1).bytes)[3, 3][3] == 128)
    }

    @Test func aGroupIsCut() throws {
      let commands: [DisplayCommand] = [
        .push(Group(origin: Point(x: 5, y: 0), clip: square(0, 0, 2))), .fill(square(-5, 0, 20), Self.blue), .pop,
        .fill(square(0, 8, 1), Self.red),
      ]
      let pixels = try Pixels(CairoWriter().png(list(commands), scale: 1).bytes)
      #expect(pixels[4, 0][3] == 0 && pixels[5, 0] == [0, 0, 255, 255] && pixels[7, 0][3] == 0)
      #expect(pixels[0, 8] == [255, 0, 0, 255])
    }

    /// Deeper groups than there is memory for are still faded.
    @Test func manyGroupsFade() throws {
      let groups = [DisplayCommand](repeating: .push(Group(alpha: 0.99)), count: 5000)
      let pixels = try Pixels(CairoWriter().png(list(groups + [.fill(square(0, 0, 9), Self.red)]), scale: 1).bytes)
      #expect(pixels[3, 3][3] < 3)
    }

    @Test func anImageIsPulledToItsPlace() throws {
      let images = OneFile(url: "data:image/png;base64,\(Self.image)")
      let rect = Rect(x: 2, y: 0, width: 8, height: 8)
      let pixels = try Pixels(
        CairoWriter(images: images).png(list([.image(ImageRun(file: "a", rect: rect))]), scale: 2).bytes)
      // The corners are the file's own colours; between them a converter may blend.
      #expect(pixels[4, 0] == [255, 0, 0, 255] && pixels[19, 0] == [0, 255, 0, 255])
      #expect(pixels[4, 15] == [0, 0, 255, 255] && pixels[19, 15] == [255, 255, 255, 255])
      #expect(pixels[3, 0][3] == 0 && pixels[20, 0][3] == 0)
    }

    /// A tint keeps the shape: a disk of an SVG, in another colour.
    @Test func aTemplateHasTheTint() throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><circle cx='4' cy='4' r='4'/></svg>"
      let images = OneFile(url: "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())")
      let run = ImageRun(file: "a", rect: Rect(x: 0, y: 0, width: 8, height: 8), tint: Self.red)
      let pixels = try Pixels(CairoWriter(images: images).png(list([.image(run)]), scale: 1).bytes)
      #expect(pixels[4, 4] == [255, 0, 0, 255] && pixels[0, 0][3] == 0)
    }

    @Test(arguments: [
      "", "data:", "data:image/png;base64,AAAA", "data:image/svg+xml;base64,PHN2Zz4=", "\"/><rect",
      "file:///etc/passwd",
    ])
    func imagesThatAreNone(_ url: String) throws {
      let run = ImageRun(file: "a", rect: Rect(x: 0, y: 0, width: 8, height: 8))
      let pixels = try Pixels(CairoWriter(images: OneFile(url: url)).png(list([.image(run)]), scale: 1).bytes)
      #expect(pixels[4, 4][3] == 0)
    }

    // MARK: Text

    /// Two letters, at places that no font gives.
    @Test func lettersStandWhereTheyWereMeasured() throws {
      let run = TextRun(
        "II", at: Point(x: 2, y: 30), offsets: [0, 60], font: Font(size: 30), color: Color(red: 0, green: 0, blue: 0))
      let pixels = try Pixels(CairoWriter().png(list([.text(run)], Size(width: 100, height: 40)), scale: 1).bytes)
      let columns = (0..<100).filter { x in (0..<40).contains { pixels[x, $0][3] > 128 } }
      #expect(columns.contains { (2..<15).contains($0) } && columns.contains { (62..<75).contains($0) })
      #expect(!columns.contains { (20..<60).contains($0) } && !columns.contains { $0 > 80 })
    }

    /// A text without places is as wide as it was measured, whatever the font.
    @Test(arguments: [40.0, 90]) func textHasTheMeasuredWidth(_ width: Double) throws {
      let run = TextRun(
        "HHHH", at: Point(x: 0, y: 30), width: width, font: Font(size: 20), color: Color(red: 0, green: 0, blue: 0))
      let pixels = try Pixels(CairoWriter().png(list([.text(run)], Size(width: 100, height: 40)), scale: 1).bytes)
      let last = (0..<100).last { x in (0..<40).contains { pixels[x, $0][3] > 128 } } ?? 0
      #expect(Double(last) > width * 0.9 && Double(last) <= width)
    }

    @Test(arguments: [
      "", "\u{0}\u{1B}[31m", "مرحبا بالعالم", "日本語", "e\u{301}\u{301}\u{301}", "\u{202E}gnp", "👩‍👩‍👧‍👦", "\u{FFFF}\u{FFFE}",
      String(repeating: "x", count: 20_000), String(repeating: "\u{301}", count: 2000),
    ])
    func anyTextMakesAFile(_ text: String) throws {
      let color = Color(red: 0, green: 0, blue: 0)
      let place = Point(x: 0, y: 8)
      let offsets = text.unicodeScalars.indices.enumerated().map { Double($0.offset) * 5 }
      let commands: [DisplayCommand] = [
        .text(TextRun(text, at: place, width: 10, font: Font(size: 8), color: color)),
        .text(TextRun(text, at: place, anchor: .middle, font: Font(family: text, size: 8), color: color)),
        .text(TextRun(text, at: place, offsets: offsets, font: Font(size: 8), color: color)),
      ]
      #expect(try CairoWriter().png(list(commands)).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try CairoWriter().pdf(list(commands), title: text).bytes.starts(with: Array("%PDF-1.5".utf8)))
    }

    // MARK: Files

    @Test func equalListsGiveEqualBytes() throws {
      let run = TextRun(
        "Ä", at: Point(x: 2, y: 9), offsets: [0], font: Font(size: 8), color: Color(red: 0, green: 0, blue: 0))
      let picture = list([.fill(square(0, 0, 5), Self.red), .text(run)])
      #expect(try CairoWriter().png(picture) == CairoWriter().png(picture))
      let pdf = try CairoWriter().pdf(picture).bytes
      #expect(try CairoWriter().pdf(picture).bytes == pdf)
      #expect(!String(decoding: pdf, as: UTF8.self).contains("Date"))
    }

    @Test func whatIsTooLargeIsRefused() {
      #expect(throws: RasterError.tooLarge(width: 40_000, height: 20)) {
        try CairoWriter().png(DisplayList(size: Size(width: 20_000, height: 10)))
      }
      #expect(throws: RasterError.tooLarge(width: 20_000, height: 10)) {
        try CairoWriter().pdf(DisplayList(size: Size(width: 20_000, height: 10)))
      }
      #expect(throws: RasterError.tooLarge(width: 1_000_000_000, height: 1)) {
        try CairoWriter().png(DisplayList(size: Size(width: .infinity, height: -.infinity)))
      }
    }

    /// Numbers that no screen has draw something or nothing, and end. At the least scale ten points are a pixel.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 5e5])
    func anyNumberMakesAFile(_ number: Double) throws {
      let rect = Rect(x: number, y: -number, width: number, height: number)
      let color = Color(red: number, green: number, blue: number, alpha: number)
      let commands: [DisplayCommand] = [
        .push(Group(origin: Point(x: number, y: number), alpha: number, clip: .ellipse(rect))),
        .fill(.rectangle(rect, cornerRadius: number), color), .fill(.ellipse(rect), Self.red),
        .stroke(.polyline([Point(x: number, y: 0), .zero]), Stroke(Self.red, width: number, dash: [number, number])),
        .stroke(.rectangle(rect), Stroke(Self.red, width: 1, dash: [4, 3])), .fill(.polygon([]), Self.red),
        .text(
          TextRun(
            "a", at: Point(x: number, y: 1), width: number, offsets: [number], font: Font(size: number), color: color)),
        .text(TextRun("a", at: Point(x: number, y: 1), width: number, font: Font(size: number), color: color)),
        .image(ImageRun(file: "a", rect: rect)), .pop, .pop, .fill(square(0, 0, 10), Self.red),
      ]
      let images = OneFile(url: "data:image/png;base64,\(Self.image)")
      #expect(
        try Pixels(CairoWriter(images: images).png(list(commands), scale: number).bytes)[0, 0] == [255, 0, 0, 255])
      #expect(try !CairoWriter(images: images).pdf(list(commands)).bytes.isEmpty)
    }
  }

  /// The pixels of a PNG, as red, green, blue and alpha, not multiplied by alpha.
  private struct Pixels {
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
