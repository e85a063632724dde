/// A way through elements of one kind, such as the headings. No finger turns it here; a test asks ``itemSearchBlock``.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The next element, or the one before; nil at an end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Where the search goes.
  public enum Direction: Int, Sendable {
    /// Back.
    case previous = 0
    /// On.
    case next
  }

  /// The kinds of elements that the system knows.
  public enum SystemRotorType: Int, Sendable {
    /// A kind of the app's.
    case none = 0
    /// Links.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings of any level.
    case heading
    /// Headings of one level.
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Parts of text in another style.
    case boldText, italicText, underlineText
    /// Words with a wrong spelling.
    case misspelledWord
    /// Images.
    case image
    /// Fields for text.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// What the user is told of the kind; empty for one of the system.
  open var name: String
  /// The name with attributes for speech.
  open var attributedName: NSAttributedString {
    get { styledName ?? NSAttributedString(string: name) }
    set { (styledName, name) = (newValue, newValue.string) }
  }
  private var styledName: NSAttributedString?
  /// Finds the element.
  open var itemSearchBlock: Search
  /// `none` for a kind of the app's.
  open private(set) var systemRotorType: SystemRotorType

  /// A kind of the app's.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
  }

  /// A kind of the app's with attributes for speech.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    self.attributedName = attributedName
  }

  /// The app's own search for a kind of the system.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
  }
}

/// Where a search begins and where it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// On by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A search from nowhere.
  public override init() { super.init() }
}

/// What a search has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; not kept alive.
  open weak var targetElement: NSObject?
  /// The part of its text; nil for the whole element.
  open var targetRange: UITextRange?

  /// Nothing.
  public override init() { super.init() }

  /// An element, or a part of its text.
  public init(targetElement: NSObject, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

extension UIViewController {
  /// Ways through the view of the controller: those of ``UIViewController/view``, which is loaded when they are set; nil by default.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { viewIfLoaded?.accessibilityCustomRotors }
    set { view.accessibilityCustomRotors = newValue }
  }
}
