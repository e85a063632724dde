import AppHost
import Testing
import UIKit

/// Menus of controls and bar items. source: Apple's documentation of `showsMenuAsPrimaryAction` and `UIBarButtonItem.menu`.
@MainActor
@Suite(.serialized) struct ControlMenuTests {
  private final class Form: UIViewController {
    var heard: [String] = []
    let button = UIButton(type: .system)

    func menu(_ titles: String...) -> UIMenu {
      UIMenu(children: titles.map { title in UIAction(title: title) { [unowned self] _ in heard.append(title) } })
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Sort", for: .normal)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      button.menu = menu("Name", "Date")
      for (event, name) in [(UIControl.Event.touchUpInside, "tap"), (.menuActionTriggered, "menu")] {
        button.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
      }
      view.addSubview(button)
      navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", primaryAction: nil, menu: menu("Share"))
    }
  }

  private let form = Form()
  private let screen = Screen(release: 17)

  init() { screen.show(UINavigationController(rootViewController: form)) }

  @Test func aTapOpensAMenuThatIsThePrimaryAction() throws {
    form.button.showsMenuAsPrimaryAction = true
    try screen.tap("Sort")
    try screen.chooseFromMenu("Date")
    #expect(form.heard == ["menu", "Date"])
    #expect(throws: ScreenError.self) { try screen.chooseFromMenu("Date") }
  }

  @Test func aLongPressOpensAnotherMenu() throws {
    try screen.tap("Sort")
    #expect(form.heard == ["tap"])
    try screen.openMenu("Sort")
    try screen.chooseFromMenu("Name")
    #expect(form.heard == ["tap", "menu", "Name"])
    form.button.isEnabled = false
    #expect(throws: ScreenError.self) { try screen.openMenu("Sort") }
  }

  @Test func aPopUpButtonHasTheTitleOfTheChoice() throws {
    form.button.showsMenuAsPrimaryAction = true
    form.button.changesSelectionAsPrimaryAction = true
    try screen.tap("Sort")
    try screen.chooseFromMenu("Date")
    #expect(form.button.currentTitle == "Date")
    let states = form.button.menu?.children.compactMap { ($0 as? UIAction)?.state }
    #expect(states == [.off, .on])
  }

  @Test func anItemOfABarOpensItsMenu() throws {
    try screen.tap("More")
    try screen.chooseFromMenu("Share")
    #expect(form.heard == ["Share"])
  }

  @Test func anItemOfABarIsToggled() throws {
    let item = UIBarButtonItem(title: "Bold", primaryAction: UIAction { [form] _ in form.heard.append("bold") })
    item.changesSelectionAsPrimaryAction = true
    screen.run { form.navigationItem.leftBarButtonItem = item }
    try screen.tap("Bold")
    #expect(item.isSelected && form.heard == ["bold"])
    try screen.tap("Bold")
    #expect(!item.isSelected)
  }

  @Test func groupsAreShownFromTheEdgesInwards() throws {
    let (a, b, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
    screen.run { form.navigationItem.trailingItemGroups = [.fixedGroup(items: [a, b]), .fixedGroup(items: [c])] }
    let places = try ["A", "B", "C"].map { try screen.find(.named($0)).convert(CGPoint.zero, to: nil).x }
    #expect(places == places.sorted() && form.navigationItem.rightBarButtonItems == [c, b, a])
    #expect(form.navigationItem.trailingItemGroups.count == 2)
    form.navigationItem.rightBarButtonItems = [a]
    #expect(form.navigationItem.trailingItemGroups.map(\.barButtonItems) == [[a]])
  }

  @Test func itemsTakeTheAttributesOfTheirProxy() throws {
    let proxy = UIBarButtonItem.appearance()
    defer { proxy.setTitleTextAttributes(nil, for: .normal) }
    proxy.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 31)], for: .normal)
    screen.run {
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Big", style: .plain, target: nil, action: nil)
    }
    let label = try #require(try screen.find(UIButton.self, "Big").titleLabel)
    #expect(label.font.pointSize == 31)
  }
}
