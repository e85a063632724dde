import AppHost
import Foundation
import Testing
import UIKit

@testable import App

/// Tests that use the app as a person does. source: what its own sources and storyboard say.
@MainActor
@Suite(.serialized) struct AppTests {
  private let screen = Screen(.named("iPhone 14"), release: 17)

  init() throws {
    Session.shared.signOut()
    try screen.launch(AppDelegate.self)
  }

  /// The button of the form; the title of the bar has the same words.
  private var signInButton: UIButton { get throws { try screen.find(UIButton.self, "Sign In") } }

  private func signIn(password: String = "secret") throws {
    try screen.type("Ann", into: "Name")
    try screen.type(password, into: "Password")
    try screen.tap(.view(signInButton))
  }

  private func openSettings() throws -> UserDefaults {
    try signIn()
    try screen.tap("Settings")
    return screen.run { UserDefaults._app }
  }

  private var table: UITableView { get throws { try screen.find(UITableView.self) } }

  // MARK: The form

  @Test func startsWithTheForm() throws {
    #expect(screen.topController is SignInViewController)
    #expect(screen.topController?.title == "Sign In")
    #expect(try screen.find(UITextField.self, "Password").isSecureTextEntry)
  }

  @Test func launchIsTold() {
    #expect(screen.application.delegate is AppDelegate)
    #expect(screen.application.connectedScenes.first?.delegate is SceneDelegate)
    #expect(screen.application.applicationState == .active)
    #expect((screen.application.connectedScenes.first?.delegate as? SceneDelegate)?.window === screen.window)
  }

  @Test func buttonNeedsBothFields() throws {
    #expect(try !signInButton.isEnabled)
    try screen.type("Ann", into: "Name")
    #expect(try !signInButton.isEnabled)
    try screen.type("x", into: "Password")
    #expect(try signInButton.isEnabled)
    try screen.delete()
    #expect(try !signInButton.isEnabled)
  }

  @Test func disabledButtonDoesNothing() throws {
    try screen.tap(.view(signInButton))
    #expect(screen.topController is SignInViewController && !screen.shows(.containing("four characters")))
  }

  @Test func shortPasswordIsRefused() throws {
    try signIn(password: "x")
    #expect(screen.topController is SignInViewController)
    #expect(screen.shows("The password has at least four characters."))
  }

  @Test func messageGoesAfterThreeSeconds() throws {
    try signIn(password: "x")
    screen.wait(2.9)
    #expect(screen.shows("The password has at least four characters."))
    screen.wait(0.2)
    #expect(!screen.shows("The password has at least four characters."))
  }

  @Test func formEndsAtTheKeyboard() throws {
    let form = try screen.find(UIScrollView.self)
    let before = form.frame.maxY
    try screen.tap("Name")
    let keyboard = try #require(screen.keyboardFrame)
    #expect(abs(form.frame.maxY - keyboard.minY) < 1e-6)
    try screen.tap("Password")
    #expect(abs(form.frame.maxY - keyboard.minY) < 1e-6)
    screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(abs(form.frame.maxY - before) < 1e-6 && screen.keyboardFrame == nil)
  }

  /// Above the keyboard there are 61 points, and the form needs 146.
  @Test func formScrollsWhereTheKeyboardLeavesLittle() throws {
    screen.become(.named("iPhone SE (1st generation)"))
    try screen.rotate()
    try screen.type("Ann", into: "Name")
    try screen.type("secret", into: "Password")
    let name = try screen.find(UITextField.self, "Ann")
    #expect(name.frame.height == 34)
    try screen.tap("Sign In")
    #expect(screen.topController is ContactsViewController)
  }

  @Test func tapHidesTheKeyboard() throws {
    try screen.tap("Name")
    #expect(screen.firstResponder === (try screen.find(UITextField.self, "Name")))
    screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(screen.firstResponder == nil)
  }

  @Test func formHasMarginsBySizeClass() throws {
    #expect(try screen.find(UIStackView.self).frame.minX == 20)
    screen.become(.named("iPad (9th generation)"))
    #expect(try screen.find(UIStackView.self).frame.minX == 120)
    try screen.rotate(to: .landscape)
    try screen.split(.oneThird)
    #expect(try screen.find(UIStackView.self).frame.minX == 20)
  }

