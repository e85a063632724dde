/// A language that text is typed in.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// A code of the language, such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String

  init(_ language: String) { self.language = language }

  /// The keyboards that the user has: one, in the language of the environment.
  public class var activeInputModes: [UITextInputMode] { [current] }

  private static let current = UITextInputMode(Locale.preferredLanguages.first ?? "en-US")

  /// Never posted here: there is one keyboard.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// Buttons beside the suggestions above the keyboard of a tablet. Pictures show undo, redo and paste, which are the system's, and none of a
/// program. If a program sets both lists to empty ones, they are gone, and with them the bar of a text without suggestions.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Nil until a program has set them.
  fileprivate var groups: (leading: [UIBarButtonItemGroup]?, trailing: [UIBarButtonItemGroup]?) = (nil, nil) {
    didSet { responder?.hidesKeyboardShortcuts = groups.leading?.isEmpty == true && groups.trailing?.isEmpty == true }
  }
  fileprivate weak var responder: UIResponder?
  /// Stored without effect; true by default.
  open var allowsHidingShortcuts = true {
    didSet {
      if !allowsHidingShortcuts { LayoutLog.noteWithoutEffect("UITextInputAssistantItem.allowsHidingShortcuts") }
    }
  }
}

extension UITextInputAssistantItem {
  /// The buttons before the suggestions; empty by default. No effect here, which the log says once for a list with groups.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get { groups.leading ?? [] }
    set {
      groups.leading = newValue
      if !newValue.isEmpty { LayoutLog.noteWithoutEffect("UITextInputAssistantItem.leadingBarButtonGroups") }
    }
  }
  /// The buttons behind the suggestions; empty by default. No effect here, which the log says once for a list with groups.
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] {
    get { groups.trailing ?? [] }
    set {
      groups.trailing = newValue
      if !newValue.isEmpty { LayoutLog.noteWithoutEffect("UITextInputAssistantItem.trailingBarButtonGroups") }
    }
  }
}

extension UIResponder {
  /// The language that the object wants to be typed in: that of the one keyboard.
  public var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Buttons beside the suggestions above the keyboard of a tablet.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = objc_getAssociatedObject(self, &UIResponder.assistantKey) as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    item.responder = self
    objc_setAssociatedObject(self, &UIResponder.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }

  nonisolated(unsafe) private static var assistantKey: UInt8 = 0
}
