/// The button of a list's accessory with a menu: the title of the entry that is on, and two arrows.
final class PopUpMenuButton: UIButton {
  private let handler: UICellAccessory.MenuSelectedElementDidChangeHandler?

  init(_ menu: UIMenu, tintColor: UIColor?, handler: UICellAccessory.MenuSelectedElementDidChangeHandler?) {
    self.handler = handler
    super.init(frame: .zero)
    var look = UIButton.Configuration.plain()
    (look.image, look.imagePlacement) = (UIImage(systemName: "chevron.up.chevron.down"), .trailing)
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    (look.contentInsets, look.imagePadding) = (.zero, 4)
    look.baseForegroundColor = tintColor ?? .secondaryLabel
    look.title = (menu.selectedElements.first ?? menu.children.first)?.title
    configuration = look
    self.menu = menu
    (showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction) = (true, true)
  }

  required init?(coder: NSCoder) { return nil }

  override func didChoose(_ action: UIAction) {
    for case let other as UIAction in menu?.children ?? [] { other.state = other === action ? .on : .off }
    configuration?.title = action.title
    if let menu { handler?(menu) }
  }
}
