import AppHost
import Foundation
import LayoutReports
import Testing
import UIKit

/// What an owner of a device would miss in pictures of bars, alerts, sheets, searches and columns.
///
/// source: facts by release (frames and colors of Apple's views in iOS 26.1, OU); what has no number here is only told apart.
@MainActor
@Suite struct ReleasePictureTests {
  private func screen(_ model: String, _ release: Int, dark: Bool = false) -> Screen {
    let screen = Screen(.named(model), release: release)
    screen.appearance = dark ? .dark : .light
    return screen
  }

  private func all(_ view: ViewReport) -> [ViewReport] { [view] + view.children.flatMap(all) }

  private func fills(_ view: ViewReport) -> [(rect: Rect, color: Color, corner: Double)] {
    view.decorations.compactMap {
      if case .fill(let rect, let color, let corner) = $0 { (rect, color, corner) } else { nil }
    }
  }

  private func text(_ view: ViewReport) -> TextContent? { if case .text(let text) = view.content { text } else { nil } }

  private func texts(_ view: ViewReport) -> [String: TextContent] {
    Dictionary(
      all(view).compactMap { view in text(view).flatMap { content in content.lines.first.map { ($0.text, content) } } }
    ) { one, _ in one }
  }

  private func bytes(_ color: Color) -> [Int] {
    [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  private final class Article: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "News"
      view.backgroundColor = .systemBackground
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scrollView)
    }
  }

  // MARK: Colors

  /// Guidelines, Color, June 2025; blue and red of 26.1 are also dumped.
  @Test(arguments: [
    (18, false, [0, 122, 255], [255, 59, 48]), (26, false, [0, 136, 255], [255, 56, 60]),
    (18, true, [10, 132, 255], [255, 69, 58]), (26, true, [0, 145, 255], [255, 66, 69]),
  ])
  func systemColorsAreThoseOfTheRelease(_ release: Int, _ dark: Bool, _ blue: [Int], _ red: [Int]) {
    let screen = screen("iPhone 16", release, dark: dark)
    let controller = UIViewController()
    screen.show(controller)
    func bytes(_ color: UIColor) -> [Int] {
      let color = color.resolvedColor(with: controller.traitCollection).cgColor
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemBlue) == blue && bytes(.systemRed) == red)
    #expect(bytes(controller.view.tintColor) == blue, "the tint of a window is the blue of the release")
    guard !dark else { return }
    let green = screen.run { UIColor.systemBlue.cgColor.green }
    #expect(Int((green * 255).rounded()) == blue[1], "traits that no screen has given")
  }

  /// 60, 60, 67 with 0.12 in 26.1.
  @Test(arguments: [(18, 0.29), (26, 0.12)]) func separatorsAreAsStrongAsInTheRelease(_ release: Int, _ alpha: CGFloat)
  {
    let screen = screen("iPhone 16", release)
    let controller = UIViewController()
    screen.show(controller)
    #expect(abs(UIColor.separator.resolvedColor(with: controller.traitCollection).cgColor.alpha - alpha) < 0.001)
  }

  // MARK: The status bar of tablets

  @Test(
    arguments: [
      ("iPad (9th generation)", 15, ScreenChrome.StatusBarForm.tabletWithDots),
      ("iPad (10th generation)", 18, .tabletWithDots),
      ("iPad (A16)", 26, .tablet), ("iPhone 16", 18, nil),
    ] as [(String, Int, ScreenChrome.StatusBarForm?)])
  func tabletsHaveAStatusBarOfTheirOwn(_ model: String, _ release: Int, _ form: ScreenChrome.StatusBarForm?) {
    let screen = screen(model, release)
    screen.show(UIViewController())
    #expect(screen.report().chrome?.statusBarForm == form)
  }

  // MARK: Bars

  private func bar(_ release: Int, grouped: Bool = false) -> ViewReport {
    let screen = screen("iPhone 16", release)
    let content = Article()
    let navigation = UINavigationController(rootViewController: content)
    screen.show(navigation)
    screen.run {
      if grouped { content.view.backgroundColor = .systemGroupedBackground }
      content.scrollView.contentOffset.y = 500
    }
    return screen.run { ViewReport(of: navigation.navigationBar) }
  }

  private func gradients(_ view: ViewReport) -> [Gradient] {
    view.decorations.compactMap { if case .path(let path) = $0 { path.gradient } else { nil } }
  }

  /// Black letters under a bar leave less than four of 255 of difference, which nobody sees.
  @Test(arguments: [15, 18]) func noLetterCanBeReadThroughABar(_ release: Int) throws {
    let ground = try #require(fills(bar(release)).first)
    #expect(ground.color.alpha < 1 && (1 - ground.color.alpha) * 255 < 4)
  }

  /// No letter can be read beside title and items; nothing covers the content below the bar.
  @Test func contentFadesOutUnderTheTitleSinceIOS26() throws {
    let fade = try #require(gradients(bar(26)).first)
    let strengths = fade.stops.map(\.color.alpha)
    #expect(strengths.count == 3 && strengths[0] == strengths[1] && (1 - strengths[0]) * 255 < 4 && strengths[2] == 0)
    let full = fade.start.y + (fade.end.y - fade.start.y) * fade.stops[1].location
    #expect(abs(full - 44) < 0.01 && fade.end.y > 54, "full as far as the items reach, and beyond the bar")
    #expect(bytes(fade.stops[0].color) == [255, 255, 255])
    #expect(bytes(try #require(gradients(bar(26, grouped: true)).first).stops[0].color) == [242, 242, 247])
  }

  @Test func contentFadesOutAboveABarAtTheLowerEdgeSinceIOS26() throws {
    let screen = screen("iPhone 16", 26)
    let content = Article()
    let tabs = UITabBarController()
    tabs.viewControllers = [content, UIViewController()]
    for (index, controller) in (tabs.viewControllers ?? []).enumerated() {
      controller.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: 0)
    }
    screen.show(tabs)
    func fade() -> Gradient? { gradients(screen.run { ViewReport(of: tabs.tabBar) }).first }
    let lower = try #require(fade())
    // 141 of 852, of which the bar has 83.
    #expect(lower.end.y - lower.start.y == 141 && lower.stops.first?.color.alpha == 0)
    screen.run { content.scrollView.contentOffset.y = 3000 - content.scrollView.bounds.height + 83 }
    #expect(fade() == nil, "nothing is below the bar at the end of the content")
  }

  /// max(22, width) + 22, 44 high in the bar: dumps of iOS 26.1.
  @Test func thePlateOfOneSymbolIsNearlyRound() throws {
    let screen = screen("iPhone 16", 26)
    let content = Article()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: content)
    screen.show(navigation)
    let plate = try #require(
      screen.run { ViewReport(of: navigation.navigationBar) }.children.first { $0.className == "BarPlatter" })
    let symbol = try #require(UIImage(systemName: "plus")).size.width
    #expect(abs(plate.frame.width - (max(22, Double(symbol)) + 22)) < 0.7 && plate.frame.height == 44)
  }

  private func tabs(_ model: String, _ release: Int) -> (ViewReport, UITabBarController) {
    let screen = screen(model, release)
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Inbox"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: 0)
      controller.tabBarItem.badgeValue = title == "Inbox" ? "3" : nil
      return controller
    }
    screen.show(tabs)
    return (screen.run { ViewReport(of: tabs.tabBar) }, tabs)
  }

  /// Reported (tidev/titanium-sdk#14337): without icons, at the top.
  @Test func tabsOfIPadOS18AreTextsOnACapsule() throws {
    let (report, tabs) = tabs("iPad (10th generation)", 18)
    let images = all(report).filter { $0.className == "UIImageView" }
    let shown = images.filter { !$0.isHidden }
    #expect(shown.isEmpty, "no icons")
    let plates = fills(report)
    #expect(plates.count == 2 && plates.allSatisfy { $0.corner == $0.rect.height / 2 })
    #expect(abs(plates[0].rect.x + plates[0].rect.width / 2 - Double(tabs.tabBar.bounds.midX)) < 0.6)
    #expect(plates[1].rect.width < plates[0].rect.width / 2 + 20, "a capsule under the selected tab")
    #expect(bytes(try #require(texts(report)["Inbox"]).color) == [0, 0, 0])
    #expect(bytes(try #require(texts(report)["Home"]).color) == [0, 122, 255])
  }

  /// A badge of 18 points does not cover the first letter of a title beside the image.
  @Test func aBadgeLeavesTheTitleBesideAnImageFree() throws {
    let (report, _) = tabs("iPad (9th generation)", 15)
    let tab = try #require(all(report).last { $0.className == "TabBarButton" })
    let badge = try #require(tab.children.first { $0.className == "TabBadge" })
    let title = try #require(tab.children.first { text($0)?.lines.first?.text == "Inbox" })
    #expect(badge.frame.maxX <= title.frame.x + 0.5)
  }

  /// About 27 points for a house, where its image in a text has 21.
  @Test func symbolsOfTabsAreLargerThanInTexts() throws {
    let (report, _) = tabs("iPhone 16", 18)
    let sizes = all(report).compactMap { view -> Size? in
      if case .image(let image) = view.content { image.size } else { nil }
    }
    let usual = try #require(UIImage(systemName: "house")).size
    #expect(!sizes.isEmpty && sizes.allSatisfy { abs($0.width / Double(usual.width) - 1.35) < 0.03 })
  }

  // MARK: Search

  private func search(_ model: String, _ release: Int, _ text: String?) -> (Screen, UISearchController) {
    let screen = screen(model, release)
    let content = Article()
    let search = screen.run { UISearchController(searchResultsController: nil) }
    screen.run {
      search.searchBar.text = text
      content.navigationItem.searchController = search
      content.navigationItem.hidesSearchBarWhenScrolling = false
    }
    screen.show(UINavigationController(rootViewController: content))
    return (screen, search)
  }

  /// Fact `search.bottom`: one capsule, 48 high, 28 from the sides.
  @Test func aSearchAtTheLowerEdgeIsOneCapsule() throws {
    let (screen, search) = search("iPhone 16", 26, nil)
    let bar = screen.run { ViewReport(of: search.searchBar) }
    let field = try #require(bar.children.first { $0.className == "UISearchTextField" })
    #expect(fills(field).isEmpty, "the field stands on the plate of its bar")
    let plates = fills(bar)
    #expect(plates.count == 1 && plates[0].rect == Rect(x: 0, y: 0, width: bar.frame.width, height: 48))
    #expect(bar.frame.x == 28 && plates[0].corner == 24)
  }

  /// Fact `search.pad`: one field of 44, no ground on the plate of the bar.
  @Test func aSearchAmongButtonsHasOnePlate() throws {
    let (screen, search) = search("iPad (A16)", 26, nil)
    let field = try #require(
      screen.run { ViewReport(of: search.searchBar) }.children.first { $0.className == "UISearchTextField" })
    #expect(fills(field).isEmpty)
  }

  @Test(arguments: [15, 18, 26]) func aSearchThatIsTypedHasAClearButtonAndACaret(_ release: Int) throws {
    let (screen, search) = search("iPhone 16", release, "Gar")
    screen.run { search.isActive = true }
    _ = screen.run { search.searchBar.becomeFirstResponder() }
    let field = screen.run { ViewReport(of: search.searchBar.searchTextField) }
    #expect(field.overlays.count == 4, "a disc, two lines, a caret")
    guard case .fill(let caret, _, _)? = field.overlays.last else { Issue.record("no caret"); return }
    #expect(caret.width == 2 && caret.height > 15)
  }

  /// Dictation: a microphone at the end of a field that is empty.
  @Test(arguments: [15, 18, 26]) func anEmptySearchHasAMicrophone(_ release: Int) {
    for (text, isThere) in [("", true), ("Gar", false)] {
      let (screen, search) = search("iPhone 16", release, text)
      let names = screen.run { ViewReport(of: search.searchBar.searchTextField) }.overlays.compactMap {
        if case .image(let image, _) = $0 { image.name } else { nil }
      }
      #expect(names.contains("mic.fill") == isThere)
    }
  }

  /// As strong as the magnifying glass, 0.6.
  @Test func thePlaceholderOfASearchIsASecondText() throws {
    let (screen, search) = search("iPhone 16", 18, nil)
    let field = screen.run { ViewReport(of: search.searchBar.searchTextField) }
    guard case .control(let content) = field.content else { Issue.record("no field"); return }
    #expect(abs(try #require(content.texts.first).color.alpha - 0.6) < 0.001)
  }

  // MARK: The keyboard

  private func keyboard(
    _ model: String, _ release: Int, _ change: (UITextField) -> Void = { _ in }
  ) throws -> ViewReport {
    let screen = screen(model, release)
    let controller = UIViewController()
    let field = screen.run { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)) }
    change(field)
    controller.view.addSubview(field)
    screen.show(controller)
    _ = screen.run { field.becomeFirstResponder() }
    return try keyboard(on: screen)
  }

  private func keyboard(on screen: Screen) throws -> ViewReport {
    let frame = try #require(screen.keyboardFrame)
    let keyboard = try #require(screen.report().chrome?.bars.last)
    #expect(keyboard.frame == Rect(frame))
    return keyboard
  }

  private func words(_ view: ViewReport) -> [String] {
    view.decorations.compactMap { if case .text(let text) = $0 { text.lines.first?.text } else { nil } }
  }

  private func symbols(_ view: ViewReport) -> [String] {
    view.decorations.compactMap { if case .image(let image, _) = $0 { image.name } else { nil } }
  }

  @Test(arguments: [("iPhone 16", 15), ("iPhone SE (3rd generation)", 18), ("iPhone 16", 26), ("iPad (A16)", 26)])
  func aKeyboardHasItsKeysInsideOfItsFrame(_ model: String, _ release: Int) throws {
    // After a space nothing is being typed, so that there is no word but the keys.
    let keyboard = try keyboard(model, release) { $0.text = "Tea " }
    let letters = words(keyboard).filter { $0.count == 1 && $0.first?.isLetter == true }
    #expect(letters.map { $0.lowercased() }.sorted() == "abcdefghijklmnopqrstuvwxyz".map(String.init))
    #expect(symbols(keyboard).contains("delete.left"))
    let whole = Rect(x: 0, y: 0, width: keyboard.frame.width, height: keyboard.frame.height)
    let plates = fills(keyboard).map(\.rect)
    #expect(plates.count > 30)
    #expect(
      plates.allSatisfy { $0.x >= 0 && $0.maxX <= whole.maxX + 0.01 && $0.y >= 0 && $0.maxY <= whole.maxY + 1.01 })
  }

  @Test func theKeyboardSaysWhatTheFieldAsksFor() throws {
    #expect(words(try keyboard("iPhone 16", 18)).contains("return"))
    #expect(symbols(try keyboard("iPhone 16", 26)).contains("return"))
    let send = try keyboard("iPhone 16", 18) { $0.returnKeyType = .send }
    #expect(words(send).contains("send") && !words(send).contains("return"))
    #expect(words(try keyboard("iPhone 16", 18)).contains("Q"), "an empty field begins with a capital letter")
    #expect(words(try keyboard("iPhone 16", 18) { $0.text = "Tea" }).contains("q"))
    let digits = try keyboard("iPhone 16", 18) { $0.keyboardType = .decimalPad }
    #expect(Set(words(digits)).isSuperset(of: ["0", "5", "9", "A B C", "."]) && !words(digits).contains("q"))
    let email = try keyboard("iPhone 16", 18) { $0.keyboardType = .emailAddress }
    #expect(words(email).contains("@"))
  }

  /// The colors of keys in the light appearance, from left to right of the lowest row that has plates.
  private func colorOfReturn(_ keyboard: ViewReport) throws -> [Int] {
    let plates = fills(keyboard).filter { $0.rect.height < 60 && $0.rect.width > 20 && $0.color.alpha == 1 }
    // On phones the last key of the last row, on tablets the last of the second.
    return bytes(try #require(plates.max { ($0.rect.y, $0.rect.maxX) < ($1.rect.y, $1.rect.maxX) }).color)
  }

  /// A search bar asks for a key that searches: blue with a word, since iOS 26 with a magnifying glass; without a text it cannot be pressed.
  @Test(arguments: [15, 18, 26]) func theReturnKeyOfASearchSearches(_ release: Int) throws {
    for text in ["Gar", ""] {
      let (screen, search) = search("iPhone 16", release, text)
      screen.run { search.isActive = true }
      _ = screen.run { search.searchBar.becomeFirstResponder() }
      let keyboard = try keyboard(on: screen)
      #expect(words(keyboard).contains("search") == (release < 26))
      #expect(symbols(keyboard).contains("magnifyingglass") == (release >= 26))
      let blue = release < 26 ? [0, 122, 255] : [0, 136, 255]
      #expect(try (colorOfReturn(keyboard) == blue) == !text.isEmpty)
    }
  }

  @Test(arguments: [
    (UIReturnKeyType.go, "go"), (.join, "join"), (.next, "next"), (.route, "route"), (.search, "search"),
    (.send, "send"), (.done, "done"), (.continue, "continue"),
  ])
  func theReturnKeySaysWhatItDoes(_ type: UIReturnKeyType, _ word: String) throws {
    let keyboard = try keyboard("iPhone 16", 18) { $0.returnKeyType = type }
    #expect(words(keyboard).contains(word) && !words(keyboard).contains("return"))
    #expect(try colorOfReturn(keyboard) == [0, 122, 255])
  }

  /// 45 points on phones of iOS 15 and 18, 44 since 26; the keys stand below.
  @Test(arguments: [("iPhone 13", 15), ("iPhone 16 Pro", 18), ("iPhone 17", 26), ("iPad (9th generation)", 15)])
  func suggestionsStandOverTheKeys(_ model: String, _ release: Int) throws {
    let isTablet = model.hasPrefix("iPad")
    let with = try keyboard(model, release) { $0.text = "A comment" }
    #expect(words(with).contains("“comment”"))
    #expect(symbols(with).contains("arrow.uturn.backward") == isTablet)
    let first = try #require(fills(with).filter { $0.corner > 0 && $0.rect.height < 80 }.map(\.rect.y).min())
    #expect(first > (isTablet ? 55 : 44))
    let without = try keyboard(model, release) { field in
      (field.text, field.autocorrectionType, field.spellCheckingType) = ("A comment", .no, .no)
    }
    #expect(!words(without).contains("“comment”"))
    #expect((with.frame.height - without.frame.height) == (isTablet ? 0 : release < 26 ? 45 : 44))
  }

  /// In the place of suggestions; the keyboard is as high.
  @Test func aSecureFieldLeadsToThePasswords() throws {
    let secure = try keyboard("iPhone 16", 18) { $0.isSecureTextEntry = true }
    #expect(words(secure).contains("Passwords") && symbols(secure).contains("key.fill") && secure.frame.height == 336)
  }

  /// "Enable Key Flicks" of iPads, which is on at first: a gray sign over each letter.
  @Test(arguments: [15, 18, 26]) func keysOfATabletHaveASecondSign(_ release: Int) throws {
    let model = release == 26 ? "iPad (A16)" : "iPad (9th generation)"
    let signs = Set(words(try keyboard(model, release)))
    #expect(signs.isSuperset(of: "1234567890@#$&*()'\"%-+=/;:!?".map(String.init)))
    #expect(Set(words(try keyboard("iPhone 16", release))).isDisjoint(with: ["1", "@", "?"]))
  }

  /// What the app has in place of the keys is its own; what it has above them is among its views, and the keys begin below.
  @Test func keysAreDrawnOnlyWhereTheSystemHasThem() throws {
    let instead = try keyboard("iPhone 16", 18) {
      $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    }
    #expect(words(instead).isEmpty && instead.decorations.count == 1)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let under = try keyboard("iPhone 16", 18) { $0.inputAccessoryView = toolbar }
    #expect(try #require(fills(under).first).rect.y == 44 && words(under).contains("return"))
  }

  /// An accessory alone, at the bottom of the screen, has no keyboard under it.
  @Test func anAccessoryAloneHasNoKeyboard() throws {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = screen("iPhone 16", 18)
    let chat = Chat()
    screen.show(chat)
    _ = screen.run { chat.becomeFirstResponder() }
    #expect(try keyboard(on: screen).decorations.isEmpty)
  }

  @Test func theKeyboardFollowsTheAppearanceThatTheFieldAsksFor() throws {
    func ground(_ appearance: UIKeyboardAppearance) throws -> Int {
      let keyboard = try keyboard("iPhone 16", 18) { $0.keyboardAppearance = appearance }
      return bytes(try #require(fills(keyboard).first).color)[0]
    }
    #expect(try ground(.default) > 150 && ground(.dark) < 100)
  }

  // MARK: Alerts and sheets

  private func alert(_ release: Int, message: String?) throws -> [String: TextContent] {
    let screen = screen("iPhone 16", release)
    let controller = UIViewController()
    screen.show(controller)
    let alert = UIAlertController(title: "Delete it?", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    screen.run { controller.present(alert, animated: false) }
    return texts(screen.run { ViewReport(of: alert.view) })
  }

  /// Fact `alert.text`: title and message begin at 30, the message is gray; titles of buttons have the color of labels.
  @Test func textsOfAnAlertBeginAtTheMarginSinceIOS26() throws {
    let new = try alert(26, message: "For good.")
    #expect(new["Delete it?"]?.lines.first?.x == 0 && new["For good."]?.lines.first?.x == 0)
    #expect(abs(try #require(new["For good."]).color.alpha - 0.6) < 0.001)
    #expect(bytes(try #require(new["Cancel"]).color) == [0, 0, 0])
    #expect(bytes(try #require(new["Delete"]).color) == [255, 56, 60])
    #expect(try #require(alert(26, message: nil)["Delete it?"]?.lines.first).x > 0, "a title alone is centered")
    let old = try alert(18, message: "For good.")
    #expect(try #require(old["For good."]?.lines.first).x > 0 && old["For good."]?.color.alpha == 1)
    #expect(bytes(try #require(old["Cancel"]).color) == [0, 122, 255])
  }

  @Test func textsOfAnActionSheetAreGrey() throws {
    let screen = screen("iPhone 14", 17)
    let controller = UIViewController()
    screen.show(controller)
    let sheet = UIAlertController(title: "Photo", message: "Choose.", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Take", style: .default))
    screen.run { controller.present(sheet, animated: false) }
    let report = screen.run { ViewReport(of: sheet.view) }
    #expect(texts(report)["Photo"]?.color.alpha == 0.6 && texts(report)["Choose."]?.color.alpha == 0.6)
    let plates = fills(report).filter { $0.corner > 0 }
    #expect(
      plates.count == 2 && plates[1].color.alpha == 1, "nothing shines through the plate of the button that cancels")
  }

  /// In 26.1 what presents a sheet stays in its place under a cover of 20 %.
  @Test(arguments: [(18, true), (26, false)]) func aSheetSetsBackWhatPresentsIt(_ release: Int, _ isSetBack: Bool)
    throws
  {
    let screen = screen("iPhone 16", release)
    let controller = UIViewController()
    screen.show(controller)
    screen.run { controller.present(UIViewController(), animated: false) }
    let window = try #require(screen.report().root)
    #expect((window.children.first?.transform != nil) == isSetBack)
    #expect(fills(try #require(window.children.last)).first?.color.alpha == 0.2)
    #expect((screen.report().chrome?.statusBarInk == .light) == isSetBack)
  }

  /// 245 of 255, in the dark 57; and [8, 536, 804, 636] on a tablet of 820 by 1180, as drawn.
  @Test(arguments: [("iPhone 16", false, 245), ("iPhone 16", true, 57), ("iPad (A16)", false, 245)])
  func aHalfSheetOfIOS26KeepsAwayFromTheEdges(_ model: String, _ dark: Bool, _ gray: Int) throws {
    let screen = screen(model, 26, dark: dark)
    let controller = UIViewController()
    screen.show(controller)
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemBackground
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    screen.run { controller.present(sheet, animated: false) }
    let shown = screen.run { ViewReport(of: sheet.view) }
    #expect(bytes(try #require(shown.backgroundColor)) == [gray, gray, gray])
    guard model == "iPad (A16)" else { return }
    let frame = screen.run { sheet.view.convert(sheet.view.bounds, to: nil) }
    #expect(abs(frame.minX - 8) < 0.6 && abs(frame.width - 804) < 0.6)
    #expect(abs(frame.minY - 536) < 1.1 && abs(frame.height - 636) < 1.1)
  }

  /// 13 points high, up to iOS 18.
  @Test(arguments: [(17, true), (26, false)]) func popoversHaveAnArrowAndAShadow(_ release: Int, _ hasArrow: Bool)
    throws
  {
    let screen = screen("iPad (A16)", release < 26 ? 18 : 26)
    let controller = UIViewController()
    screen.show(controller)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    popover.popoverPresentationController?.sourceView = controller.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 40)
    screen.run { controller.present(popover, animated: false) }
    let container = try #require(screen.report().root?.children.last)
    let arrows = container.decorations.compactMap { if case .path(let path) = $0 { path.path } else { nil } }
    #expect(arrows.count == (hasArrow ? 1 : 0) && fills(container).count > 4)
    let shown = try #require(container.children.first)
    #expect(shown.cornerRadius > 10 && shown.clipsToBounds)
    guard let arrow = arrows.first else { return }
    let ends = arrow.steps.compactMap { step -> Point? in
      switch step {
      case .move(let to), .line(let to): to
      default: nil
      }
    }
    #expect(ends.map(\.y).min() == 340 && ends.contains { $0.x == 320 && $0.y == 340 }, "the tip is at the source")
  }

  // MARK: Columns

  private func columns(_ model: String, _ release: Int, dark: Bool) -> (Screen, UISplitViewController) {
    let screen = screen(model, release, dark: dark)
    let split = screen.run { UISplitViewController(style: .doubleColumn) }
    screen.run {
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(UITableViewController(style: .insetGrouped), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
    }
    screen.show(split)
    return (screen, split)
  }

  @Test(arguments: [15, 18]) func aLineDividesColumns(_ release: Int) throws {
    let (screen, split) = columns("iPad (10th generation)", max(16, release), dark: true)
    let lines = screen.run { ViewReport(of: split.view) }.overlays
    guard case .fill(let line, let color, _)? = lines.first else { Issue.record("no line"); return }
    #expect(lines.count == 1 && line.width == 0.5 && line.height == Double(split.view.bounds.height) && color.red > 0.2)
  }

  @Test(arguments: [false, true]) func aColumnThatFloatsStandsOut(_ dark: Bool) throws {
    let (screen, split) = columns("iPad (A16)", 26, dark: dark)
    let report = screen.run { ViewReport(of: split.view) }
    let column = try #require(report.children.first { $0.frame.width == 320 })
    let ground = try #require(column.backgroundColor)
    #expect(ground.red > (dark ? 0.08 : 0.9) && column.shadow != nil && column.borderWidth > 0)
    #expect(report.overlays.isEmpty, "no line beside glass")
    let table = try #require(all(column).first { $0.className == "UITableView" })
    #expect(table.backgroundColor == nil, "the glass is seen through the table")
  }

  @Test(arguments: [18, 26]) func theBarOfAColumnHasTheButtonForIt(_ release: Int) throws {
    let (screen, split) = columns(release == 26 ? "iPad (A16)" : "iPad (10th generation)", release, dark: false)
    func button() throws -> [Decoration] {
      let primary = try #require(split.viewController(for: .primary))
      let bar = try #require((primary as? UINavigationController ?? primary.navigationController)?.navigationBar)
      return screen.run { ViewReport(of: bar) }.decorations.filter { if case .image = $0 { true } else { false } }
    }
    #expect(try button().count == 1)
    screen.run { split.displayModeButtonVisibility = .never }
    #expect(try button().isEmpty)
  }

  // MARK: Dates

  /// Fact `datepicker.compact`: of 128 by 34 a capsule of 117.5, at the trailing end.
  @Test(arguments: [(18, 6.0, 0.0), (26, 17, 10.5)])
  func aCompactDateIsACapsuleSinceIOS26(_ release: Int, _ corner: Double, _ start: Double) throws {
    let screen = screen("iPhone 16", release)
    let controller = UIViewController()
    let picker = screen.run { UIDatePicker(frame: CGRect(x: 0, y: 100, width: 128, height: 34)) }
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
    controller.view.addSubview(picker)
    screen.show(controller)
    let field = try #require(fills(screen.run { ViewReport(of: picker) }).first)
    #expect(field.corner == min(corner, field.rect.height / 2) && field.rect.x == start)
    #expect(field.rect.maxX == Double(picker.bounds.width))
  }

  /// A published dump of iOS 26.1 at two pixels a point: "Sep 4, 2026" is [12, 7, 93.5, 20] in a field that begins at 10.5. The ascender of
  /// 17 points is 16.19.
  @Test func aCompactDateStandsInItsField() throws {
    let screen = screen("iPhone SE (3rd generation)", 26)
    let controller = UIViewController()
    let picker = screen.run { UIDatePicker(frame: CGRect(x: 0, y: 100, width: 128, height: 34)) }
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
    // Noon of 4 September 2026 in Greenwich.
    picker.date = Date(timeIntervalSince1970: 1_788_523_200)
    controller.view.addSubview(picker)
    screen.show(controller)
    let text = try #require(drawnTexts(screen.run { ViewReport(of: picker) }).first)
    let line = try #require(text.lines.first)
    #expect(line.text == "Sep 4, 2026" && text.fontSize == 17)
    // A label is as wide as its text up to the next pixel.
    #expect(abs(line.x - 22.5) <= 0.5 && abs((line.width * 2).rounded(.up) / 2 - 93.5) <= 0.5)
    #expect(abs(line.baseline - 23.19) <= 0.5)
  }

  // MARK: Segments and accessories

  private func drawnTexts(_ view: ViewReport) -> [TextContent] {
    view.decorations.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The same dump: titles of 13 points at y 8 of 32. Their ascender is 12.38.
  @Test func titlesOfSegmentsAreWhereTheyWereDumped() throws {
    let screen = screen("iPhone SE (3rd generation)", 26)
    let controller = UIViewController()
    let control = screen.run { UISegmentedControl(items: ["One", "Two", "Three"]) }
    control.frame = CGRect(x: 16, y: 100, width: 280, height: 32)
    controller.view.addSubview(control)
    screen.show(controller)
    let texts = drawnTexts(screen.run { ViewReport(of: control) })
    #expect(texts.count == 3 && texts.allSatisfy { $0.fontSize == 13 })
    #expect(texts.allSatisfy { abs(($0.lines.first?.baseline ?? 0) - 20.38) <= 0.5 })
  }

  private final class AccessoryRow: UITableViewController {
    var type = UITableViewCell.AccessoryType.none
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.accessoryType = type
      return cell
    }
  }

  /// The same dump: a disclosure of 10.5 × 14 begins 26.5 before the end of the row, a checkmark of 19 × 18 37.5 before it.
  @Test(arguments: [
    (UITableViewCell.AccessoryType.disclosureIndicator, 26.5, 10.5, 14.0), (.checkmark, 37.5, 19, 18),
  ])
  func accessoriesAreWhereTheyWereDumped(
    _ type: UITableViewCell.AccessoryType, _ before: Double, _ width: Double, _ height: Double
  ) throws {
    let screen = screen("iPhone SE (3rd generation)", 26)
    let rows = screen.run { AccessoryRow(style: .plain) }
    rows.type = type
    screen.show(rows)
    let cell = try #require(all(screen.run { ViewReport(of: rows.view) }).first { $0.className == "UITableViewCell" })
    let places = cell.decorations.compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
    let place = try #require(places.first)
    #expect(abs(cell.frame.width - place.x - before) <= 0.5)
    #expect(abs(place.width - width) <= 0.5 && abs(place.height - height) <= 0.5)
    #expect(abs(place.y + height / 2 - cell.frame.height / 2) <= 1)
  }
}
