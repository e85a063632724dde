import AppHost
import LayoutReports
import Testing
import UIKit

/// What pictures show of colors and grounds that an app gives to views of the system. Source: Apple's documentation of each member.
@MainActor
@Suite(.serialized) struct FreshAppPictureTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A view on a screen, as pictures show it.
  private func report(release: Int = 26, _ frame: CGRect, _ make: @MainActor () -> UIView) -> ViewReport {
    let screen = Screen(.named(release < 26 ? "iPhone 15" : "iPhone 16"), release: release)
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

  private func fills(_ decorations: [Decoration]) -> [(rect: Rect, color: Color, corner: Double)] {
    decorations.compactMap {
      if case .fill(let rect, let color, let corner) = $0 { (rect, color, corner) } else { nil }
    }
  }

  private func texts(_ report: ViewReport) -> [TextContent] {
    if case .control(let control) = report.content { control.texts } else { [] }
  }

  // MARK: Fields

  @Test func aPlaceholderHasTheColorsOfItsAttributes() {
    let field = report(CGRect(x: 20, y: 200, width: 200, height: 34)) {
      let field = UITextField()
      let text = NSMutableAttributedString(string: "Red", attributes: [.foregroundColor: red])
      text.append(NSAttributedString(string: "Plain", attributes: [.kern: 0]))
      field.attributedPlaceholder = text
      return field
    }
    let shown = texts(field)
    #expect(shown.map { $0.lines.map(\.text) } == [["Red"], ["Plain"]])
    #expect(shown.first?.color == Color(red: 1, green: 0, blue: 0))
    #expect(shown.last?.color != shown.first?.color)
  }

  @Test func aSearchFieldHasTheGroundThatItWasGiven() throws {
    func field(_ color: UIColor?) throws -> ViewReport {
      let bar = report(release: 17, CGRect(x: 0, y: 200, width: 393, height: 56)) {
        let bar = UISearchBar()
        bar.searchTextField.backgroundColor = color
        return bar
      }
      func all(_ view: ViewReport) -> [ViewReport] { [view] + view.children.flatMap(all) }
      return try #require(all(bar).first { $0.className == "UISearchTextField" })
    }
    let (usual, colored) = (try field(nil), try field(blue))
    #expect(fills(colored.decorations).first?.color == Color(red: 0, green: 0, blue: 1))
    #expect(fills(colored.decorations).first?.corner == fills(usual.decorations).first?.corner)
    #expect(colored.backgroundColor == nil, "the color has the round corners of the field")
  }

  // MARK: Controls

  @Test func indicatorImagesHaveTheColorsOfTheControl() {
    let control = report(CGRect(x: 20, y: 200, width: 116, height: 26)) {
      let control = UIPageControl()
      (control.numberOfPages, control.currentPage) = (3, 1)
      (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (green, red)
      control.preferredIndicatorImage = UIImage(systemName: "heart.fill")
      control.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 0)
      return control
    }
    let images = control.decorations.compactMap { decoration -> ImageContent? in
      if case .image(let image, _) = decoration { image } else { nil }
    }
    let (plain, current) = (Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0))
    #expect(images.map(\.tint) == [plain, current, plain] && images.allSatisfy(\.isTemplate))
  }

  @Test func aSliderWithoutAThumbIsFilledUpToItsValue() {
    func parts(_ style: UISlider.Style) -> [Rect] {
      let slider = report(CGRect(x: 10, y: 200, width: 200, height: 34)) {
        let slider = UISlider()
        (slider.value, slider.sliderStyle) = (0.25, style)
        return slider
      }
      return fills(slider.decorations).map(\.rect)
    }
    let bare = parts(.thumbless)
    #expect(bare.count == 2 && parts(.default).count > 2)
    #expect(abs(bare[1].width / (bare[0].width + bare[1].width) - 0.25) < 0.001)
  }

  // MARK: Glass

  @Test func glassIsAPlateWithItsTint() {
    func plate(_ effect: UIGlassEffect, corner: CGFloat = 0) -> (rect: Rect, color: Color, corner: Double)? {
      let view = report(CGRect(x: 20, y: 200, width: 200, height: 50)) {
        let view = UIVisualEffectView(effect: effect)
        if corner > 0 { view.cornerConfiguration = .corners(radius: .fixed(Double(corner))) }
        return view
      }
      return fills(view.decorations).first
    }
    let usual = plate(UIGlassEffect())
    #expect(usual?.rect == Rect(x: 0, y: 0, width: 200, height: 50) && usual?.corner == 25, "a capsule")
    #expect((plate(UIGlassEffect(style: .clear))?.color.alpha ?? 1) < (usual?.color.alpha ?? 0))
    let tinted = UIGlassEffect()
    tinted.tintColor = red
    #expect(plate(tinted, corner: 12)?.color == Color(red: 1, green: 0, blue: 0))
    #expect(plate(tinted, corner: 12)?.corner == 12)
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    var clear: Set<Int> = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if clear.contains(indexPath.row) { cell.backgroundConfiguration = .clear() }
      return cell
    }
  }

  private func grounds(_ style: UITableView.Style, clear: Set<Int>) throws -> [Decoration] {
    let screen = Screen(.named("iPhone 15"), release: 17)
    let rows = Rows(style: style)
    rows.clear = clear
    screen.show(rows)
    return screen.run { ViewReport(of: rows.tableView).decorations }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func rowsWithAClearBackgroundLetTheTableBeSeen(_ style: UITableView.Style) throws {
    #expect(try grounds(style, clear: [0, 1, 2]).isEmpty)
    let (all, some) = (try grounds(style, clear: []), try grounds(style, clear: [1]))
    #expect(fills(all).count == 1)
    var shown = some
    if case .group(let inner, _, _)? = some.first { shown = inner }
    #expect(fills(shown).count == 2, "above and below the clear row")
  }

  // MARK: Launch

  private final class Module: GeneratedModule {
    nonisolated(unsafe) static var folder = ""
    static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool { false }
    static func type(named name: String) -> AnyClass? { nil }
    static func make(named name: String) -> AnyObject? { nil }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    static func main() { UIApplication._launch(Delegate(), from: Module.self) }
  }

  @Test func aLaunchWithoutAWindowSaysThatThereIsNoSceneManifest() {
    let screen = Screen(.named("iPhone 14"), release: 17)
    let error = #expect(throws: ScreenError.self) { try screen.launch(Delegate.self) }
    #expect(
      error?.description
        == "Delegate showed no window during its launch; its Info.plist has no scene manifest (UIApplicationSceneManifest), without which no scene is connected"
    )
  }
}
