#if Raster
  import CairoRendering
  import Foundation
  import Geometry
  import LayoutReports
  import Rendering
  import Testing

  /// PNG and PDF of display lists. Pixels are read back with Cairo.
  @Suite struct CairoTests {
    /// A 2 by 2 image: red, green, blue and white.
    private static let image =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP4z8DA8J+BkYHh////DAAe9gT9Ce00PgAAAABJRU5ErkJggg=="

    private struct OneFile: ImageSource {
      var url: String
      func dataURL(of file: String) -> String? { url }
    }

    // MARK: Pixels

    @Test(arguments: [1.0, 2, 3]) func aPointHasAsManyPixelsAsAsked(_ scale: Double) throws {
      let picture = try CairoWriter().png(list([.fill(square(1, 2, 3), Color.red)]), scale: scale)
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
        .push(Group(origin: Point(x: 2, y: 2), alpha: 0.5)), .fill(square(0, 0, 4), Color.red),
        .fill(square(0, 0, 4), Color.red), .pop,
      ]
      #expect(try Pixels(CairoWriter().png(list(commands), scale: 1).bytes)[3, 3][3] == 128)
    }

    @Test func aGroupIsCut() throws {
      let commands: [DisplayCommand] = [
        .push(Group(origin: Point(x: 5, y: 0), clip: square(0, 0, 2))), .fill(square(-5, 0, 20), Color.blue), .pop,
        .fill(square(0, 8, 1), Color.red),
      ]
      let pixels = try Pixels(CairoWriter().png(list(commands), scale: 1).bytes)
      #expect(pixels[4, 0][3] == 0 && pixels[5, 0] == [0, 0, 255, 255] && pixels[7, 0][3] == 0)
      #expect(pixels[0, 8] == [255, 0, 0, 255])
    }

    /// Deeper groups than there is memory for are still faded.
    @Test func manyGroupsFade() throws {
      let groups = [DisplayCommand](repeating: .push(Group(alpha: 0.99)), count: 5000)
      let pixels = try Pixels(CairoWriter().png(list(groups + [.fill(square(0, 0, 9), Color.red)]), scale: 1).bytes)
      #expect(pixels[3, 3][3] < 3)
    }

    /// Red on the left, blue on the right, and the colors of both in the middle; what lies outside of the path stays empty.
    @Test func aGradientFillsAPath() throws {
      let path = VectorPath([
        .move(.zero), .line(Point(x: 20, y: 0)), .line(Point(x: 20, y: 5)), .line(Point(x: 0, y: 5)), .close,
      ])
      let stops = [Gradient.Stop(Color.red, at: 0), Gradient.Stop(Color.blue, at: 1)]
      let gradient = Gradient(stops, from: .zero, to: Point(x: 20, y: 0))
      let pixels = try Pixels(CairoWriter().png(list([.gradient(.path(path), gradient)]), scale: 1).bytes)
      #expect(pixels[0, 0][0] > 240 && pixels[19, 0][2] > 240 && abs(pixels[10, 2][0] - 128) < 16)
      #expect(pixels[10, 6][3] == 0)
      let round = Gradient(stops, from: Point(x: 10, y: 5), to: Point(x: 20, y: 10), isRadial: true)
      let disc = try Pixels(CairoWriter().png(list([.gradient(square(0, 0, 20), round)]), scale: 1).bytes)
      #expect(disc[10, 5][0] > 200 && disc[0, 0][2] == 255)
    }

    /// A quarter turn to the right about the corner: what was to the right is below.
    @Test func aGroupIsTurned() throws {
      let turn = Group.Turn(right: Point(x: 0, y: 1), down: Point(x: -1, y: 0))
      let commands: [DisplayCommand] = [
        .push(Group(origin: Point(x: 10, y: 0), turn: turn)), .fill(square(4, 2, 3), Color.red), .pop,
        .fill(square(0, 0, 1), Color.blue),
      ]
      let pixels = try Pixels(CairoWriter().png(list(commands), scale: 1).bytes)
      #expect(pixels[6, 5] == [255, 0, 0, 255] && pixels[9, 5][3] == 0 && pixels[0, 0] == [0, 0, 255, 255])
    }

    /// A ring between two squares.
    @Test func theEvenOddRuleLeavesAHole() throws {
      func corners(_ side: Double) -> [VectorPath.Step] {
        let start = 5 - side / 2
        return [
          .move(Point(x: start, y: start)), .line(Point(x: start + side, y: start)),
          .line(Point(x: start + side, y: start + side)), .line(Point(x: start, y: start + side)), .close,
        ]
      }
      let ring = Shape.path(VectorPath(corners(8) + corners(4)), usesEvenOddRule: true)
      let pixels = try Pixels(CairoWriter().png(list([.fill(ring, Color.red)]), scale: 1).bytes)
      #expect(pixels[2, 5] == [255, 0, 0, 255] && pixels[5, 5][3] == 0)
    }

    @Test func anImageIsPulledToItsPlace() throws {
      let images = OneFile(url: "data:image/png;base64,\(Self.image)")
      let rect = Rect(x: 2, y: 0, width: 8, height: 8)
      let pixels = try Pixels(
        CairoWriter(images: images).png(list([.image(ImageRun(file: "a", rect: rect))]), scale: 2).bytes)
      // The corners are the file's own colors; between them a converter may blend.
      #expect(pixels[4, 0] == [255, 0, 0, 255] && pixels[19, 0] == [0, 255, 0, 255])
      #expect(pixels[4, 15] == [0, 0, 255, 255] && pixels[19, 15] == [255, 255, 255, 255])
      #expect(pixels[3, 0][3] == 0 && pixels[20, 0][3] == 0)
    }

    /// A tint keeps the shape: a disk of an SVG, in another color.
    @Test func aTemplateHasTheTint() throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><circle cx='4' cy='4' r='4'/></svg>"
      let images = OneFile(url: "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())")
      let run = ImageRun(file: "a", rect: Rect(x: 0, y: 0, width: 8, height: 8), tint: Color.red)
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

    // MARK: Files

    @Test func equalListsGiveEqualBytes() throws {
      let run = TextRun(
        "Ä", at: Point(x: 2, y: 9), offsets: [0], font: Font(size: 8), color: Color(red: 0, green: 0, blue: 0))
      let picture = list([.fill(square(0, 0, 5), Color.red), .text(run)])
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
        .fill(.rectangle(rect, cornerRadius: number), color), .fill(.ellipse(rect), Color.red),
        .stroke(.polyline([Point(x: number, y: 0), .zero]), Stroke(Color.red, width: number, dash: [number, number])),
        .stroke(.rectangle(rect), Stroke(Color.red, width: 1, dash: [4, 3])), .fill(.polygon([]), Color.red),
        .text(
          TextRun(
            "a", at: Point(x: number, y: 1), width: number, offsets: [number], font: Font(size: number), color: color)),
        .text(TextRun("a", at: Point(x: number, y: 1), width: number, font: Font(size: number), color: color)),
        .gradient(
          .path(VectorPath([.move(Point(x: number, y: 0)), .curve(.zero, Point(x: 0, y: number), .zero), .close])),
          Gradient(
            [Gradient.Stop(color, at: number)], from: Point(x: number, y: 1), to: Point(x: -number, y: number),
            isRadial: true)),
        .push(Group(turn: Group.Turn(right: Point(x: number, y: 0), down: Point(x: 0, y: number)))),
        .image(ImageRun(file: "a", rect: rect)), .pop, .pop, .pop, .fill(square(0, 0, 10), Color.red),
      ]
      let images = OneFile(url: "data:image/png;base64,\(Self.image)")
      #expect(
        try Pixels(CairoWriter(images: images).png(list(commands), scale: number).bytes)[0, 0] == [255, 0, 0, 255])
      #expect(try !CairoWriter(images: images).pdf(list(commands)).bytes.isEmpty)
    }
  }
#endif
