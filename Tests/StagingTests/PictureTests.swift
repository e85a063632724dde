import XcodeProjects
import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import Testing
import UIKit

@testable import Staging

/// What a report for drawing says besides views.
@MainActor
@Suite struct PictureTests {
  private func scenes(
    _ device: String = "iPhone 14", dark: Bool = false, in document: String = "Tabs"
  ) throws -> [SceneReport] {
    let file = ExampleFramesTests.repository.appendingPathComponent("Fixtures/pictures/\(document).storyboard").path
    var configuration = LayoutConfiguration(try #require(Device.named(device))).on(release: 17)
    configuration.isDark = dark
    var options = StageOptions()
    options.isPicture = true
    return Stage(try Document.read(contentsOf: file), on: .device(configuration), options: options).layOut().scenes
  }

  private func scene(_ name: String, _ device: String = "iPhone 14", dark: Bool = false) throws -> SceneReport {
    try #require(try scenes(device, dark: dark).first { $0.name == name })
  }

  /// The texts of a view and of those inside, in drawing order.
  private func texts(_ view: ViewReport) -> [String] {
    var own: [String] = []
    if case .text(let content) = view.content { own = content.lines.map(\.text) }
    return own + view.children.flatMap(texts)
  }

  // MARK: Bars

  /// The bars end where the safe area of the view begins, which is computed without them.
  @Test(arguments: ["iPhone 14", "iPhone SE", "iPad Pro (11-inch)"])
  func barsCoverWhatTheSafeAreaLeaves(_ device: String) throws {
    for (name, classes) in [("Inbox", ["UINavigationBar", "UITabBar"]), ("Settings", ["UITabBar"])] {
      let scene = try scene(name, device)
      let bars = try #require(scene.chrome?.bars)
      #expect(bars.map(\.className) == classes)
      if let top = bars.first(where: { $0.className == "UINavigationBar" }) {
        #expect(top.frame.y + top.frame.height == scene.safeArea.top)
      }
      let bottom = try #require(bars.last)
      #expect(scene.size.height - bottom.frame.y == scene.safeArea.bottom)
      #expect(bottom.frame.y + bottom.frame.height == scene.size.height)
    }
  }

  @Test func barsShowWhatTheDocumentSays() throws {
    let bars = try #require(try scene("Inbox").chrome?.bars)
    #expect(Set(texts(bars[0])) == ["Inbox", "Select"])
    #expect(texts(bars[1]) == ["Mail", "Favorites"])
    guard case .fill(_, let ground, _)? = bars[1].decorations.first else { return #expect(Bool(false), "no ground") }
    #expect(ground == Color(red: 1, green: 0.8, blue: 0))
  }

  /// A pushed controller has the title of the one before as its back button, and the tabs of the first one.
  @Test func aPushedControllerHasABackButton() throws {
    let bars = try #require(try scene("Letter").chrome?.bars)
    #expect(Set(texts(bars[0])) == ["Inbox", "Letter"])
    #expect(texts(bars[1]) == ["Mail", "Favorites"])
  }

  /// A phone with a button has a status bar of 20 points and no line to swipe from.
  @Test func whatADeviceShows() throws {
    let (old, new) = (try scene("Settings", "iPhone SE"), try scene("Settings"))
    #expect(old.chrome?.statusBar?.height == 20 && old.chrome?.homeIndicator == nil)
    #expect(new.chrome?.homeIndicator != nil)
  }

  @Test func systemColorsFollowTheAppearance() throws {
    #expect(try scene("Inbox").root?.backgroundColor == Color(red: 1, green: 1, blue: 1))
    let dark = try scene("Inbox", dark: true)
    #expect(dark.root?.backgroundColor == Color(red: 0, green: 0, blue: 0))
    #expect(dark.chrome?.isDark == true)
  }

  /// Reports that are not for drawing stay as small as they were.
  @Test func otherReportsHaveNone() throws {
    let file = ExampleFramesTests.repository.appendingPathComponent("Fixtures/pictures/Tabs.storyboard").path
    let surface = Surface.device(LayoutConfiguration(try #require(Device.named("iPhone 14"))).on(release: 17))
    let scenes = Stage(try Document.read(contentsOf: file), on: surface).layOut().scenes
    #expect(scenes.allSatisfy { $0.chrome == nil })
  }

  // MARK: Letters

  /// Each letter begins where the text before it ends, so that the last one ends with the line.
  @Test func lettersStandWhereTheyWereMeasured() throws {
    let label = UILabel()
    label.text = "Trellis"
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    guard case .text(let text) = Content(label, isPicture: true), let line = text.lines.first else {
      return #expect(Bool(false), "no text")
    }
    let offsets = try #require(line.offsets)
    #expect(offsets.count == 7 && offsets[0] == 0 && offsets == offsets.sorted())
    label.text = "s"
    #expect(abs(offsets[6] + Double(label.intrinsicContentSize.width) - line.width) < 0.5)
  }

  /// A script that joins its letters is left to the font.
  @Test func joinedLettersAreLeftToTheFont() throws {
    let label = UILabel()
    label.text = "مرحبا"
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    guard case .text(let text) = Content(label, isPicture: true) else { return #expect(Bool(false), "no text") }
    #expect(text.lines.first?.offsets == nil)
  }

  // MARK: Buttons and rows

  /// An image of 20 and a title with insets: the title stands to the right of the image, both as the button lays them out.
  @Test func aButtonHasItsImageBesideItsTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.setImage(UIImage(name: "plane", size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    button.contentHorizontalAlignment = .left
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let report = ViewReport(button, isPicture: true)
    guard case .image(let image, let rect)? = report.decorations.first, case .text(let title) = report.content else {
      return #expect(Bool(false), "\(report)")
    }
    #expect(image.name == "plane" && rect == Rect(x: 30, y: 10, width: 20, height: 20))
    #expect(title.lines.map(\.text) == ["Send"] && abs(title.lines[0].x - 50) < 1)
    #expect(report.children.isEmpty)
  }

  @Test func aFilledButtonHasAGroundAndAWhiteTitle() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Join"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let report = ViewReport(button, isPicture: true)
    guard case .fill(let rect, let color, _)? = report.decorations.first, case .text(let title) = report.content else {
      return #expect(Bool(false), "\(report)")
    }
    #expect(rect == Rect(x: 0, y: 0, width: 100, height: 40))
    // The blue of the system, as the guidelines have it for the release.
    let blue = SystemColors.blue[button.layoutProfile].light
    #expect(color == Color(red: 0, green: Double(blue.green) / 255, blue: 1))
    #expect(title.color == Color(red: 1, green: 1, blue: 1))
    // In the middle.
    #expect(abs(title.lines[0].x + title.lines[0].width / 2 - 50) < 1)
  }

  /// The line is a point high, begins 16 points from the edge and ends as far from the other one. source: fact `row.sep` of iOS 26.
  @Test func aRowHasALineBelowIt() throws {
    let profile = UIScreen.main.profile
    defer { UIScreen.main.profile = profile }
    UIScreen.main.profile.release = 26
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    table.addSubview(cell)
    let report = ViewReport(cell, isPicture: true)
    guard case .fill(let line, _, _)? = report.overlays.last, case .image(let arrow, _)? = report.decorations.first
    else {
      return #expect(Bool(false), "\(report)")
    }
    #expect(line == Rect(x: 16, y: 43, width: 288, height: 1))
    #expect(arrow.name == "chevron.forward")
  }

  /// The title ends above the first row of its section and the note begins below the last one, within the table's width. source: facts
  /// `header.grouped.font` and `row.margin.side`, 20 on a phone of 390 points.
  @Test(arguments: [(17, "FEATURES"), (26, "Features")])
  func staticSectionsHaveTheirTitles(_ release: Int, _ title: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" style="grouped" dataMode="static" id="t">
      <rect key="frame" x="0" y="0" width="390" height="844"/><sections>
      <tableViewSection headerTitle="Features" footerTitle="Needs a restart." id="n"><cells>
      <tableViewCell rowHeight="50" id="a"><rect key="frame" x="0" y="55" width="390" height="50"/></tableViewCell>
      <tableViewCell rowHeight="50" id="b"><rect key="frame" x="0" y="105" width="390" height="50"/></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    var options = StageOptions()
    options.isPicture = true
    let surface = Surface.device(LayoutConfiguration(try #require(Device.named("iPhone 14"))).on(release: release))
    let document = try Document.read(Data(text.utf8), file: "Static.storyboard")
    let table = try #require(Stage(document, on: surface, options: options).layOut().scenes.first?.root)
    let titles = table.decorations.compactMap { decoration -> TextContent? in
      if case .text(let content) = decoration { content } else { nil }
    }
    #expect(titles.map { $0.lines.map(\.text) } == [[title], ["Needs a restart."]])
    #expect(titles[0].fontSize == (release == 17 ? 13 : 17))
    let (top, bottom) = (try #require(table.children.first).frame, try #require(table.children.last).frame)
    #expect((top.y - 20..<top.y).contains(titles[0].lines[0].baseline))
    #expect((bottom.y + bottom.height..<bottom.y + bottom.height + 25).contains(titles[1].lines[0].baseline))
    #expect(titles.allSatisfy { $0.lines[0].x == 20 })
  }

  // MARK: Images

  /// The catalog of Fixtures/interface/assets: the file for two pixels per point.
  @Test func imagesHaveTheirFiles() throws {
    let file = ExampleFramesTests.repository.appendingPathComponent("Fixtures/interface/assets/App/Card.xib").path
    var assets = ProjectAssets(in: [])
    var options = StageOptions(assets: assets.catalog(besideDocument: file))
    options.isPicture = true
    let surface = Surface.device(try #require(Device.named("iPhone 8")), .portrait)
    let root = Stage(try Document.read(contentsOf: file), on: surface, options: options).layOut().scenes.first?.root
    let images = try #require(root).children.compactMap { view -> ImageContent? in
      if case .image(let image) = view.content { image } else { nil }
    }
    #expect(images.count == 2)
    #expect(images.allSatisfy { $0.file?.contains("Assets.xcassets/\($0.name ?? "").imageset/") == true }, "\(images)")
  }

  // MARK: Details.storyboard

  private func details(_ name: String) throws -> SceneReport {
    try #require(try scenes(in: "Details").first { $0.name == name })
  }

  /// Items have the tint of the window unless they have their own; those that are disabled are pale.
  @Test func itemsHaveTheirColors() throws {
    let bar = try #require(try details("Article").chrome?.bars.first)
    func color(_ title: String) -> Color? {
      for view in bar.children {
        if case .text(let content) = view.content, content.lines.first?.text == title { return content.color }
      }
      return nil
    }
    #expect(color("Plain") == Color(red: 0, green: 122.0 / 255, blue: 1))
    #expect(color("Tinted") == Color(red: 0, green: 1, blue: 0))
    #expect(try #require(color("Disabled")).alpha < 1)
  }

  /// A view in place of the title keeps its size and stands in the middle of the bar.
  @Test func theTitleViewIsShown() throws {
    let scene = try details("Article")
    let bar = try #require(scene.chrome?.bars.first)
    let holder = try #require(bar.children.first { $0.children.contains { $0.id == "tit-le-101" } })
    let view = try #require(holder.children.first)
    #expect(view.frame.size == Size(width: 120, height: 30) && view.backgroundColor != nil)
    #expect(abs(holder.frame.x + view.frame.x + 60 - scene.size.width / 2) <= 20)
  }

  /// A scroll view that begins at the top edge shows its content below the bar: 47 points of the status bar and 44 of the bar.
  @Test func contentBeginsBelowTheBar() throws {
    let root = try #require(try details("Article").root)
    #expect(root.children.first?.boundsOrigin.y == -91)
  }

  /// Two rows of 43.5 points on one ground.
  @Test func aGroupHasOneGround() throws {
    let table = try #require(try details("Groups").root)
    let grounds = table.decorations.compactMap { decoration -> Rect? in
      if case .fill(let rect, _, 10) = decoration { rect } else { nil }
    }
    let rows = table.children.filter { $0.id?.hasPrefix("cel-l0") == true }
    #expect(grounds.count == 1 && grounds[0].height == 87 && grounds[0].x == rows[0].frame.x)
    // The round corners end the group: there is a line between the rows only.
    #expect(rows.map(\.decorations.count) == [0, 0] && rows.map(\.overlays.count) == [1, 0])
  }
}
