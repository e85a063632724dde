/// Buttons that show which entry of their menu was chosen (https://developer.apple.com/documentation/uikit/uibutton/3752186-changesselectionasprimaryaction).
extension UIButton {
  /// Whether the title is that of the entry that is on.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && !isBarButton }

  /// Shows the entry that is on, else the first one, which is on from now on.
  func showChosenEntry() {
    guard isPopUp, let menu else { return }
    let entries = menu.choices
    if let entry = entries.first(where: { $0.state == .on }) ?? entries.first { choose(entry) }
  }

  /// Switches all other entries off.
  func choose(_ entry: UIAction) {
    for other in menu?.choices ?? [] { other.state = other === entry ? .on : .off }
    if configuration == nil { setTitle(entry.title, for: .normal) } else { configuration?.title = entry.title }
  }
}

extension UIMenu {
  /// The actions of the menu, with those of inline menus inside.
  fileprivate var choices: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.choices : [] }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }
}
