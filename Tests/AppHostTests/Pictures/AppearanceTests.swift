import AppHost
import LayoutReports
import Testing
import UIKit

/// How controls, rows and bars look by release.
///
/// source: edges of what is drawn in pictures that a test suite recorded on simulators (AS: iOS 15.5, 17.5, 18.5, 26.2), to a pixel, and
/// frames of Apple's views in iOS 26.1 (OU); the ids are those of the facts by release.
@MainActor
@Suite struct AppearanceTests {
  private struct Area {
    var rect: Rect
    var color: Color
    var corner: Double
  }

  /// What a view draws, with its frame in the root view of a screen.
  private func report(
    _ release: Int, _ frame: CGRect, dark: Bool = false, _ make: @MainActor () -> UIView
  ) throws -> ViewReport {
    let screen = Screen(.named(release < 26 ? "iPhone 15" : "iPhone 16"), release: release)
    screen.appearance = dark ? .dark : .light
    let controller = UIViewController()
    let view = screen.run { () -> UIView in
      let view = make()
      view.frame = frame
      controller.view.addSubview(view)
      return view
    }
    screen.show(controller)
    return screen.run { ViewReport(of: view) }
  }

  private func areas(_ decorations: [Decoration]) -> [Area] {
    decorations.compactMap {
      if case .fill(let rect, let color, let corner) = $0 {
        Area(rect: rect, color: color, corner: corner)
      } else {
        nil
      }
    }
  }

  private func isNear(_ value: Double, _ other: Double, by room: Double = 0.34) -> Bool { abs(value - other) <= room }

  // MARK: Controls

  /// AS, at three quarters: 17.5 a frame from 10 to 383 has its track from 13.0 to 380.0, 4 high, and its knob around 282.5; 26.2 a frame
  /// from 10 to 392 has its track from end to end, 6 high at 14 of 34, filled to 277. Fact `slider`.
  @Test(arguments: [
    (17, 373.0, 3.0, 4.0, 272.5, 27.0, 27.0), (18, 373, 3, 4, 272.5, 27, 27), (26, 382, 0, 6, 277, 37, 24),
  ])
  func aSliderHasItsTrackAndItsKnob(
    _ release: Int, _ width: Double, _ inset: Double, _ height: Double, _ middle: Double, _ knobWidth: Double,
    _ knobHeight: Double
  ) throws {
    let view = try report(release, CGRect(x: 10, y: 200, width: width, height: 34)) {
      let slider = UISlider()
      slider.value = 0.75
      return slider
    }
    let areas = areas(view.decorations)
    let track = areas.filter { isNear($0.rect.height, height, by: 0.01) }
    #expect(isNear(track.map(\.rect.x).min() ?? -1, inset) && isNear(track.map(\.rect.maxX).max() ?? -1, width - inset))
    #expect(track.allSatisfy { isNear($0.rect.y, 17 - height / 2, by: 0.01) })
    #expect(track.contains { isNear($0.rect.maxX, middle, by: 0.5) })
    let knob = try #require(areas.last)
    #expect(knob.rect.width == knobWidth && knob.rect.height == knobHeight && knob.corner == knobHeight / 2)
    #expect(isNear(knob.rect.x + knobWidth / 2, middle, by: 0.5))
  }

  /// AS 26.2: a switch from 319 to 382 has its knob from 321 to 358, 2 below its top. Fact `switch`.
  @Test(arguments: [(17, false, 2.0, 2.0, 27.0, 27.0), (17, true, 22, 2, 27, 27), (26, false, 2, 2, 37, 24)])
  func aSwitchHasItsKnob(
    _ release: Int, _ isOn: Bool, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) throws {
    let view = try report(release, CGRect(x: 20, y: 200, width: 63, height: 28)) {
      let toggle = UISwitch()
      toggle.isOn = isOn
      return toggle
    }
    let knob = try #require(areas(view.decorations).last)
    #expect(knob.rect == Rect(x: x, y: y, width: width, height: height) && knob.corner == height / 2)
  }

  /// AS: signs 13.3 long; at the minimum the first is seen by half in 17.5, and 130 of 166 under a third of a tint, which is the tertiary
  /// color of labels, in 26.2. Fact `stepper`: a capsule.
  @Test(arguments: [(17, 0.5, 8.0), (26, 0.3, 16.0)])
  func aStepperDimsWhatItCannotDo(_ release: Int, _ dimmed: Double, _ corner: Double) throws {
    func signs(_ value: Double) throws -> [Area] {
      let view = try report(release, CGRect(x: 20, y: 200, width: 94, height: 32)) {
        let stepper = UIStepper()
        stepper.value = value
        return stepper
      }
      let areas = areas(view.decorations)
      #expect(areas.first?.corner == corner)
      return areas.filter { isNear(max($0.rect.width, $0.rect.height), 13.3) }
    }
    #expect(try signs(0).map(\.color.alpha) == [dimmed, 1, 1])
    #expect(try signs(5).map(\.color.alpha) == [1, 1, 1])
  }

