extension UICellAccessory {
  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
    _ action: ActionHandler? = nil
  ) {
    self.init(
      type, displayed, isLeading: isLeading, isHidden: options.isHidden, width: options.reservedLayoutWidth)
    self.action = action
  }

  /// The arrow that says that a row leads on; 10.33 points up to the next pixel, as in a table.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// The arrow of a row that opens; as wide as a disclosure indicator here. A tap calls the action, or opens the item in the tree of a
  /// diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth)
    (made.action, made.outlineStyle) = (actionHandler, options.style)
    return made
  }

  /// 24 points wide, as in a table.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// The button for more about a row; 24 points wide, as in a table. A tap calls the action.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  /// Before the content, while the collection view is edited. A tap calls the action.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options.uncolored, isLeading: true, actionHandler) }

  /// Before the content, while the collection view is edited. A tap calls the action.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options.uncolored, isLeading: true, actionHandler) }

  /// The handle by which a row is moved, while the cell is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.uncolored) }

  /// Before the content, while the cell is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.uncolored, isLeading: true) }

  /// A text after the content.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth)
    (made.text, made.font) = (text, options.font)
    return made
  }

  /// A button after the content with the title of the entry of a menu that is on, and two arrows. A tap opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.popUpMenu, displayed, options)
    (made.menu, made.tintColor, made.menuHandler) = (menu, options.tintColor, selectedElementDidChangeHandler)
    return made
  }

  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var made = UICellAccessory(
      .customView, displayed, isLeading: isLeading, isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth ?? .standard)
    made.customView = configuration.customView
    made.position = position
    made.maintainsFixedSize = configuration.maintainsFixedSize ?? false
    return made
  }
}
