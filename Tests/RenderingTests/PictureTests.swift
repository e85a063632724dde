import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// Images of files, symbols, bars.
@Suite struct PictureTests {
  /// A source that knows one file.
  private struct OneFile: ImageSource {
    func dataURL(of file: String) -> String? { file == "a.png" ? "data:image/png;base64,AAAA" : nil }
  }

  private func render(_ views: [ViewReport], _ chrome: ScreenChrome? = nil) -> XMLCheck {
    let root = ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 100, height: 100), children: views)
    let scene = SceneReport(name: "S", size: root.frame.size, root: root, chrome: chrome)
    let svg = XMLCheck(SVGRenderer(idPrefix: "p", images: OneFile()).render(scene))
    #expect(svg.error == nil)
    return svg
  }

  private func image(_ file: String?, name: String? = nil, template: Bool = false) -> ViewReport {
    ViewReport(
      className: "UIImageView", frame: Rect(x: 10, y: 20, width: 40, height: 30),
      content: .image(
        ImageContent(
          name: name, contentMode: "scaleToFill", size: Size(width: 20, height: 15),
          tint: Color(red: 1, green: 0, blue: 0), file: file, isTemplate: template)))
  }

  /// Once in the definitions, however often it is used.
  @Test func imageFileIsEmbeddedOnce() {
    let svg = render([image("a.png"), image("a.png"), image("a.png", template: true)])
    #expect(svg.elements(named: "image").map { $0.attributes["xlink:href"] } == ["data:image/png;base64,AAAA"])
    let uses = svg.elements(named: "use")
    #expect(uses.count == 3 && uses.allSatisfy { $0.attributes["xlink:href"] == "#pimage1" })
    #expect(uses.map { $0.attributes["filter"] } == [nil, nil, "url(#ptint1)"])
  }

  /// An image of 20 by 10 points in 60 by 10: the ends of 5 points keep their length, the middle of 10 becomes 50.
  @Test func slicedImageKeepsItsEnds() {
    let content = ImageContent(
      name: "pill", size: Size(width: 20, height: 10), file: "a.png", capInsets: Insets(left: 5, right: 5))
    let view = ViewReport(
      className: "UIImageView", frame: Rect(x: 0, y: 0, width: 60, height: 10), content: .image(content))
    var clips: [Rect] = []
    var images: [Rect] = []
    let scene = SceneReport(name: "S", size: view.frame.size, root: view)
    for command in SceneDrawing.displayList(for: scene, images: OneFile()).commands {
      if case .push(let group) = command, case .rectangle(let rect, _)? = group.clip { clips.append(rect) }
      if case .image(let run) = command { images.append(run.rect) }
    }
    #expect(clips.map(\.x) == [0, 5, 55] && clips.map(\.width) == [5, 50, 5])
    // The whole image so large and so far to the left that the part is in its place.
    #expect(images.map(\.width) == [20, 100, 20] && images.map(\.x) == [0, -20, 40])
  }

  @Test func unreadableImageDrawsNothing() {
    #expect(render([image("b.png")]).elements(named: "use").isEmpty)
  }

  /// A format that no browser shows is a box with the name.
  @Test func unknownImageFormatIsABox() {
    let svg = render([image("a.pdf", name: "logo")])
    #expect(svg.elements(named: "image").isEmpty && svg.elements(named: "rect").count > 1)
  }

  /// A missing image does not glare on a dark screen, and its name can be read on both.
  @Test(arguments: [(false, 0.8), (true, 0.3)]) func missingImageFollowsTheAppearance(_ isDark: Bool, _ limit: Double)
    throws
  {
    let view = ViewReport(
      className: "UIImageView", frame: Rect(x: 0, y: 0, width: 90, height: 60),
      content: .image(ImageContent(name: "logo")))
    let scene = SceneReport(name: "S", size: view.frame.size, root: view, chrome: ScreenChrome(isDark: isDark))
    let commands = SceneDrawing.displayList(for: scene).commands
    let fills = commands.compactMap { command -> Color? in
      if case .fill(_, let color) = command { color } else { nil }
    }
    // The ground of the screen, the box, and the plate under the name.
    #expect(fills.count == 3 && fills[1] == fills[2])
    #expect(isDark ? fills[1].green < limit : fills[1].green > limit)
    let ink = try #require(
      commands.compactMap { command -> Color? in
        if case .text(let run) = command, run.text == "logo" { run.color } else { nil }
      }.first)
    #expect(abs(ink.green - fills[1].green) > 0.3)
  }

  @Test(arguments: SymbolGlyphs.all.keys.sorted())
  func everySymbolDrawsStrokes(_ name: String) throws {
    for ending in ["", ".fill", ".circle", ".circle.fill", ".slash"] {
      let symbol = try #require(Symbol(named: name + ending))
      var drawing = SceneDrawing(size: Size(width: 48, height: 48))
      symbol.draw(in: Rect(x: 0, y: 0, width: 48, height: 48), Palette.red, with: &drawing)
      #expect(!drawing.list.commands.isEmpty)
      for case .stroke(.polyline(let points), _) in drawing.list.commands {
        #expect(
          points.count > 1 && points.allSatisfy { (-2...50).contains($0.x) && (-2...50).contains($0.y) }, "\(name)")
      }
    }
  }

  /// An image of the app that has the name of a symbol is none: its file is missing here, so that it is a box.
  @Test func appImageIsNotDrawnAsASymbol() {
    func svg(_ isSymbol: Bool) -> XMLCheck {
      render([
        ViewReport(
          className: "UIImageView", frame: Rect(x: 10, y: 20, width: 60, height: 40),
          content: .image(ImageContent(name: "checkmark", size: Size(width: 20, height: 20), isSymbol: isSymbol)))
      ])
    }
    #expect(svg(true).elements(named: "text").isEmpty && !svg(false).elements(named: "text").isEmpty)
  }

  @Test(arguments: ["", ".", "fill", "star.banana", "not a symbol", "circle.circle.circle"])
  func unknownNamesAreNotSymbols(_ name: String) {
    #expect(Symbol(named: name) == nil)
  }

  /// Bars lie over the view, and the time over them.
  @Test func barsAreDrawnLast() {
    let bar = ViewReport(
      id: "bar", className: "UINavigationBar", frame: Rect(x: 0, y: 20, width: 100, height: 44),
      decorations: [.fill(Rect(x: 0, y: 0, width: 100, height: 44), Palette.red, cornerRadius: 0)])
    let svg = render(
      [], ScreenChrome(bars: [bar], statusBar: Rect(x: 0, y: 0, width: 100, height: 20)))
    #expect(svg.elements.contains { $0.attributes["data-id"] == "bar" })
    #expect(svg.elements(named: "text").count == 1)
  }

  /// UH, iPhone 11 Pro Max, iOS 15.2: the ink of the time is from 16.7 to 28.7, the battery ends at 392.7 of 414.
  @Test func theStatusBarOfANotchedPhoneIsWhereItWasMeasured() {
    let places = StatusBarPlaces(in: Rect(x: 0, y: 0, width: 414, height: 44))
    // Digits of the system font are 0.705 of its size high.
    let baseline = places.middle + places.fontSize * 0.36
    #expect(abs(baseline - 28.7) < 0.35 && abs(baseline - places.fontSize * 0.705 - 16.7) < 0.8)
    #expect(abs(places.battery.maxX + 2.33 - 392.7) < 0.01)
    #expect(places.signal.maxX < places.wifi.x && places.wifi.maxX < places.battery.x)
  }

  /// The island is black on every ground, and the time stands beside its middle.
  @Test func theIslandIsBlack() {
    let island = Rect(x: 133.5, y: 11, width: 126, height: 37)
    let bar = Rect(x: 0, y: 0, width: 393, height: 54)
    let svg = render([], ScreenChrome(statusBar: bar, island: island, isDark: true))
    #expect(
      svg.elements(named: "rect").contains { $0.attributes["width"] == "126" && $0.attributes["fill"] == "#000000" })
    #expect(StatusBarPlaces(in: bar, island: island).middle == 29.5)
    // In the middle of what is left beside it.
    #expect(abs(StatusBarPlaces(in: bar, island: island).time.center.x - 133.5 / 2) < 0.01)
  }

  /// A notch is black in both appearances.
  @Test(arguments: [false, true]) func theNotchIsBlack(_ isDark: Bool) {
    let notch = Rect(x: 114, y: 0, width: 162, height: 32.5)
    let bar = Rect(x: 0, y: 0, width: 390, height: 47)
    let svg = render([], ScreenChrome(statusBar: bar, notch: notch, isDark: isDark))
    #expect(svg.elements(named: "path").contains { $0.attributes["fill"] == "#000000" })
  }

  /// A triangle around a mark is a frame, as a circle is.
  @Test(arguments: ["exclamationmark.triangle", "exclamationmark.triangle.fill"])
  func aTriangleIsAFrame(_ name: String) { #expect(Symbol(named: name) != nil) }

  /// The app's own style counts more than the appearance.
  @Test(
    arguments: [(nil, "#000000"), (.light, "#ffffff"), (.dark, "#000000")] as [(ScreenChrome.StatusBarInk?, String)])
  func theStatusBarHasItsInk(_ ink: ScreenChrome.StatusBarInk?, _ color: String) {
    let bar = Rect(x: 0, y: 0, width: 100, height: 20)
    let svg = render([], ScreenChrome(statusBar: bar, statusBarInk: ink))
    #expect(svg.elements(named: "text").map { $0.attributes["fill"] } == [color])
  }

  /// Every letter has its place; a text whose letters are not known keeps its width, and so does one in a font of the app, for which the
  /// reader may take another one with wider letters.
  @Test func lettersHaveTheirMeasuredPositions() {
    func label(_ offsets: [Double]?, _ family: String? = nil) -> ViewReport {
      let line = TextLine(text: "ab", x: 3, baseline: 10, width: 9, offsets: offsets)
      return ViewReport(
        className: "UILabel", frame: Rect(x: 0, y: 0, width: 20, height: 20),
        content: .text(TextContent(lines: [line], fontFamily: family)))
    }
    let svg = render([label([0, 4.5]), label(nil), label([0]), label([0, 4.5], "Avenir")])
    let texts = svg.elements(named: "text")
    #expect(texts.map { $0.attributes["x"] } == ["3", "3", "3", "3"])
    #expect(svg.elements(named: "tspan").map { $0.attributes["x"] } == ["3", "7.5"])
    #expect(texts.map { $0.attributes["textLength"] } == [nil, "9", "9", "9"])
  }

  /// A space stands with the letter before it, and `##` starts no command of a build server across two elements.
  @Test func spacesArePreservedBetweenWords() {
    func body(_ text: String) -> String {
      let offsets = text.unicodeScalars.indices.enumerated().map { Double($0.offset) }
      return SVGBody.element(
        for: TextRun(text, at: .zero, offsets: offsets, font: Font(size: 10), color: Palette.black))
    }
    #expect(body("a  b").hasSuffix("><tspan x=\"0\">a  </tspan><tspan x=\"3\">b</tspan></text>"))
    #expect(body(" a").hasSuffix("><tspan x=\"0\"> </tspan><tspan x=\"1\">a</tspan></text>"))
    #expect(body("").hasSuffix("></text>"))
  }
}
