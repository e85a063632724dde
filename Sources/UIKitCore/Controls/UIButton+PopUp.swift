/// Buttons that show which entry of their menu was chosen (https://developer.apple.com/documentation/uikit/uibutton/3752186-changesselectionasprimaryaction).
extension UIButton {
  /// Whether the title is that of the entry that is on.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && !isBarButton }

  /// Points that the two arrows behind the title take; nil for a button without them. Remembered (DEVIATIONS.md, 510).
  var indicatorSize: CGSize? {
    guard let configuration, !showsConfigurationAlone else { return nil }
    switch configuration.indicator {
    case .none: return nil
    case .popup: break
    case .automatic: guard isPopUp, configuration.image?.name != Self.arrows else { return nil }
    }
    let side = (CGFloat(titleLineFont.pointSize) * 0.7).rounded()
    return CGSize(width: side, height: side * 1.3)
  }

  /// The symbol of the arrows.
  package static let arrows = "chevron.up.chevron.down"
  /// Points between the title and the arrows.
  static let indicatorGap: CGFloat = 5

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
