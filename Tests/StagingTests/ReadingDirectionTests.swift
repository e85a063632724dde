import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Picturing
@testable import Staging

/// What pictures show where the language reads from the right: UIKit mirrors switches, segments, sliders, progress views, page controls,
/// search fields, and symbols that point forward or backward.
@MainActor
@Suite struct ReadingDirectionTests {
  private func scene(_ file: String, _ name: String, isRightToLeft: Bool) throws -> SceneReport {
    let path = ExampleFramesTests.repository.appendingPathComponent(file).path
    var configuration = LayoutConfiguration(try #require(Device.named("iPhone 8")))
    configuration.isRightToLeft = isRightToLeft
    var options = StageOptions()
    options.isPicture = true
    let report = Stage(try Document.read(contentsOf: path), on: .device(configuration), options: options).layOut()
    return try #require(report.scenes.first { $0.name == name })
  }

  private func views(_ root: ViewReport?) -> [ViewReport] { root.map { [$0] + $0.children.flatMap(views) } ?? [] }

  private func controls(isRightToLeft: Bool) throws -> [ControlContent] {
    views(
      try scene("Examples/Guides/ControlSizes.storyboard", "Controls", isRightToLeft: isRightToLeft).root
    ).compactMap { view in
      if case .control(let control) = view.content { control } else { nil }
    }
  }

  @Test func controlsBeginAtTheRight() throws {
    let (plain, mirrored) = (try controls(isRightToLeft: false), try controls(isRightToLeft: true))
    #expect(plain.allSatisfy { !$0.isRightToLeft })
    for control in mirrored {
      switch control.kind {
      case .toggle, .slider, .progress, .pageControl, .searchBar: #expect(control.isRightToLeft, "\(control.kind)")
      default: #expect(!control.isRightToLeft, "\(control.kind)")
      }
    }
    #expect(mirrored.count { $0.isRightToLeft } >= 4)
  }

  /// The first segment stands at the right.
  @Test func segmentsAreInTheOrderInWhichTheyStand() throws {
    func kinds(_ isRightToLeft: Bool) throws -> [ControlContent.Kind] {
      try controls(isRightToLeft: isRightToLeft).map(\.kind)
    }
    #expect(try kinds(false).contains(.segmented(titles: ["First", "Second"], selected: 0)))
    #expect(try kinds(true).contains(.segmented(titles: ["Second", "First"], selected: 1)))
  }

  /// A control that is told to keep a direction keeps it.
  @Test func aControlMayKeepItsDirection() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    slider.semanticContentAttribute = .forceRightToLeft
    guard case .control(let control) = Content(slider) else { return #expect(Bool(false), "no control") }
    #expect(control.isRightToLeft)
  }

  /// The arrow to go back is at the right, and points there.
  @Test(arguments: [false, true])
  func theBackButtonPointsBack(_ isRightToLeft: Bool) throws {
    let scene = try scene("Examples/App/App/Base.lproj/Main.storyboard", "Colors", isRightToLeft: isRightToLeft)
    let arrows = (scene.chrome?.bars ?? []).flatMap(views).compactMap { view -> ImageContent? in
      if case .image(let image) = view.content, image.name == "chevron.backward" { image } else { nil }
    }
    #expect(arrows.map(\.isMirrored) == [isRightToLeft])
  }

  /// Names with a side, and the buttons of players, are the same in every language.
  @Test(arguments: [
    ("chevron.forward", true), ("arrow.up.forward", true), ("chevron.backward.circle", true), ("chevron.right", false),
    ("forward.fill", false), ("goforward", false), ("star", false),
  ])
  func symbolsThatFollowReading(_ name: String, _ expected: Bool) {
    let view = UIImageView()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.mirrors(symbol: name) == expected)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(!view.mirrors(symbol: name))
  }

  // MARK: Buttons

  /// The content lies at the edge that the document names: its image begins there.
  @Test func contentOfAButtonAtItsEdge() throws {
    func image(_ name: String, _ isRightToLeft: Bool) throws -> (place: Rect, width: Double) {
      let scene = try scene("Examples/Guides/ButtonImages.storyboard", name, isRightToLeft: isRightToLeft)
      let button = try #require(views(scene.root).first { $0.className == "UIButton" })
      let images = button.decorations.compactMap { decoration -> Rect? in
        if case .image(_, let rect) = decoration { rect } else { nil }
      }
      return (try #require(images.first), button.frame.width)
    }
    #expect(try image("At the leading edge", false).place.x == 0)
    let mirrored = try image("At the leading edge", true)
    #expect(abs(mirrored.place.maxX - mirrored.width) < 0.01)
    let centered = try image("Image and title", false)
    #expect(centered.place.x > centered.width / 4)
  }
}
