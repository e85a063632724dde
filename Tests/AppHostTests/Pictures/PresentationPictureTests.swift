import AppHost
import Foundation
import LayoutReports
import Testing
import UIKit

/// What pictures show of alerts, sheets, badges and controls that a program has filled. The colors and strengths are remembered
/// (DEVIATIONS.md, 224); that there is a plate, a cover and a line is what every phone shows.
@MainActor
@Suite struct PresentationPictureTests {
  private let screen = Screen(.named("iPhone 14"), release: 17)
  private let root = UIViewController()

  init() {
    root.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.text = "Behind"
    root.view.addSubview(label)
    screen.show(root)
  }

  private func all(_ view: ViewReport) -> [ViewReport] { [view] + view.children.flatMap(all) }

  private func view(_ name: String) throws -> ViewReport {
    let root = try #require(screen.report().root)
    return try #require(all(root).first { $0.className == name })
  }

  private func fills(_ view: ViewReport) -> [(rect: Rect, color: Color, radius: Double)] {
    view.decorations.compactMap {
      if case .fill(let rect, let color, let radius) = $0 { (rect, color, radius) } else { nil }
    }
  }

  @Test func anAlertIsAPlateWithLinesOverADimmedScreen() throws {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addTextField()
    root.present(alert, animated: false)
    let plate = try view("AlertView")
    let parts = fills(plate)
    #expect(parts[0].rect.size == plate.frame.size && parts[0].radius == 14)
    // One line above the buttons of each half, and one between them; then the box of the field, wider than its text.
    #expect(parts.count == 5 && parts[1...3].allSatisfy { min($0.rect.width, $0.rect.height) < 0.5 })
    #expect(parts[4].rect.width > 238 && parts[4].rect.height == 30)
    let cover = try #require(fills(try view("PresentationContainerView")).first)
    #expect(cover.rect == Rect(x: 0, y: 0, width: 390, height: 844) && cover.color.alpha == 0.2)
    #expect(screen.svg().contains("#ff3b30"), "the button that deletes is red")
  }

  @Test func theButtonThatCancelsAnActionSheetHasAPlateOfItsOwn() throws {
    let alert = UIAlertController(title: nil, message: "Really?", preferredStyle: .actionSheet)
    for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    let sheet = try view("AlertView")
    let plates = fills(sheet).filter { $0.radius == 14 }.map(\.rect)
    #expect(plates.count == 2 && plates[1].height == 57 && plates[1].maxY == sheet.frame.height)
    #expect(plates[0].maxY == plates[1].y - 8)
  }

  @Test func aSheetHasRoundCornersAndSetsBackWhatPresentsIt() throws {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    root.present(sheet, animated: false)
    let window = try #require(screen.report().root)
    let (behind, container) = (try #require(window.children.first), try #require(window.children.last))
    #expect(behind.transform != nil && behind.frame.x == 16 && behind.frame.width == 358 && behind.clipsToBounds)
    let shown = try #require(container.children.first)
    #expect(shown.cornerRadius == 10 && shown.squareCorners == [.bottomLeft, .bottomRight] && shown.clipsToBounds)
    #expect(screen.report().chrome?.statusBarInk == .light)
    #expect(behind.frame.y < shown.frame.y, "a strip of what lies behind is seen above the sheet")
    #expect(fills(container).first?.color.alpha == 0.2)
  }

  /// Apple's documentation of `userInterfaceLevel`: interfaces over others have lighter backgrounds in the dark; 28 of 255 in place of black
  /// is what every phone shows. A controller that covers the screen is not elevated.
  @Test(arguments: [(UIModalPresentationStyle.pageSheet, 28.0), (.fullScreen, 0)])
  func aSheetStandsOutInTheDark(_ style: UIModalPresentationStyle, _ gray: Double) throws {
    screen.appearance = .dark
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.view.backgroundColor = .systemBackground
    root.present(sheet, animated: false)
    let color = UIColor.systemBackground.resolvedColor(with: sheet.traitCollection).cgColor
    #expect((color.red * 255).rounded() == CGFloat(gray))
    #expect(sheet.traitCollection.userInterfaceLevel == (gray > 0 ? .elevated : .base))
    #expect(root.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aLowSheetSetsNothingBackAndMayLeaveTheScreenUndimmed() throws {
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presentation.prefersGrabberVisible = true
    presentation.preferredCornerRadius = 24
    root.present(sheet, animated: false)
    let window = try #require(screen.report().root)
    #expect(window.children.first?.transform == nil)
    let container = try #require(window.children.last)
    let shown = try #require(container.children.first)
    #expect(shown.cornerRadius == 24 && shown.overlays.count == 1 && !fills(container).isEmpty)
    presentation.largestUndimmedDetentIdentifier = .medium
    #expect(fills(try #require(screen.report().root?.children.last)).isEmpty)
  }

  /// Since iOS 26 a half sheet is a plate of glass inside the round corners of the display; the view in it need have no ground.
  @Test(arguments: [("iPhone 17", 54.0), ("iPhone SE (3rd generation)", nil)])
  func aHalfSheetIsAPlateThatFollowsTheDisplay(_ device: String, _ lower: Double?) throws {
    let screen = Screen(.named(device), release: 26)
    screen.show(root)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .clear
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    let shown = try #require(screen.report().root?.children.last?.children.first)
    #expect(shown.backgroundColor?.alpha == 1 && shown.cornerRadius == 38)
    #expect(shown.lowerCornerRadius == lower)
  }

  @Test func badgesAndTheSelectedTabAreDrawn() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    screen.show(tabs)
    tabs.tabBar.items?[0].badgeValue = "7"
    #expect(try view("TabBadge").cornerRadius == 9)
    func color(_ title: String) throws -> Color? {
      let labels = all(try #require(screen.report().root)).compactMap { view -> TextContent? in
        if case .text(let text) = view.content, text.lines.first?.text == title { text } else { nil }
      }
      return labels.first?.color
    }
    let (selected, other) = (try color("One"), try color("Two"))
    #expect(selected != other)
    try screen.tap("Two")
    #expect(try color("Two") == selected && color("One") == other)
  }

  /// source: derived: what is drawn has the colors and images that the program gave.
  @Test func controlsOfAProgramsOwnLook() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.frame.origin = CGPoint(x: 20, y: 200)
    root.view.addSubview(control)
    guard case .control = try view("UISegmentedControl").content else { return #expect(Bool(false)) }
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let report = try view("UISegmentedControl")
    #expect(report.content == .none)
    let texts = report.decorations.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(texts.map { $0.lines.first?.text } == ["One", "Two"])
    #expect(texts[0].color == Color(red: 1, green: 0, blue: 0) && texts[1].color != texts[0].color)
    let slider = UISlider(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    slider.setThumbImage(UIImage(name: "thumb", size: CGSize(width: 20, height: 20)), for: .normal)
    root.view.addSubview(slider)
    let images = try view("UISlider").decorations.compactMap {
      if case .image(let image, _) = $0 { image.name } else { nil }
    }
    #expect(images == ["thumb"])
  }
}
