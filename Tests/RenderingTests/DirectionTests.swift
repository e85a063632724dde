import Geometry
import LayoutReports
import Testing

@testable import Rendering

/// Controls and symbols of languages that read from the right, and texts that are cut off.
@Suite struct DirectionTests {
  private func commands(_ content: Content, _ frame: Rect = Rect(x: 0, y: 0, width: 100, height: 31))
    -> [DisplayCommand]
  {
    let view = ViewReport(className: "UIView", frame: frame, content: content)
    return SceneDrawing.displayList(
      for: SceneReport(id: nil, name: "", device: "", orientation: "portrait", size: frame.size, root: view)
    ).commands
  }

  private func control(_ kind: ControlContent.Kind, isRightToLeft: Bool) -> [DisplayCommand] {
    commands(.control(ControlContent(kind: kind, isRightToLeft: isRightToLeft)))
  }

  /// The areas of a drawing with their colors, mirrored if asked.
  private func areas(_ commands: [DisplayCommand], mirrored: Bool = false) -> Set<[String]> {
    Set(
      commands.compactMap { command in
        guard case .fill(let shape, let color) = command else { return nil }
        var rect: Rect
        switch shape {
        case .rectangle(let area, _): rect = area
        case .ellipse(let area): rect = area
        default: return nil
        }
        if mirrored { rect.x = 100 - rect.maxX }
        return ["\((rect.x * 1000).rounded()) \(rect.y) \(rect.width) \(rect.height)", "\(color)"]
      })
  }

  /// A control from the right is its own picture in a mirror.
  @Test(arguments: [
    ControlContent.Kind.toggle(isOn: true), .toggle(isOn: false), .slider(fraction: 0.25), .progress(fraction: 0.3),
    .pageControl(pages: 3, current: 0),
  ])
  func controlsAreMirrored(_ kind: ControlContent.Kind) {
    let (plain, mirrored) = (control(kind, isRightToLeft: false), control(kind, isRightToLeft: true))
    #expect(areas(plain) != areas(mirrored))
    #expect(areas(plain, mirrored: true) == areas(mirrored))
  }

  /// UIKit's dots are opaque and translucent white unless they are given colors, in both appearances.
  @Test(arguments: [false, true]) func pageControlDotsAreWhite(_ isDark: Bool) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 31)
    let view = ViewReport(
      className: "UIPageControl", frame: frame, backgroundColor: Palette.red,
      content: .control(ControlContent(kind: .pageControl(pages: 2, current: 0))))
    let scene = SceneReport(name: "S", size: frame.size, root: view, chrome: ScreenChrome(isDark: isDark))
    let dots = SceneDrawing.displayList(for: scene).commands.compactMap { command in
      if case .fill(.ellipse, let color) = command { color } else { nil }
    }
    #expect(dots.map { $0.withAlpha(1) } == [Palette.white, Palette.white])
    #expect(dots.count == 2 && dots[0].alpha == 1 && dots[1].alpha < 0.6)
  }

  @Test func searchBarIsMirroredRightToLeft() throws {
    func lens(_ isRightToLeft: Bool) throws -> Rect {
      let all = control(.searchBar(text: "Search"), isRightToLeft: isRightToLeft)
      return try #require(
        all.compactMap { command -> Rect? in
          if case .stroke(.ellipse(let rect), _) = command { rect } else { nil }
        }.first)
    }
    #expect(try lens(false).maxX < 50 && lens(true).x > 50)
  }

  @Test func directionalSymbolIsMirrored() {
    func turns(_ isMirrored: Bool) -> [Group.Turn] {
      commands(
        .image(
          ImageContent(
            name: "chevron.backward", contentMode: "center", size: Size(width: 13, height: 21), isSymbol: true,
            isMirrored: isMirrored))
      ).compactMap { command in
        if case .push(let group) = command { group.turn } else { nil }
      }
    }
    #expect(
      turns(true).contains(Group.Turn(right: Point(x: -1, y: 0), down: Point(x: 0, y: 1))) && turns(false).isEmpty)
  }

  // MARK: Texts

  private func text(_ clip: Rect?) -> [DisplayCommand] {
    commands(
      .text(TextContent(lines: [TextLine(text: "line", x: 0, baseline: 20, width: 30)], clip: clip)))
  }

  private func isText(_ command: DisplayCommand) -> Bool {
    if case .text(let run) = command { run.text == "line" } else { false }
  }

  @Test func textIsClippedToItsRectangle() throws {
    let clip = Rect(x: 0, y: 0, width: 100, height: 10)
    let all = text(clip)
    let index = try #require(all.firstIndex(where: isText))
    #expect(all[index - 1] == .push(Group(clip: .rectangle(clip))) && all[index + 1] == .pop)
    #expect(text(nil).contains(where: isText))
    #expect(!text(Rect(x: 0, y: 0, width: 100, height: 0)).contains(where: isText))
  }
}
