import UIKit

/// The keys of a keyboard, the buttons of a remote control, and what is done with the device itself.
extension Screen {
  /// Presses and releases a key, while others are held.
  ///
  /// The first responder, or the controller in front if there is none, is asked for a command of the key, then the responder chain, and at
  /// last the main menu. A key without a command is told as a press; then it types into the first responder, unless Command or Control is
  /// held. A field that types a key comes before commands without ``UIKeyCommand/wantsPriorityOverSystemBehavior``.
  ///
  /// - Parameter input: A character as it is typed without modifiers, or one of the names of ``UIKeyCommand``.
  public func pressKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
    run {
      guard let first = firstResponder ?? topController ?? window else { return }
      let types =
        first is any UIKeyInput && input.count == 1 && modifiers.isDisjoint(with: [.command, .control])
      if let (command, responder) = keyCommand(input, modifiers, from: first, onlyUrgent: types) {
        responder.perform(command, from: first)
        return
      }
      let key = UIKeyPress(input, modifiers, window, first)
      key.send(at: display.animationClock.now) { display.animationClock.advance(by: 0.05) }
      guard types, let owner = first as? any UIKeyInput else { return }
      let text = modifiers.contains(.shift) ? input.uppercased() : input
      switch owner {
      case let field as UITextField: field.press(text)
      case let view as UITextView: view.press(text)
      default: owner.insertText(text)
      }
    }
  }

  /// Presses and releases a button of a remote control.
  public func press(_ button: UIPress.PressType) {
    run {
      guard let first = firstResponder ?? topController ?? window else { return }
      UIKeyPress(button, window, first).send(at: display.animationClock.now) {
        display.animationClock.advance(by: 0.05)
      }
    }
  }

  /// The commands of keys that count now: those of the first responder, of the controller in front if there is none, of the responder
  /// chain, and of the main menu.
  public var keyCommands: [UIKeyCommand] {
    run {
      var found: [UIKeyCommand] = []
      var responder: UIResponder? = firstResponder ?? topController ?? window
      while let present = responder {
        found += present.keyCommands ?? []
        responder = present.next
      }
      return found + UIMenuSystem.main.keyCommands
    }
  }

  private func keyCommand(
    _ input: String, _ modifiers: UIKeyModifierFlags, from first: UIResponder, onlyUrgent: Bool
  ) -> (UIKeyCommand, UIResponder)? {
    func suits(_ command: UIKeyCommand) -> Bool {
      command.matches(input, modifiers) && (!onlyUrgent || command.wantsPriorityOverSystemBehavior)
    }
    var responder: UIResponder? = first
    while let present = responder {
      if let command = present.keyCommands?.first(where: suits) { return (command, first) }
      responder = present.next
    }
    return UIMenuSystem.main.keyCommands.first(where: suits).map { ($0, first) }
  }

  /// Chooses an entry of the app's main menu by its title, as it is after ``UIResponder/buildMenu(with:)``.
  ///
  /// - Throws: ``ScreenError`` if the menu has no such entry that can be chosen.
  public func chooseFromMainMenu(_ title: String) throws {
    let menu = run { UIMenuSystem.main.menu }
    guard let leaf = menu.leaf(titled: title) else {
      throw ScreenError("the main menu has no enabled item \"\(title)\"")
    }
    run { leaf.performWithSender(firstResponder ?? topController ?? window, target: nil) }
  }

  /// Shakes the device: the first responder, or the controller in front if there is none, is told.
  public func shake() {
    run {
      guard let first = firstResponder ?? topController ?? window else { return }
      first.motionBegan(.motionShake, with: UIEvent(.motionShake, at: display.animationClock.now))
      display.animationClock.advance(by: 0.5)
      first.motionEnded(.motionShake, with: UIEvent(.motionShake, at: display.animationClock.now))
    }
  }

  /// Uses the buttons of headphones, or those of the control center: the first responder, or the controller in front if there is none, is
  /// told.
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    run {
      (firstResponder ?? topController ?? window)?.remoteControlReceived(
        with: UIEvent(subtype, at: display.animationClock.now))
    }
  }
}
