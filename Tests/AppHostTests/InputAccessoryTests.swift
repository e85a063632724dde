import AppHost
import Testing
import UIKit

/// What stands above the keyboard (https://developer.apple.com/documentation/uikit/uiresponder/inputaccessoryview).
@MainActor @Suite(.serialized) struct InputAccessoryTests {
  /// A bar with a text at the bottom of the screen, as in a chat.
  private final class Chat: UIViewController {
    let bar = Bar()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
  }

  /// 50 points of content above the bottom of its safe area.
  private final class Bar: UIView {
    let text = UITextView()
    let height: NSLayoutConstraint

    init() {
      height = text.heightAnchor.constraint(equalToConstant: 50)
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      text.translatesAutoresizingMaskIntoConstraints = false
      addSubview(text)
      NSLayoutConstraint.activate([
        height, text.topAnchor.constraint(equalTo: topAnchor), text.leadingAnchor.constraint(equalTo: leadingAnchor),
        text.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// An iPhone 15 is 393 × 852 points large, with 34 for the home indicator.
  @Test func theBarOfAControllerIsAtTheBottom() throws {
    let screen = Screen(.named("iPhone 15"))
    let chat = Chat()
    screen.show(chat)
    #expect(frame(chat.bar) == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(frame(chat.bar.text) == CGRect(x: 0, y: 768, width: 393, height: 50))
    #expect(screen.keyboardFrame?.height == 84)
  }

  @Test func theBarStandsAboveTheKeyboardOfItsOwnText() throws {
    let screen = Screen(.named("iPhone 15"))
    let chat = Chat()
    screen.show(chat)
    try screen.tap(.view(chat.bar.text))
    #expect(chat.bar.text.isFirstResponder)
    let bar = frame(chat.bar)
    let keyboard = try #require(screen.keyboardFrame)
    // Over the keyboard there is no home indicator.
    #expect(bar.height == 50 && bar.minY == keyboard.minY && keyboard.height > 84 + 200)
    try screen.type("Hi")
    #expect(chat.bar.text.text == "Hi")
    screen.run { chat.bar.height.constant = 80 }
    #expect(frame(chat.bar).height == 80 && screen.keyboardFrame?.height == keyboard.height + 30)
    screen.run { _ = chat.bar.text.resignFirstResponder() }
    #expect(chat.isFirstResponder && frame(chat.bar) == CGRect(x: 0, y: 738, width: 393, height: 114))
  }

  @Test func theBarGoesWithItsController() {
    let screen = Screen(.named("iPhone 15"))
    let (chat, navigation) = (Chat(), UINavigationController(rootViewController: UIViewController()))
    screen.show(navigation)
    screen.run { navigation.pushViewController(chat, animated: false) }
    #expect(chat.bar.window != nil)
    screen.run { _ = navigation.popViewController(animated: false) }
    #expect(chat.bar.window == nil && screen.keyboardFrame == nil)
  }

  @Test func aToolbarOfAFieldHasTheHeightOfItsFrame() throws {
    let screen = Screen(.named("iPhone 15"))
    let (controller, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.inputAccessoryView = bar
    controller.view.addSubview(field)
    screen.show(controller)
    #expect(bar.window == nil)
    try screen.tap(.view(field))
    let keyboard = try #require(screen.keyboardFrame)
    #expect(frame(bar) == CGRect(x: 0, y: keyboard.minY, width: 393, height: 44))
    try screen.rotate()
    #expect(frame(bar).width == 852 && frame(bar).minY == screen.keyboardFrame?.minY)
    screen.run { _ = field.resignFirstResponder() }
    #expect(bar.window == nil)
  }

  @Test func aSearchBarHasAnAccessory() throws {
    let screen = Screen(.named("iPhone 15"))
    let (controller, bar) = (UIViewController(), UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56)))
    let accessory = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 30), inputViewStyle: .keyboard)
    bar.inputAccessoryView = accessory
    controller.view.addSubview(bar)
    screen.show(controller)
    screen.run { _ = bar.becomeFirstResponder() }
    #expect(frame(accessory).height == 30)
  }

  /// A controller that was popped is nobody's first responder, and neither is a text in its accessory.
  @Test func theKeyboardOfTheBarGoesWithItsController() throws {
    let screen = Screen(.named("iPhone 15"))
    let (chat, navigation) = (Chat(), UINavigationController(rootViewController: UIViewController()))
    screen.show(navigation)
    screen.run { navigation.pushViewController(chat, animated: false) }
    try screen.tap(.view(chat.bar.text))
    #expect(chat.bar.text.isFirstResponder && chat.bar.window != nil)
    screen.run { _ = navigation.popViewController(animated: false) }
    #expect(!chat.bar.text.isFirstResponder && chat.bar.window == nil && screen.keyboardFrame == nil)
  }

  /// Nobody keeps the controller: it is gone when the screen looks for it.
  @Test func theKeyboardOfTheBarGoesWithAControllerThatNobodyKeeps() throws {
    let screen = Screen(.named("iPhone 15"))
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    screen.run { navigation.pushViewController(Chat(), animated: false) }
    let bar = try #require((navigation.topViewController as? Chat)?.bar)
    try screen.tap(.view(bar.text))
    #expect(bar.text.isFirstResponder && bar.window != nil)
    screen.run { _ = navigation.popViewController(animated: false) }
    #expect(!bar.text.isFirstResponder && bar.window == nil && screen.keyboardFrame == nil)
  }

  /// A chat that was popped and that nobody keeps takes its bar along.
  @Test func theBarGoesWithAChatThatIsNoMore() throws {
    let screen = Screen(.named("iPhone 15"))
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    screen.show(stack)
    weak var bar: UIView?
    try {
      let chat = Chat()
      bar = chat.bar
      screen.run { stack.pushViewController(chat, animated: false) }
      try screen.tap(.view(chat.bar.text))
    }()
    #expect(screen.keyboardFrame != nil)
    screen.run { _ = stack.popViewController(animated: false) }
    screen.run {}
    #expect(bar?.window == nil && screen.keyboardFrame == nil)
  }
}
