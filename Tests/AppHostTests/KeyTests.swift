import AppHost
import Testing
import UIKit

/// Keys, buttons and motions. source: Apple's documentation of `UIKeyCommand`, `UIResponder` and `UIMenuBuilder`.
@MainActor
@Suite struct KeyTests {
  private final class Editor: UIViewController {
    var heard: [String] = []
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    var urgent = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override var keyCommands: [UIKeyCommand]? {
      let plain = UIKeyCommand(input: "p", modifierFlags: [], action: Selector("plain", Editor.plain))
      plain.wantsPriorityOverSystemBehavior = urgent
      return [
        UIKeyCommand(input: "s", modifierFlags: [.command], action: Selector("save:", Editor.save)),
        UIKeyCommand(
          title: "Back", action: Selector("back", Editor.back), input: UIKeyCommand.inputEscape, modifierFlags: []),
        plain,
      ]
    }
    func save(_ sender: UIKeyCommand) { heard.append("save \(sender.input ?? "")") }
    func back() { heard.append("back") }
    func plain() { heard.append("plain") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let press = presses.first!
      heard.append("down \(press.key?.characters ?? "") \(press.key?.keyCode.rawValue ?? 0) \(press.type.rawValue)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("up \(event?.allPresses.count ?? 0)")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("shaking") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("shaken \(motion == .motionShake) \(event?.type == .motion)")
    }
    override func remoteControlReceived(with event: UIEvent?) {
      heard.append("remote \(event?.subtype == .remoteControlPause)")
    }
  }

  private let editor = Editor()
  private let screen = Screen(release: 17)

  init() { screen.show(editor) }

  @Test func commandsOfKeysAreSent() {
    screen.pressKey("s", modifiers: .command)
    screen.pressKey(UIKeyCommand.inputEscape)
    #expect(editor.heard == ["save s", "back"])
    #expect(screen.keyCommands.contains { $0.input == "s" && $0.modifierFlags == .command })
  }

  /// The letter A is key 4 of the usage tables of USB, with Shift as well.
  @Test func keysWithoutACommandArePresses() {
    screen.pressKey("a", modifiers: .shift)
    #expect(editor.heard == ["down A 4 4", "up 1"])
    editor.heard = []
    screen.pressKey(UIKeyCommand.inputLeftArrow)
    #expect(editor.heard == ["down UIKeyInputLeftArrow 80 2", "up 1"])
    editor.heard = []
    screen.press(.playPause)
    #expect(editor.heard == ["down  0 6", "up 1"])
  }

  @Test func fieldTypesKeysUnlessACommandIsUrgent() {
    screen.run { _ = editor.field.becomeFirstResponder() }
    screen.pressKey("p")
    #expect(editor.field.text == "p" && !editor.heard.contains("plain"))
    editor.urgent = true
    screen.pressKey("p")
    #expect(editor.field.text == "p" && editor.heard.last == "plain")
    screen.pressKey("s", modifiers: .command)
    #expect(editor.heard.last == "save s")
  }

  @Test func controllersTakeCommandsOfTheirOwn() {
    let plain = UIViewController()
    screen.show(plain)
    let command = UIKeyCommand(
      input: "r", modifierFlags: .control, action: Selector("setNeedsStatusBarAppearanceUpdate"))
    plain.addKeyCommand(command)
    #expect(plain.keyCommands == [command])
    plain.removeKeyCommand(command)
    #expect(plain.keyCommands == [])
  }

  @Test func shakingAndRemoteControlsAreTold() {
    screen.shake()
    screen.remoteControl(.remoteControlPause)
    #expect(editor.heard == ["shaking", "shaken true true", "remote true"])
  }

  @Test func recognizersTakePresses() {
    var taps = 0
    @MainActor final class Target: NSObject {
      var body: () -> Void = {}
      func tapped() { body() }
    }
    let target = Target()
    target.body = { taps += 1 }
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped))
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    editor.view.addGestureRecognizer(tap)
    screen.press(.select)
    #expect(taps == 0)
    screen.press(.menu)
    screen.press(.menu)
    #expect(taps == 2)
  }

  // MARK: Menus

  private final class App: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system === UIMenuSystem.main else { return }
      builder.remove(menu: .format)
      let reload = UIKeyCommand(
        title: "Reload", action: Selector("reload", Editor.back), input: "r", modifierFlags: .command)
      builder.insertChild(
        UIMenu(title: "", identifier: UIMenu.Identifier("reload"), options: .displayInline, children: [reload]),
        atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Tools", identifier: UIMenu.Identifier("tools")), afterMenu: .view)
    }
  }

  @Test func appBuildsTheMainMenu() throws {
    let app = App()
    screen.application.delegate = app
    screen.run { UIMenuSystem.main.setNeedsRebuild() }
    screen.pressKey("r", modifiers: .command)
    try screen.chooseFromMainMenu("Reload")
    #expect(editor.heard == ["back", "back"])
    #expect(throws: ScreenError.self) { try screen.chooseFromMainMenu("Bold") }
    screen.application.delegate = nil
    screen.run { UIMenuSystem.main.setNeedsRebuild() }
  }
}
