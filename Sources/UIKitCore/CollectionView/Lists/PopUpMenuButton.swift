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
    configuration = look
    self.menu = menu
    (showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction) = (true, true)
  }

  required init?(coder: NSCoder) { return nil }

  override func didChoose(_ action: UIAction) {
    super.didChoose(action)
    if let menu { handler?(menu) }
  }
}
