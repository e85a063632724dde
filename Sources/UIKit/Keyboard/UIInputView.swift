/// A view that is shown in the place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What the view looks like behind its contents.
  public enum Style: Int, Sendable {
    /// Nothing.
    case `default` = 0
    /// The ground of the keyboard, while the view stands above it.
    case keyboard = 1
  }

  /// As it was made.
  public let inputViewStyle: Style
  /// False by default. If true, the height of the view above the keyboard follows from the constraints of its contents, else from its frame.
  open var allowsSelfSizing: Bool {
    get { sizesItselfAsInput }
    set { sizesItselfAsInput = newValue }
  }

  /// A view of a style, in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { wantsKeyboardGround = true }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view that clicks when its keys are pressed.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether it clicks; false without an implementation. Nothing here asks: no sound is made.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text that a keyboard of an app edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret.
  var documentContextAfterInput: String? { get }
  /// What is selected.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// What tells the texts apart.
  var documentIdentifier: UUID { get }
  /// Moves the caret by so many characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that is being composed at the caret.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Ends the composing of text.
  func unmarkText()
}

/// The controller of a keyboard that an app brings. No keyboard of an app is shown in other apps here: it has a text of its own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let document = KeyboardDocument()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view with the keys: the controller's view. A `UIInputView` on iOS; Swift here has the type of the property that it overrides.
  open override var inputView: UIView? {
    get { view }
    set { view = newValue }
  }
  /// What the keys edit: a text that begins empty.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// A code of the language of the keys, such as `en-US`; nil by default.
  /// No effect here, which the log says once.
  open var primaryLanguage: String? {
    didSet { LayoutLog.noteWithoutEffect("UIInputViewController.primaryLanguage") }
  }
  /// Stored without effect; false by default.
  open var hasDictationKey = false {
    didSet { if hasDictationKey { LayoutLog.noteWithoutEffect("UIInputViewController.hasDictationKey") } }
  }
  /// False: nothing is shared with the app.
  open var hasFullAccess: Bool { false }
  /// False: there is no other keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// No effect here, which the log says once: there is no keyboard to put away.
  open func dismissKeyboard() { LayoutLog.noteWithoutEffect("UIInputViewController.dismissKeyboard()") }
  /// No effect here, which the log says once: there is no other keyboard.
  open func advanceToNextInputMode() { LayoutLog.noteWithoutEffect("UIInputViewController.advanceToNextInputMode()") }
  /// No effect here, which the log says once: there is no other keyboard.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    LayoutLog.noteWithoutEffect("UIInputViewController.handleInputModeList(from:with:)")
  }
  /// Calls the block with a lexicon without entries.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }

  /// Never called here: only the keys of the keyboard change the text of the proxy.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Never called here: only the keys of the keyboard change the text of the proxy.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Never called here: only the keys of the keyboard change the text of the proxy.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Never called here: only the keys of the keyboard change the text of the proxy.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A text with a caret.
@MainActor
private final class KeyboardDocument: UITextDocumentProxy {
  private var before = ""
  private var after = ""
  let documentIdentifier = UUID()

  var hasText: Bool { !before.isEmpty || !after.isEmpty }
  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  func insertText(_ text: String) { before += text }
  func deleteBackward() { if !before.isEmpty { before.removeLast() } }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  func unmarkText() {}

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let all = before + after
    let place = min(max(before.count + max(min(offset, all.count), -all.count), 0), all.count)
    (before, after) = (String(all.prefix(place)), String(all.dropFirst(place)))
  }
}

/// Words that the user's text may have, such as names of contacts.
@preconcurrency @MainActor
public final class UILexicon: NSObject {
  /// None here.
  public let entries: [UILexiconEntry] = []
}

/// A word, and what stands for it.
@preconcurrency @MainActor
public final class UILexiconEntry: NSObject {
  /// What is put into the text.
  public let documentText: String
  /// What is typed.
  public let userInput: String

  init(documentText: String, userInput: String) { (self.documentText, self.userInput) = (documentText, userInput) }
}