  /// AS 17.5, 18.5 and 26.2: dots 7.67 wide, 17.67 apart. Fact `page`.
  @Test(arguments: [17, 18, 26]) func dotsOfAPageControlArePlacedAsMeasured(_ release: Int) throws {
    let view = try report(release, CGRect(x: 20, y: 200, width: 116, height: 26)) {
      let control = UIPageControl()
      control.numberOfPages = 3
      return control
    }
    let dots = areas(view.decorations).map(\.rect)
    #expect(dots.map(\.width).allSatisfy { isNear($0, 7.67, by: 0.01) } && dots.count == 3)
    #expect(isNear(dots[1].x - dots[0].x, 17.67, by: 0.01) && isNear(dots[1].x + dots[1].width / 2, 58, by: 0.01))
  }

  /// Fact `segmented`: a capsule with a plate 2 inside, the selected title medium and the others regular.
  @Test(arguments: [(17, 8.0, 7.0, [500, 600]), (26, 16.0, 14.0, [400, 500])])
  func segmentsLookLikeTheirRelease(_ release: Int, _ corner: Double, _ plateCorner: Double, _ weights: [Int]) throws {
    let view = try report(release, CGRect(x: 20, y: 200, width: 200, height: 32)) {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 1
      return control
    }
    let areas = areas(view.decorations)
    #expect(areas.first?.corner == corner)
    let plate = try #require(areas.last)
    #expect(plate.corner == plateCorner && isNear(plate.rect.y, 2, by: 0.01) && isNear(plate.rect.maxX, 198, by: 1))
    let texts = view.decorations.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map(\.fontWeight) == weights)
  }

  /// Fact `button.corner`: a button 40 high.
  @Test(arguments: [
    (26, UIButton.Configuration.CornerStyle.dynamic, 17.0), (26, .small, 5), (26, .medium, 7), (26, .large, 10),
    (26, .capsule, 20), (26, .fixed, 5.95), (17, .dynamic, 6), (17, .large, 8.75),
  ])
  func aButtonHasItsCorners(_ release: Int, _ style: UIButton.Configuration.CornerStyle, _ corner: Double) throws {
    let view = try report(release, CGRect(x: 20, y: 200, width: 120, height: 40)) {
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = style
      return UIButton(configuration: configuration)
    }
    #expect(isNear(areas(view.decorations).first?.corner ?? 0, corner, by: 0.001))
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private func table(_ release: Int, _ style: UITableView.Style) -> ViewReport {
    let screen = Screen(.named("iPhone 16 Pro"), release: release)
    let rows = Rows(style: style)
    screen.show(rows)
    return screen.run { ViewReport(of: rows.tableView) }
  }

  /// AS 26.2 at 402: a point high, from 20 to 382. Facts `row.sep` and `list.corner`.
  @Test func separatorsEndAtTheMarginSinceIOS26() throws {
    func line(_ release: Int) throws -> Rect {
      let row = try #require(table(release, .plain).children.first { !$0.overlays.isEmpty })
      return try #require(areas(row.overlays).first).rect
    }
    let new = try line(26)
    #expect(new.height == 1 && new.x == 20 && new.maxX == 382)
    let old = try line(18)
    #expect(isNear(old.height, 1.0 / 3, by: 0.01) && old.maxX == 402)
  }

  @Test(arguments: [(18, 10.0), (26, 26.0)]) func insetGroupsHaveRoundCorners(_ release: Int, _ corner: Double) {
    #expect(areas(table(release, .insetGrouped).decorations).map(\.corner) == [corner])
  }

  // MARK: Bars

  private final class Content: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "News"
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
      let share = UIBarButtonItem(
        image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
      let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      navigationItem.rightBarButtonItems = [share, edit]
    }
  }

  private func bar(
    _ release: Int, scrolled: Bool = false, _ change: (Content, UINavigationController) -> Void = { _, _ in }
  )
    -> ViewReport
  {
    let screen = Screen(.named("iPhone 15"), release: release)
    let content = Content()
    let navigation = UINavigationController(rootViewController: content)
    screen.show(navigation)
    screen.run {
      if scrolled { content.scrollView.contentOffset.y = 500 }
      change(content, navigation)
    }
    return screen.run { ViewReport(of: navigation.navigationBar) }
  }

  /// Fact `nav.background`; the line is 178 of 255 on white (a picture of iOS 13).
  @Test func aBarIsClearUntilSomethingIsScrolledUnderIt() throws {
    #expect(areas(bar(14).decorations).count == 2)
    for release in [15, 17, 18] {
      #expect(bar(release).decorations.isEmpty, "\(release)")
      let line = try #require(areas(bar(release, scrolled: true).decorations).last)
      #expect(isNear(line.rect.height, 1.0 / 3, by: 0.01))
      #expect(line.color.red == 0 && isNear((1 - line.color.alpha) * 255, 178, by: 1))
    }
  }

  /// Facts `nav.platter`, `nav.tint` and `nav.background`: a plate 44 high with corners of 22 for each item, and nothing at the edges but
  /// content that fades out.
  @Test(arguments: [false, true]) func sinceIOS26ItemsStandOnPlates(_ scrolled: Bool) {
    let decorations = bar(26, scrolled: scrolled).decorations
    let plates = areas(decorations)
    let fades = decorations.compactMap { if case .path(let path) = $0 { path.gradient } else { nil } }
    #expect(fades.count == (scrolled ? 1 : 0))
    for fade in fades { #expect(fade.stops.map(\.color.alpha) == fade.stops.map(\.color.alpha).sorted(by: >)) }
    #expect(!plates.isEmpty && plates.allSatisfy { $0.rect.height == 44 && $0.corner == 22 && $0.rect.width >= 44 })
    #expect(plates.allSatisfy { $0.color.alpha < 1 })
  }

  private func colors(_ view: ViewReport) -> Set<Color> {
    var colors: Set<Color> = []
    if case .text(let text) = view.content { colors.insert(text.color) }
    if case .image(let image) = view.content, let tint = image.tint { colors.insert(tint) }
    return view.children.reduce(into: colors) { $0.formUnion(self.colors($1)) }
  }

  @Test func itemsHaveTheColorOfLabelsUnlessTheBarHasATint() {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(colors(bar(26)) == [black])
    #expect(colors(bar(26) { $1.view.tintColor = .red }) == [black])
    #expect(colors(bar(26) { $1.navigationBar.tintColor = .red }) == [black, Color(red: 1, green: 0, blue: 0)])
    #expect(colors(bar(18)).count == 2)
  }

  /// UH, iOS 15.2: 18.67 by 24 against 14.67 by 19.67 in a text.
  @Test func symbolsOfItemsAreLarge() throws {
    let images = bar(17).children.compactMap { view -> Size? in
      if case .image(let image) = view.content { image.size } else { nil }
    }
    let size = try #require(images.first)
    let usual = try #require(UIImage(systemName: "square.and.arrow.up")).size
    #expect(isNear(size.height / Double(usual.height), 24 / 19.67, by: 0.03))
  }

  /// Facts `tab.platter`: 4 around the tabs, not wider than the bar without 42.
  @Test func tabsStandOnOnePlate() throws {
    let screen = Screen(.named("iPhone 16 Pro"), release: 26)
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    screen.show(tabs)
    let report = screen.run { ViewReport(of: tabs.tabBar) }
    let areas = areas(report.decorations)
    #expect(areas.count == 2)
    let (plate, selected) = (try #require(areas.first), try #require(areas.last))
    let tab = try #require(report.children.first?.children.first)
    #expect(
      plate.rect.width <= 360 && plate.rect.height == tab.frame.height + 8 && plate.corner == plate.rect.height / 2)
    #expect(plate.rect.y == 0 && tab.frame.y == 4 && selected.rect.height == tab.frame.height)
    #expect(colors(report).count == 2, "the selected tab has the tint, the others have the color of labels")
  }

  // MARK: Alerts

  /// Facts `alert.width` and `alert.button`: corners of 34, capsules in place of lines.
  @Test func buttonsOfAlertsAreCapsulesSinceIOS26() throws {
    func plates(_ release: Int) throws -> [Area] {
      let screen = Screen(.named("iPhone 15"), release: release)
      let controller = UIViewController()
      screen.show(controller)
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      screen.run { controller.present(alert, animated: false) }
      return areas(screen.run { ViewReport(of: alert.view) }.decorations)
    }
    let new = try plates(26)
    #expect(new.map(\.corner) == [34] + new.dropFirst().map { $0.rect.height / 2 } && new.count == 3)
    #expect(try plates(18).map(\.corner) == [14, 0, 0, 0])
  }

  // MARK: The screen

  @Test(arguments: [("iPhone 15", true), ("iPhone 16 Pro", true), ("iPhone 14", false), ("iPhone SE", false)])
  func phonesWithAnIslandShowIt(_ model: String, _ hasIsland: Bool) {
    let screen = Screen(.named(model), release: 18)
    screen.show(UIViewController())
    #expect((screen.report().chrome?.island != nil) == hasIsland)
  }

  /// Apple's templates for 375 and 414 points; Apple's drawings of iPhone 12 and 13, 34.8 and 26.8 millimetres wide at 460 pixels for an inch:
  /// 210 and 162 points.
  @Test(arguments: [
    ("iPhone X", 16, 209.0), ("iPhone 11", 18, 230), ("iPhone 12", 18, 210), ("iPhone 13", 15, 162),
    ("iPhone 14", 18, 162),
  ])
  func phonesWithANotchShowIt(_ model: String, _ release: Int, width: Double) throws {
    let screen = Screen(.named(model), release: release)
    screen.show(UIViewController())
    let notch = try #require(screen.report().chrome?.notch)
    #expect(notch.width == width && notch.y == 0)
    #expect(notch.x == (Double(screen.display.bounds.width) - width) / 2)
    try screen.rotate()
    #expect(screen.report().chrome?.notch == nil)
  }

  @Test(arguments: ["iPhone 15", "iPhone SE (3rd generation)", "iPad (A16)"])
  func otherDevicesHaveNoNotch(_ model: String) {
    let screen = Screen(.named(model), release: 26)
    screen.show(UIViewController())
    #expect(screen.report().chrome?.notch == nil)
  }
}