  @Test func formFollowsTextSize() throws {
    screen.textSize = .accessibilityExtraLarge
    try signIn(password: "x")
    let label = try screen.find(UILabel.self, .containing("four characters"))
    #expect(label.bounds.height > 60)
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 14", "iPhone 15 Pro Max", "iPad (9th generation)"])
  func formHasNoConflicts(_ device: String) throws {
    screen.become(.named(device))
    try screen.rotate()
    try screen.tap("Name")
    screen.textSize = .accessibilityExtraExtraExtraLarge
    try screen.rotate()
    screen.rightToLeft = true
    screen.appearance = .dark
    #expect(screen.conflicts == [])
    #expect(screen.ambiguities.map(\.description) == [])
  }

  // MARK: Languages

  @Test func germanHasItsTexts() throws {
    try screen.setLanguage("de")
    #expect(screen.shows("Anmelden") && screen.shows("Kennwort"))
    try screen.type("Ann", into: "Name")
    try screen.type("x", into: "Kennwort")
    try screen.tap("Anmelden")
    #expect(screen.shows("Das Kennwort hat mindestens vier Zeichen."))
  }

  @Test func germanTitlesAndPlurals() throws {
    try screen.setLanguage("de")
    try screen.type("Ann", into: "Name")
    try screen.type("secret", into: "Kennwort")
    try screen.tap("Anmelden")
    #expect(screen.topController?.title == "Hallo, Ann")
    try screen.tap("Settings")
    #expect(screen.topController?.title == "Einstellungen" && screen.shows("3 Tage"))
  }

  @Test func unknownLanguageHasTheAppsOwn() throws {
    try screen.setLanguage("fr")
    #expect(screen.shows("Password") && screen.topController is SignInViewController)
  }

  // MARK: The contacts

  @Test func signingInShowsContacts() throws {
    try signIn()
    #expect(screen.topController?.title == "Hello, Ann" && Session.shared.name == "Ann")
    let cells = try table.visibleCells
    #expect(cells.count == 3)
    #expect(cells[0].frame.height > cells[1].frame.height && cells[1].frame.height > cells[2].frame.height)
    #expect(screen.keyboardFrame == nil)
  }

  @Test func rowsGrowWithTheText() throws {
    try signIn()
    let before = try table.visibleCells.map(\.frame.height)
    screen.textSize = .accessibilityLarge
    let after = try table.visibleCells.map(\.frame.height)
    #expect(zip(before, after).allSatisfy { $0 < $1 })
  }

  @Test func rowsAreLowerInLandscape() throws {
    try signIn()
    let before = try table.visibleCells[0].frame.height
    try screen.rotate()
    #expect(try table.visibleCells[0].frame.height < before)
  }

  @Test func cellTellsItsDelegate() throws {
    try signIn()
    let cell = try table.visibleCells[1]
    try screen.tap(.view(try #require(buttons(in: cell).first)))
    #expect(try buttons(in: table.visibleCells[1]).map(\.currentTitle) == ["Unmark"])
    #expect(screen.topController is ContactsViewController)
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
  }

  @Test func addingAppendsARow() throws {
    try signIn()
    try screen.tap("Add")
    #expect(try table.numberOfRows(inSection: 0) == 4 && screen.shows("New Contact"))
  }

  @Test func listHasRoomForFive() throws {
    try signIn()
    try screen.tap("Add")
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(try table.numberOfRows(inSection: 0) == 5)
  }

  @Test func swipeDeletes() throws {
    try signIn()
    try screen.swipe(.left, on: "Grace Hopper")
    try screen.tap("Delete")
    #expect(!screen.shows("Grace Hopper"))
    #expect(try table.numberOfRows(inSection: 0) == 2)
  }

  @Test func refreshComesAfterHalfASecond() throws {
    try signIn()
    try screen.pullToRefresh()
    #expect(try table.refreshControl?.isRefreshing == true && !screen.shows("From Afar"))
    screen.wait(0.6)
    #expect(try table.refreshControl?.isRefreshing == false && screen.shows("From Afar"))
  }

  @Test func longListScrolls() throws {
    try signIn()
    screen.textSize = .accessibilityExtraExtraExtraLarge
    try screen.scroll(to: "Alan Kay")
    #expect(screen.texts.contains("Alan Kay"))
  }

  @Test func signingOutLeadsBack() throws {
    try signIn()
    try screen.tap("Sign Out")
    #expect(screen.topController is SignInViewController && Session.shared.name == nil)
    #expect(screen.shows("Name") && screen.shows("Password"))
    #expect(try !signInButton.isEnabled)
  }

  @Test func backLeadsToTheForm() throws {
    try signIn()
    try screen.tap("Ada Lovelace")
    try screen.back()
    #expect(screen.topController is ContactsViewController)
    #expect(try table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 14", "iPad (9th generation)"])
  func contactsHaveNoConflicts(_ device: String) throws {
    try signIn()
    screen.become(.named(device))
    for size in [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge] {
      screen.textSize = size
      try screen.rotate()
    }
    screen.rightToLeft = true
    #expect(screen.conflicts == [])
    #expect(screen.ambiguities.map(\.description) == [])
  }

  // MARK: A contact

  @Test func rowShowsAScreenInCode() throws {
    try signIn()
    try screen.tap("Ada Lovelace")
    #expect(screen.topController is ContactViewController && screen.shows(.containing("Wrote the first program")))
  }

  @Test func markShowsTheBadgeOfTheCatalog() throws {
    try signIn()
    try screen.tap("Ada Lovelace")
    #expect(all(UIImageView.self).isEmpty)
    try screen.tap("Mark")
    let badge = try #require(all(UIImageView.self).first)
    #expect(abs(badge.bounds.height - 24) < 1e-6 && screen.shows("Unmark"))
    #expect(badge.image?.renderingMode == .alwaysTemplate)
  }

  private func all<View: UIView>(_ type: View.Type) -> [View] {
    screen.all(.class(type)).compactMap { $0 as? View }.filter { ($0 as? UIImageView)?.image?.name == "Badge" }
  }

  @Test func markIsKeptInTheList() throws {
    try signIn()
    try screen.tap("Alan Kay")
    try screen.tap("Mark")
    #expect(screen.shows("Unmark") && !screen.shows(.containing("Compilers")))
  }

  @Test func toolbarIsOnTheListOnly() throws {
    try signIn()
    #expect(screen.topController?.navigationController?.isToolbarHidden == false && screen.shows("Settings"))
    try screen.tap("Ada Lovelace")
    #expect(screen.topController?.navigationController?.isToolbarHidden == true && !screen.shows("Settings"))
  }

  // MARK: Colors

  @Test func itemOfTheBarShowsColors() throws {
    try signIn()
    try screen.tap("Colors")
    #expect(screen.topController is ColorsViewController)
    #expect(try screen.find(UICollectionView.self).visibleCells.count == 3)
  }

  @Test func colorsFollowTheAppearance() throws {
    try signIn()
    try screen.tap("Colors")
    let cell = try #require(try screen.find(UICollectionView.self).visibleCells.first)
    let light = cell.backgroundColor?.resolvedColor(with: cell.traitCollection).cgColor
    screen.appearance = .dark
    let dark = cell.backgroundColor?.resolvedColor(with: cell.traitCollection).cgColor
    #expect(light?.components?.first == 1 && dark?.components?.first == 0.6)
  }

  @Test func selectingAColorNamesIt() throws {
    try signIn()
    try screen.tap("Colors")
    try screen.tap("Sea")
    #expect(screen.topController?.navigationItem.prompt == "Sea")
    try screen.tap("Moss")
    #expect(screen.topController?.navigationItem.prompt == "Moss")
    let selected = try screen.find(UICollectionView.self).visibleCells.filter(\.isSelected)
    #expect(selected.count == 1 && selected.first?.layer.borderWidth == 3)
  }

  @Test func colorsFillTheWidth() throws {
    try signIn()
    try screen.tap("Colors")
    let rows = { try Set(screen.find(UICollectionView.self).visibleCells.map(\.frame.minY)).count }
    #expect(try rows() == 1)
    screen.become(.named("iPhone SE (1st generation)"))
    let cells = try screen.find(UICollectionView.self).visibleCells.map(\.frame)
    #expect(Set(cells.map(\.minY)).count == 2, "\(cells)")
  }

  // MARK: Settings

  @Test func settingsAreASheet() throws {
    _ = try openSettings()
    #expect(screen.topController is SettingsViewController)
    try screen.tap("Done")
    #expect(screen.topController is ContactsViewController)
  }

  @Test func sheetIsPulledDown() throws {
    _ = try openSettings()
    try screen.dismissPresentation()
    #expect(screen.topController is ContactsViewController)
  }

  @Test func switchIsKept() throws {
    let defaults = try openSettings()
    try screen.tap(.class(UISwitch.self))
    #expect(defaults.bool(forKey: "reminders"))
    try screen.tap("Done")
    try screen.tap("Settings")
    #expect(try screen.find(UISwitch.self).isOn)
  }

  @Test func sliderIsKept() throws {
    let defaults = try openSettings()
    #expect(try screen.find(UISlider.self).value == 0.5)
    try screen.slide(to: 1)
    #expect(defaults.float(forKey: "volume") > 0.99)
  }

  @Test func stepperCountsDays() throws {
    let defaults = try openSettings()
    #expect(screen.shows("3 days"))
    try screen.step(up: true)
    #expect(screen.shows("4 days") && defaults.integer(forKey: "days") == 4)
    try screen.step(up: false)
    #expect(screen.shows("3 days"))
  }

  @Test func soundIsChosen() throws {
    let defaults = try openSettings()
    try screen.scroll(to: .class(UIPickerView.self))
    try screen.choose("Horn")
    #expect(defaults.string(forKey: "sound") == "Horn")
  }

  @Test func signatureGrowsAsItIsTyped() throws {
    let defaults = try openSettings()
    let view = try screen.find(UITextView.self)
    let before = view.frame.height
    try screen.type("\nAnn", into: "signature")
    #expect(view.frame.height > before && defaults.string(forKey: "signature") == "Best regards\nAnn")
    #expect(screen.visibleRectOfKeyboardCovers(view) == false)
  }

  @Test func settingsBeginAnewWithTheApp() throws {
    let defaults = try openSettings()
    try screen.tap(.class(UISwitch.self))
    try screen.launch(AppDelegate.self)
    #expect(!defaults.bool(forKey: "reminders"))
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() throws {
    _ = try openSettings()
    let (toggle, picker) = (try screen.find(UISwitch.self), try screen.find(UIPickerView.self))
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    #expect(place(picker).minY > place(toggle).maxY)
    screen.become(.named("iPhone 15 Pro Max"))
    try screen.rotate(to: .landscape)
    #expect(place(picker).minX > place(toggle).maxX && place(picker).minY < place(toggle).maxY)
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 14", "iPad (9th generation)"])
  func settingsHaveNoConflicts(_ device: String) throws {
    screen.become(.named(device))
    _ = try openSettings()
    try screen.rotate()
    screen.textSize = .accessibilityLarge
    try screen.rotate()
    #expect(screen.conflicts == [])
    #expect(screen.ambiguities.map(\.description) == [])
  }

  // MARK: The system

  @Test func goingHomeAndBackIsTold() {
    var heard: [String] = []
    let center = NotificationCenter.default
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let tokens = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name.rawValue) }
    }
    screen.isInBackground = true
    screen.isInBackground = false
    for token in tokens { center.removeObserver(token) }
    #expect(heard == names.map(\.rawValue))
  }

  @Test func titleBarAndToolbarAreInTheTree() throws {
    try signIn()
    #expect(screen.tree.contains("UINavigationBar") && screen.tree.contains("UIToolbar"))
    #expect(screen.report().device == "iPhone 14")
  }

  @Test func nothingIsClippedAtTheUsualSize() throws {
    #expect(screen.clippedTexts.isEmpty)
    try signIn()
    #expect(screen.clippedTexts.isEmpty)
    try screen.tap("Ada Lovelace")
    #expect(screen.clippedTexts.isEmpty)
  }
}

extension Screen {
  /// Whether the keyboard lies over the lower edge of a view.
  fileprivate func visibleRectOfKeyboardCovers(_ view: UIView) -> Bool {
    guard let keyboard = keyboardFrame else { return false }
    return view.convert(view.bounds, to: nil).maxY > keyboard.minY + 0.5
  }
}
