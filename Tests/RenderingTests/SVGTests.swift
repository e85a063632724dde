import Geometry
import LayoutReports
import Testing

@testable import Rendering

@Suite struct SVGTests {
  @Test(arguments: [[], .constraints, .deviceFrame, [.constraints, .deviceFrame]] as [RenderingOptions])
  func svgOfASampleIsWellFormed(options: RenderingOptions) {
    let svg = SVGRenderer(options: options).render(Samples.scene)
    #expect(XMLCheck(svg).error == nil)
    #expect(svg == SVGRenderer(options: options).render(Samples.scene))
  }

  @Test func viewBoxIsTheScreenInPoints() {
    let svg = XMLCheck(SVGRenderer().render(Samples.scene)).elements[0]
    #expect(svg.attributes["viewBox"] == "0 0 375 667")
    let framed = XMLCheck(SVGRenderer(options: .deviceFrame).render(Samples.scene)).elements[0]
    #expect(framed.attributes["viewBox"] == "0 0 403 695")
  }

  @Test(arguments: [
    "</text><script>", "a & b", "\"quoted\" 'too'", "]]>", "\u{0}\u{1}\u{B}\u{1B}x", "line\nbreak\ttab",
    "\u{FFFE}\u{FFFF}", "é漢👩‍👩‍👧\u{202E}", "&amp;", "<!-- -->", "\u{85}\u{9F}\u{2028}",
  ])
  func anyTextIsWellFormed(text: String) {
    let lines = [TextLine(text: text, x: 0, baseline: 10, width: 50)]
    let children: [ViewReport] = [
      view(.text(TextContent(lines: lines, fontFamily: text))),
      view(.image(ImageContent(name: text, contentMode: text))),
      view(.control(ControlContent(kind: .other(name: text)))),
      view(.control(ControlContent(kind: .searchBar(text: text)))),
      view(.control(ControlContent(kind: .segmented(titles: [text, text], selected: 9)))),
    ]
    var root = view(.none)
    root.children = children
    root.id = text
    let scene = SceneReport(id: text, name: text, device: text, size: root.frame.size, root: root)
    let check = XMLCheck(SVGRenderer(idPrefix: text).render(scene))
    #expect(check.error == nil)
    #expect(check.elements(named: "script").isEmpty)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -5, 1e300] as [Double])
  func svgOfAnyNumberIsWellFormed(value: Double) {
    let rect = Rect(x: value, y: value, width: value, height: value)
    let kinds: [ControlContent.Kind] = [
      .toggle(isOn: true), .slider(fraction: value), .progress(fraction: value), .segmented(titles: [], selected: nil),
      .stepper, .textField(border: .line), .pageControl(pages: .max, current: -1), .activityIndicator, .picker,
      .searchBar(text: "x"), .other(name: "x"),
    ]
    var root = ViewReport(
      className: "UIView", frame: rect, boundsOrigin: Point(x: value, y: value), alpha: value, clipsToBounds: true,
      backgroundColor: Color(red: value, green: value, blue: value, alpha: value), cornerRadius: value,
      borderWidth: value)
    root.children = kinds.map { kind in
      ViewReport(className: "C", frame: rect, content: .control(ControlContent(kind: kind)))
    }
    let scene = SceneReport(
      name: "S", size: Size(width: value, height: value), scale: value, root: root, constraints: Samples.constraints)
    let svg = SVGRenderer(options: [.constraints, .deviceFrame]).render(scene)
    #expect(XMLCheck(svg).error == nil)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func hiddenAndTransparentViewsAreSkipped() {
    var hidden = Samples.label("h", "Hidden", Rect(x: 0, y: 0, width: 50, height: 20), size: 17, weight: 400, 50)
    hidden.isHidden = true
    var clear = Samples.label("c", "Clear", Rect(x: 0, y: 0, width: 50, height: 20), size: 17, weight: 400, 50)
    clear.alpha = 0
    var faint = Samples.label("f", "Faint", Rect(x: 0, y: 0, width: 50, height: 20), size: 17, weight: 400, 50)
    faint.alpha = 0.25
    let check = render([hidden, clear, faint])
    #expect(!check.text.contains("Hidden") && !check.text.contains("Clear"))
    #expect(check.elements(named: "g").contains { $0.attributes["opacity"] == "0.25" })
  }

  @Test func scrolledContentMovesAndIsClipped() throws {
    let check = XMLCheck(SVGRenderer(idPrefix: "p-").render(Samples.scene))
    let moved = try #require(
      check.elements(named: "g").first { $0.attributes["transform"] == "translate(0 -22)" })
    let reference = try #require(moved.attributes["clip-path"])
    let ids = check.elements(named: "clipPath").compactMap { $0.attributes["id"] }
    #expect(ids.contains { "url(#\($0))" == reference && $0.hasPrefix("p-") })
  }

  @Test func textKeepsItsMeasuredWidth() throws {
    let check = render([Samples.label("l", "Wide", .zero, size: 20, weight: 700, 48.5)])
    let text = try #require(check.elements(named: "text").first)
    #expect(text.attributes["textLength"] == "48.5")
    #expect(text.attributes["font-weight"] == "700")
    #expect(text.attributes["font-size"] == "20")
  }

  @Test(arguments: [
    ("scaleToFill", Rect(x: 0, y: 0, width: 100, height: 50)),
    ("scaleAspectFit", Rect(x: 25, y: 0, width: 50, height: 50)),
    ("scaleAspectFill", Rect(x: 0, y: -25, width: 100, height: 100)),
    ("center", Rect(x: 40, y: 15, width: 20, height: 20)),
    ("TopLeft", Rect(x: 0, y: 0, width: 20, height: 20)),
    ("bottomRight", Rect(x: 80, y: 30, width: 20, height: 20)),
  ])
  func contentMode(name: String, expected: Rect) {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(ContentMode.place(Size(width: 20, height: 20), in: bounds, mode: name) == expected)
  }

  private func view(_ content: Content) -> ViewReport {
    ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 200, height: 100), content: content)
  }

  private func render(_ children: [ViewReport]) -> XMLCheck {
    var root = view(.none)
    root.children = children
    return XMLCheck(SVGRenderer().render(SceneReport(name: "S", size: root.frame.size, root: root)))
  }
}
