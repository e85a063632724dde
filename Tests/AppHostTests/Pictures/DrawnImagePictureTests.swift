import AppHost
import LayoutReports
import Testing
import UIKit

/// Images that code has drawn, wherever views show them, and what is drawn in coordinates that are turned.
@MainActor
@Suite struct DrawnImagePictureTests {
  /// A red disc whose lower half lies outside of the image.
  private let hill = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
    UIColor.red.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func report(_ view: UIView) throws -> ViewReport { try #require(view.sceneReport.root) }

  /// The decorations with those inside of groups, and the rectangle around each clip on the way to them.
  private func flat(_ decorations: [Decoration]) -> [Decoration] {
    decorations.flatMap { decoration -> [Decoration] in
      switch decoration {
      case .group(let inside, _, _): [decoration] + flat(inside)
      case .turned(let inside, _, _, _): [decoration] + flat(inside)
      default: [decoration]
      }
    }
  }

  private func clips(_ decorations: [Decoration]) -> [Rect] {
    flat(decorations).compactMap { decoration in
      guard case .group(_, _, let clip?) = decoration else { return nil }
      let points = clip.steps.compactMap { step -> Point? in
        switch step {
        case .move(let point), .line(let point): point
        default: nil
        }
      }
      guard let first = points.first else { return nil }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      return Rect(
        x: xs.min() ?? first.x, y: ys.min() ?? first.y, width: (xs.max() ?? 0) - (xs.min() ?? 0),
        height: (ys.max() ?? 0) - (ys.min() ?? 0))
    }
  }

  private func isBox(_ decoration: Decoration) -> Bool { if case .image = decoration { true } else { false } }

  /// An image ends at its edges, whatever was drawn: 20 by 10 points become 40 by 20.
  @Test func aDrawnImageIsCutAtItsEdges() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.image = hill
    #expect(try clips(report(view).decorations).contains(Rect(x: 0, y: 0, width: 40, height: 20)))
  }

  /// The thumb has its own size in the middle of its place, the track is pulled; neither is a box with a name.
  @Test func aSliderShowsDrawnImages() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.setThumbImage(hill, for: .normal)
    slider.setMinimumTrackImage(hill, for: .normal)
    slider.setMaximumTrackImage(hill, for: .normal)
    slider.value = 0.5
    let parts = flat(try report(slider).decorations)
    #expect(!parts.contains(where: isBox))
    let clips = try clips(report(slider).decorations)
    #expect(clips.contains { $0.width == 20 && $0.height == 10 && $0.x + 10 == 100 }, "the thumb")
    #expect(clips.contains { $0.x + $0.width == 100 && $0.height == 10 }, "the track up to the middle of the thumb")
  }

  @Test func progressViewsAndButtonsShowDrawnImages() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    bar.trackImage = hill
    (bar.progressImage, bar.progress) = (hill, 0.5)
    #expect(!flat(try report(bar).decorations).contains(where: isBox))
    #expect(try clips(report(bar).decorations).contains { $0.width == 50 })

    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.setBackgroundImage(hill, for: .normal)
    button.setImage(hill, for: .normal)
    let shown = try report(button)
    #expect(shown.content == .none && !flat(shown.decorations).contains(where: isBox))
    let clips = clips(shown.decorations)
    #expect(clips.contains(Rect(x: 0, y: 0, width: 80, height: 30)), "the background")
    #expect(clips.contains(Rect(x: 30, y: 10, width: 20, height: 10)), "the image in the middle")
  }

  /// Of an image of 20 points with caps of 5, the middle 10 become 90 in 100.
  @Test func capsKeepTheirLength() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    button.setBackgroundImage(
      hill.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)), for: .normal)
    let widths = try clips(report(button).decorations).filter { $0.height == 10 }.map(\.width)
    #expect(widths.contains(5) && widths.contains(90))
  }

  /// A template has one color, as dense as what was drawn.
  @Test func aTemplateHasTheTint() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    button.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    button.setImage(hill.withRenderingMode(.alwaysTemplate), for: .normal)
    let colors = flat(try report(button).decorations).compactMap { decoration -> Color? in
      if case .path(let path) = decoration { path.color } else { nil }
    }
    #expect(colors == [Color(red: 0, green: 0, blue: 1)])
  }

  private final class Dial: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 50, y: 50)
      context.rotate(by: .pi / 2)
      NSString(string: "A").draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
  }

  /// A quarter turn about (50, 50): a step to the right leads down, a step down leads to the left.
  @Test func textIsTurnedWithTheContext() throws {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = flat(try report(dial).decorations).compactMap { decoration -> (Point, Point, Point)? in
      if case .turned(_, let origin, let right, let down) = decoration { (origin, right, down) } else { nil }
    }
    let (origin, right, down) = try #require(turned.first)
    func isNear(_ one: Point, _ x: Double, _ y: Double) -> Bool { abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9 }
    #expect(isNear(origin, 50, 50) && isNear(right, 0, 1) && isNear(down, -1, 0))
    #expect(dial.svg().contains("A"))
  }

  /// What is turned can be stored and read.
  @Test func aTurnedDrawingIsCodable() throws {
    let turned = Decoration.turned(
      [.fill(Rect(x: 0, y: 0, width: 1, height: 2), Color(red: 0, green: 0, blue: 0), cornerRadius: 0)],
      origin: Point(x: 1, y: 2), right: Point(x: 0, y: 1), down: Point(x: -1, y: 0))
    let data = try JSONEncoder().encode(turned)
    #expect(try JSONDecoder().decode(Decoration.self, from: data) == turned)
  }

  /// Documented: `tintColor` is the tint of where it is used.
  @Test func theTintColorIsThatOfTheView() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    (label.text, label.textColor) = ("Add", .tintColor)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
    view.addSubview(label)
    let root = try report(view)
    #expect(root.backgroundColor == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    guard case .text(let text) = root.children.first?.content else { throw ScreenError("no text") }
    #expect(text.color == Color(red: 1, green: 0, blue: 0))
  }
}
