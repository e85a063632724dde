import AppHost
import LayoutReports
import Testing
import UIKit

/// Menus that are open are seen, and their rows can be tapped. What rows show and how sections are parted: Apple's documentation of `UIMenu`,
/// `UIMenu.Options` and `UIMenuElement`; the lengths are those of DEVIATIONS.md, 510.
@MainActor
@Suite(.serialized) struct OpenMenuTests {
  private final class Page: UIViewController {
    var heard: [String] = []
    let button = UIButton(type: .system)

    func action(
      _ title: String, subtitle: String? = nil, image: String? = nil, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: title, subtitle: subtitle, image: image.flatMap { UIImage(systemName: $0) }, attributes: attributes,
        state: state
      ) { [unowned self] _ in heard.append(title) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      button.setTitle("Actions", for: .normal)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }
  }

  private func open(_ release: Int, device: String = "iPhone 15", _ children: (Page) -> [UIMenuElement]) throws -> (
    screen: Screen, page: Page
  ) {
    let (screen, page) = (Screen(.named(device), release: release), Page())
    screen.show(page)
    page.button.menu = UIMenu(children: children(page))
    try screen.tap("Actions")
    return (screen, page)
  }

  private func texts(_ screen: Screen) -> [String] {
    func labels(_ view: UIView) -> [String] {
      view.isHidden ? [] : [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return screen.window.map { labels($0.subviews.last ?? $0) } ?? []
  }

  private func frame(_ screen: Screen, _ text: String) throws -> CGRect {
    let view = try screen.find(.named(text))
    return view.convert(view.bounds, to: nil)
  }

  @Test(arguments: [17, 26])
  func aTapOnARowChoosesIt(_ release: Int) throws {
    let (screen, page) = try open(release) { [$0.action("Copy", subtitle: "To the pasteboard"), $0.action("Paste")] }
    #expect(texts(screen) == ["Copy", "To the pasteboard", "Paste"])
    try screen.tap("Paste")
    #expect(page.heard == ["Paste"] && !texts(screen).contains("Copy"))
  }

  @Test func aTapBesideTheMenuClosesIt() throws {
    let (screen, page) = try open(17) { [$0.action("Copy")] }
    // Far from the button and the menu below it.
    screen.tap(at: CGPoint(x: 300, y: 700))
    #expect(page.heard.isEmpty && !texts(screen).contains("Copy"))
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Copy") }
  }

  @Test func disabledEntriesAreSeenAndHiddenOnesAreNot() throws {
    let (screen, page) = try open(17) {
      [$0.action("Undo", .disabled), $0.action("Secret", .hidden), $0.action("Delete", .destructive)]
    }
    #expect(texts(screen) == ["Undo", "Delete"])
    screen.tap(at: CGPoint(x: try frame(screen, "Undo").midX, y: try frame(screen, "Undo").midY))
    #expect(page.heard.isEmpty)
    let delete = try screen.find(UILabel.self, "Delete")
    #expect(delete.textColor == .systemRed)
  }

  /// A section that is shown inline is parted from what is before and after it; one at the edge of the menu only on one side.
  @Test func sectionsHaveAGapBetweenThem() throws {
    let (screen, _) = try open(17) { page in
      [
        page.action("One"), page.action("Two"),
        UIMenu(options: .displayInline, children: [page.action("Three"), page.action("Four")]),
      ]
    }
    let tops = try ["One", "Two", "Three", "Four"].map { try frame(screen, $0).midY }
    // Rows of 44 points with a pixel between them; a band of 8 between sections, at three pixels a point.
    #expect(abs(tops[1] - tops[0] - 44 - 1.0 / 3) < 0.01 && abs(tops[3] - tops[2] - 44 - 1.0 / 3) < 0.01)
    #expect(abs(tops[2] - tops[1] - 52) < 0.01)
  }

  @Test func aMenuInsideOpensInItsPlace() throws {
    let (screen, page) = try open(26) { page in
      [
        page.action("Copy"),
        UIMenu(title: "Sort By", children: [page.action("Name", .init(), .on), page.action("Date")]),
      ]
    }
    try screen.tap("Sort By")
    #expect(texts(screen) == ["Sort By", "Name", "Date"])
    try screen.tap("Sort By")
    #expect(texts(screen) == ["Copy", "Sort By"], "the title leads back")
    try screen.tap("Sort By")
    try screen.tap("Date")
    #expect(page.heard == ["Date"])
  }

  @Test func imagesStandAtTheEndBefore26AndLeadSince() throws {
    for release in [18, 26] {
      let (screen, _) = try open(release) { [$0.action("Share", image: "square.and.arrow.up")] }
      let text = try frame(screen, "Share")
      func pictures(_ view: UIView) -> [UIImageView] {
        [view as? UIImageView].compactMap { $0 } + view.subviews.flatMap(pictures)
      }
      let all = screen.window.map(pictures) ?? []
      let picture = try #require(all.first { $0.image?.name == "square.and.arrow.up" })
      let image = picture.convert(picture.bounds, to: nil)
      #expect((image.midX > text.midX) == (release == 18))
    }
  }

  @Test func anEntryMayLeaveTheMenuOpen() throws {
    let (screen, page) = try open(17) { [$0.action("Larger", .keepsMenuPresented)] }
    try screen.tap("Larger")
    try screen.tap("Larger")
    #expect(page.heard == ["Larger", "Larger"] && texts(screen) == ["Larger"])
  }

  @Test func entriesThatComeLaterAreShownThen() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let (screen, page) = try open(17) { _ in [UIDeferredMenuElement.uncached { answer = $0 }] }
    #expect(texts(screen) == ["Loading…"])
    screen.run { answer?([page.action("Found")]) }
    #expect(texts(screen) == ["Found"])
  }

  /// A menu is 250 points wide and stays in the safe area without 8 points; it is below its source where there is room.
  @Test func theMenuStandsBesideItsSource() throws {
    let (screen, page) = try open(17) { [$0.action("Copy")] }
    let row = try screen.find(.named("Copy"))
    var plate: UIView = row
    while let next = plate.superview, !(next.superview is UIWindow) { plate = next }
    #expect(plate.frame == CGRect(x: 20, y: 252, width: 250, height: 44))
    try screen.tap("Copy")
    screen.run { page.button.frame = CGRect(x: 290, y: 780, width: 100, height: 44) }
    try screen.tap("Actions")
    var other: UIView = try screen.find(.named("Copy"))
    while let next = other.superview, !(next.superview is UIWindow) { other = next }
    // The screen is 393 points wide; 8 above the button.
    #expect(other.frame == CGRect(x: 393 - 8 - 250, y: 780 - 8 - 44, width: 250, height: 44))
  }

  @Test func theMenuOfARowIsShownBesideIt() throws {
    final class List: UITableViewController {
      var heard: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
          UIMenu(children: [UIAction(title: "Archive") { _ in self.heard.append("archive \(indexPath.row)") }])
        })
      }
    }
    let (screen, list) = (Screen(release: 17), List())
    screen.show(list)
    try screen.openMenu("Row 1")
    try screen.tap("Archive")
    #expect(list.heard == ["archive 1"])
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Archive") }
  }

  /// What has the menu goes, and the menu with it.
  @Test func aMenuGoesWithItsSource() throws {
    let (screen, page) = try open(17) { [$0.action("Copy")] }
    screen.run { page.button.removeFromSuperview() }
    screen.run {}
    #expect(!texts(screen).contains("Copy"))
  }

  @Test func aMenuHasAGroundInPictures() throws {
    let (screen, _) = try open(26) { [$0.action("Copy", .init(), .on)] }
    let report = try #require(screen.window).sceneReport
    func all(_ view: ViewReport) -> [ViewReport] { [view] + view.children.flatMap(all) }
    let views = report.root.map(all) ?? []
    let plate = try #require(views.first { $0.className == "MenuPlate" })
    #expect(plate.decorations.contains { if case .fill = $0 { true } else { false } })
    let mark = views.contains { if case .image(let image) = $0.content { image.name == "checkmark" } else { false } }
    #expect(mark)
  }
}
