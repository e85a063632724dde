/// The menus of an app, which it changes in ``UIResponder/buildMenu(with:)``.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu: that of the keys of a keyboard, and on the Mac that above the windows.
  public static let main = UIMenuSystem()
  /// Context menus of text. Nothing is built of it here: text has no menus but those of ``UIMenuController``.
  public static let context = UIMenuSystem()

  private var built: UIMenu?
  private weak var builtFor: UIApplication?

  /// Lets the app change its menus anew, before they are next used.
  open func setNeedsRebuild() { built = nil }
  /// Lets the app say anew which commands can be chosen, before they are next used: they are asked each time.
  open func setNeedsRevalidate() { setNeedsRebuild() }

  /// The menu as the app has changed it, built when it is first asked for.
  package var menu: UIMenu {
    let application = UIApplication.shared
    if let built, builtFor === application { return built }
    let builder = MenuBuilder(self, root: Self.standard)
    application.buildMenu(with: builder)
    (application.delegate as? UIResponder)?.buildMenu(with: builder)
    (built, builtFor) = (builder.root, application)
    return builder.root
  }

  /// The commands of keys in the menu.
  package var keyCommands: [UIKeyCommand] {
    func commands(_ menu: UIMenu) -> [UIKeyCommand] {
      menu.children.flatMap { child in
        (child as? UIMenu).map(commands) ?? (child as? UIKeyCommand).map { [$0] } ?? []
      }
    }
    return commands(menu)
  }

  /// The menus that the system has, of which those of editing have commands.
  private static var standard: UIMenu {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: children)
    }
    func inline(_ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: children)
    }
    func key(_ title: String, _ action: String, _ input: String, _ flags: UIKeyModifierFlags = .command) -> UIKeyCommand
    {
      UIKeyCommand(title: title, action: Selector(action), input: input, modifierFlags: flags)
    }
    let edit = menu(
      "Edit", .edit,
      [
        inline(.undoRedo),
        inline(
          .standardEdit,
          [
            key("Cut", "cut:", "x"), key("Copy", "copy:", "c"), key("Paste", "paste:", "v"),
            UICommand(title: "Delete", action: "delete:"), key("Select All", "selectAll:", "a"),
          ]),
        inline(.find), inline(.replace), inline(.share), menu("Spelling", .spelling),
        menu("Substitutions", .substitutions), menu("Transformations", .transformations), menu("Speech", .speech),
      ])
    let format = menu(
      "Format", .format,
      [
        menu(
          "Font", .font,
          [
            inline(
              .textStyle,
              [
                key("Bold", "toggleBoldface:", "b"), key("Italic", "toggleItalics:", "i"),
                key("Underline", "toggleUnderline:", "u"),
              ]),
            inline(.textSize, [key("Bigger", "increaseSize:", "+"), key("Smaller", "decreaseSize:", "-")]),
          ]), menu("Text", .text, [inline(.alignment), inline(.writingDirection)]),
      ])
    return UIMenu(
      identifier: .root,
      children: [
        menu(
          "", .application, [inline(.about), inline(.preferences), inline(.services), inline(.hide), inline(.quit)]),
        menu(
          "File", .file, [inline(.newScene), inline(.openRecent), inline(.close), inline(.document), inline(.print)]),
        edit, format, menu("View", .view, [inline(.toolbar), inline(.sidebar), inline(.fullscreen)]),
        menu("Window", .window, [inline(.minimizeAndZoom), inline(.bringAllToFront)]), menu("Help", .help),
      ])
  }
}
