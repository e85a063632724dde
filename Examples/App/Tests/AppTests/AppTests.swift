import Foundation
import Testing
import UIKit

@testable import App

/// The app as its user meets it. source: what its own sources and storyboard say.
@MainActor
@Suite(.serialized) struct AppTests {
  private func launch() throws -> (UIWindow, UINavigationController) {
    AppDelegate.main()
    let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.last { $0.keyWindow != nil })
    let window = try #require(scene.keyWindow)
    window.layoutIfNeeded()
    return (window, try #require(window.rootViewController as? UINavigationController))
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + views(type, in: $0) }
  }

  private func type(_ text: String, _ field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  private func signIn(_ navigation: UINavigationController, password: String = "secret") throws {
    let screen = try #require(navigation.topViewController?.view)
    let fields = views(UITextField.self, in: screen)
    type("Ann", fields[0])
    type(password, fields[1])
    try #require(views(UIButton.self, in: screen).first).sendActions(for: .touchUpInside)
  }

  private func contacts(_ navigation: UINavigationController) throws -> UITableView {
    let table = try #require((navigation.topViewController as? ContactsViewController)?.tableView)
    navigation.view.window?.layoutIfNeeded()
    return table
  }

  @Test func startsWithTheForm() throws {
    let (window, navigation) = try launch()
    #expect(navigation.topViewController is SignInViewController)
    #expect(navigation.topViewController?.view.window === window)
    let fields = views(UITextField.self, in: window)
    #expect(fields.map(\.placeholder) == ["Name", "Password"])
    #expect(fields[1].isSecureTextEntry)
  }

  @Test func buttonNeedsBothFields() throws {
    let (window, _) = try launch()
    let fields = views(UITextField.self, in: window)
    let button = try #require(views(UIButton.self, in: window).first { $0.currentTitle == "Sign In" })
    #expect(!button.isEnabled)
    type("Ann", fields[0])
    #expect(!button.isEnabled)
    type("x", fields[1])
    #expect(button.isEnabled)
  }

  @Test func shortPasswordIsRefused() throws {
    let (window, navigation) = try launch()
    try signIn(navigation, password: "x")
    #expect(navigation.topViewController is SignInViewController)
    #expect(views(UILabel.self, in: window).contains { $0.text == "The password has at least four characters." && !$0.isHidden })
  }

  @Test func signingInShowsContacts() throws {
    let (_, navigation) = try launch()
    try signIn(navigation)
    let table = try contacts(navigation)
    #expect(navigation.topViewController?.title == "Hello, Ann")
    #expect(Session.shared.name == "Ann")
    #expect(table.visibleCells.count == 3)
    #expect(table.visibleCells[0].frame.height > table.visibleCells[1].frame.height)
    #expect(table.visibleCells[1].frame.height > table.visibleCells[2].frame.height)
  }

  @Test func cellTellsItsDelegate() throws {
    let (_, navigation) = try launch()
    try signIn(navigation)
    let table = try contacts(navigation)
    try #require(views(UIButton.self, in: table.visibleCells[1]).first).sendActions(for: .touchUpInside)
    navigation.view.window?.layoutIfNeeded()
    #expect(views(UIButton.self, in: table.visibleCells[1]).map(\.currentTitle) == ["Unmark"])
  }

  @Test func addingAppendsARow() throws {
    let (_, navigation) = try launch()
    try signIn(navigation)
    let table = try contacts(navigation)
    let item = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
    _ = UIApplication.shared
    (item.target as? NSObject)?.perform(item.action, with: item)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test func rowShowsAScreenInCode() throws {
    let (window, navigation) = try launch()
    try signIn(navigation)
    let table = try contacts(navigation)
    (navigation.topViewController as? ContactsViewController)?
      .tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    let contact = try #require(navigation.topViewController as? ContactViewController)
    window.layoutIfNeeded()
    contact.markButton.sendActions(for: .touchUpInside)
    #expect(contact.markButton.currentTitle == "Unmark")
    #expect(views(UILabel.self, in: contact.view).first?.text == "Ada Lovelace")
  }

  @Test func signingOutLeadsBack() throws {
    let (_, navigation) = try launch()
    try signIn(navigation)
    let item = try #require(navigation.topViewController?.navigationItem.leftBarButtonItem)
    (item.target as? NSObject)?.perform(item.action, with: item)
    let form = try #require(navigation.topViewController as? SignInViewController)
    #expect(Session.shared.name == nil)
    #expect(views(UITextField.self, in: form.view).allSatisfy { ($0.text ?? "").isEmpty })
  }

  @Test func formStaysAboveTheKeyboard() throws {
    let (window, navigation) = try launch()
    let form = try #require(navigation.topViewController?.view)
    let stack = try #require(views(UIStackView.self, in: form).first)
    let before = stack.frame.maxY
    let frame = CGRect(x: 0, y: window.bounds.maxY - 300, width: window.bounds.width, height: 300)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    window.layoutIfNeeded()
    #expect(stack.frame.maxY == before - 300 + form.safeAreaInsets.bottom)
  }

  @Test func tapHidesTheKeyboard() throws {
    let (window, navigation) = try launch()
    let field = try #require(views(UITextField.self, in: window).first)
    field.becomeFirstResponder()
    navigation.topViewController?.perform(Selector("hideKeyboard"))
    #expect(!field.isFirstResponder)
  }
}
