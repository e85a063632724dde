/// What stands beside the content of a list cell.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// In each state of the cell.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// How much room an accessory takes along the row.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// The same for all standard accessories: 24 points, the width of a checkmark (DEVIATIONS.md, 143).
    case standard
    /// Points.
    case custom(CGFloat)
  }

  /// On which side of the content an accessory is.
  public enum Placement {
    /// Before the content, at a place among the accessories that stand there before it in the array; behind them by default.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content, at a place among the accessories that stand there before it in the array; behind them by default.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Says where an accessory goes among others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// In front of the first accessory of the same kind; behind all if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? accessories.count
      }
    }
    /// Behind the first accessory of the same kind; behind all if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? accessories.count
      }
    }
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    /// One of the standard accessories.
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
      popUpMenu
    /// A view of the app.
    case customView
  }

  /// Look and width of a standard accessory. Nil stands for the standard.
  public struct Options {
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?

    /// Nil stands for the standard.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// Look and width of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// Look and width of a checkmark.
  public typealias CheckmarkOptions = Options
  /// Look and width of a mark of a chosen row.
  public typealias MultiselectOptions = ColoredOptions
  /// Look and width of a button that deletes.
  public typealias DeleteOptions = ColoredOptions
  /// Look and width of a button that inserts.
  public typealias InsertOptions = ColoredOptions
  /// Look and width of a button for more.
  public typealias DetailOptions = Options
  /// Look and width of a button with a menu.
  public typealias PopUpMenuOptions = Options

  /// Look and width of a standard accessory on a ground. Nil stands for the standard.
  public struct ColoredOptions {
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?
    /// Changes no layout.
    public var backgroundColor: UIColor?

    /// Nil stands for the standard.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }

    var uncolored: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Look and width of a handle. Nil stands for the standard.
  public struct ReorderOptions {
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?
    /// A line before the handle, while a table is edited; changes no layout.
    public var showsVerticalSeparator: Bool?

    /// Nil stands for the standard.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var uncolored: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// Look and width of a disclosure of an outline.
  public struct OutlineDisclosureOptions {
    /// What a tap on the row does.
    public enum Style: Sendable {
      /// As `cell` here.
      case automatic
      /// A tap anywhere on the row opens it and selects nothing; or on its disclosure alone.
      case header, cell
    }

    /// `automatic` by default.
    public var style: Style
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is the accessory's own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?

    /// Nil stands for the standard.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.reservedLayoutWidth) = (style, isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// Look and width of a label.
  public struct LabelOptions {
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is the width of the text.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?
    /// Nil is the text style body.
    public var font: UIFont?
    /// Whether the font follows the text size; nil is true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Nil stands for the standard.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// A view of the app beside the content.
  public struct CustomViewConfiguration {
    /// It becomes a subview of the cell.
    public var customView: UIView
    /// The side, and when the view is shown.
    public var placement: Placement
    /// Nil is false.
    public var isHidden: Bool?
    /// Nil is `standard` here as on iOS.
    public var reservedLayoutWidth: LayoutDimension?
    /// Changes no layout.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; nil is false, and the view has the size that suits it. Its mask is not read.
    public var maintainsFixedSize: Bool?

    /// Nil stands for what the properties say.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Which accessory it is.
  public let accessoryType: AccessoryType
  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  /// The app's view, if there is one.
  var customView: UIView?
  var maintainsFixedSize = false
  /// Of a label.
  var text: String?
  /// Of a button with a menu.
  var menu: UIMenu?
  var tintColor: UIColor?
  var menuHandler: MenuSelectedElementDidChangeHandler?
  var font: UIFont?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool?,
    width: LayoutDimension?
  ) {
    (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
    (self.isHidden, reservedWidth) = (isHidden ?? false, width ?? .actual)
  }

  /// Called when the accessory is tapped.
  public typealias ActionHandler = () -> Void
  /// Called with the menu when another of its entries is on.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void
  var action: ActionHandler?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  /// Where it stands among those before it; nil is behind them.
  var position: Placement.Position?

  /// Whether it is beside the content of a cell.
  func isShown(isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }

  /// Each at the place among those of its side that it asks for.
  static func inOrder(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    guard accessories.contains(where: { $0.position != nil }) else { return accessories }
    var (leading, trailing): ([UICellAccessory], [UICellAccessory]) = ([], [])
    for accessory in accessories {
      func put(in side: inout [UICellAccessory]) {
        let place = accessory.position?(side) ?? side.count
        side.insert(accessory, at: min(max(place, 0), side.count))
      }
      if accessory.isLeading { put(in: &leading) } else { put(in: &trailing) }
    }
    return leading + trailing
  }
}
