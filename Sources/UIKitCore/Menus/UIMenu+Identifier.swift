extension UIMenu {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String

    /// Takes any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes any text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    private init(apple name: String) { self.init(rawValue: "com.apple.menu.\(name)") }

    /// The menu around all others.
    public static let root = Identifier(apple: "root")
    /// The app's own menu.
    public static let application = Identifier(apple: "application")
    /// Documents.
    public static let file = Identifier(apple: "file")
    /// Editing.
    public static let edit = Identifier(apple: "edit")
    /// What is seen.
    public static let view = Identifier(apple: "view")
    /// Windows.
    public static let window = Identifier(apple: "window")
    /// Help.
    public static let help = Identifier(apple: "help")
    /// In the app's menu: about, settings, services, hiding and quitting.
    public static let about = Identifier(apple: "about")
    /// The part "preferences".
    public static let preferences = Identifier(apple: "preferences")
    /// The part "services".
    public static let services = Identifier(apple: "services")
    /// The part "hide".
    public static let hide = Identifier(apple: "hide")
    /// The part "quit".
    public static let quit = Identifier(apple: "quit")
    /// Among documents: new windows, opening, closing, printing and the document itself.
    public static let newScene = Identifier(apple: "new-scene")
    /// The part "open recent".
    public static let openRecent = Identifier(apple: "open-recent")
    /// The part "open".
    public static let open = Identifier(apple: "open")
    /// The part "close".
    public static let close = Identifier(apple: "close")
    /// The part "print".
    public static let print = Identifier(apple: "print")
    /// The part "document".
    public static let document = Identifier(apple: "document")
    /// In editing.
    public static let undoRedo = Identifier(apple: "undo-redo")
    /// The part "standard edit".
    public static let standardEdit = Identifier(apple: "standard-edit")
    /// The part "find".
    public static let find = Identifier(apple: "find")
    /// The part "replace".
    public static let replace = Identifier(apple: "replace")
    /// The part "share".
    public static let share = Identifier(apple: "share")
    /// The part "auto fill".
    public static let autoFill = Identifier(apple: "auto-fill")
    /// The part "spelling".
    public static let spelling = Identifier(apple: "spelling")
    /// The part "spelling panel".
    public static let spellingPanel = Identifier(apple: "spelling-panel")
    /// The part "spelling options".
    public static let spellingOptions = Identifier(apple: "spelling-options")
    /// The part "substitutions".
    public static let substitutions = Identifier(apple: "substitutions")
    /// The part "substitutions panel".
    public static let substitutionsPanel = Identifier(apple: "substitutions-panel")
    /// The part "substitution options".
    public static let substitutionOptions = Identifier(apple: "substitution-options")
    /// The part "transformations".
    public static let transformations = Identifier(apple: "transformations")
    /// The part "speech".
    public static let speech = Identifier(apple: "speech")
    /// The part "lookup".
    public static let lookup = Identifier(apple: "lookup")
    /// The part "learn".
    public static let learn = Identifier(apple: "learn")
    /// Formats of texts.
    public static let format = Identifier(apple: "format")
    /// The part "font".
    public static let font = Identifier(apple: "font")
    /// The part "text size".
    public static let textSize = Identifier(apple: "text-size")
    /// The part "text color".
    public static let textColor = Identifier(apple: "text-color")
    /// The part "text style pasteboard".
    public static let textStylePasteboard = Identifier(apple: "text-style-pasteboard")
    /// The part "text".
    public static let text = Identifier(apple: "text")
    /// The part "text style".
    public static let textStyle = Identifier(apple: "text-style")
    /// The part "writing direction".
    public static let writingDirection = Identifier(apple: "writing-direction")
    /// The part "alignment".
    public static let alignment = Identifier(apple: "alignment")
    /// In what is seen.
    public static let toolbar = Identifier(apple: "toolbar")
    /// The part "sidebar".
    public static let sidebar = Identifier(apple: "sidebar")
    /// The part "fullscreen".
    public static let fullscreen = Identifier(apple: "fullscreen")
    /// Among windows.
    public static let minimizeAndZoom = Identifier(apple: "minimize-and-zoom")
    /// The part "bring all to front".
    public static let bringAllToFront = Identifier(apple: "bring-all-to-front")
  }
}
