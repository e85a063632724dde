/// Text, secondary text and an image of a row.
///
/// A table cell shows it with the labels of the old styles, a `UIListContentView` as its properties say. Fonts, margins and
/// paddings of cells are those of the old styles, because what iOS gives such contents is not known (DEVIATIONS.md, 54 and 143).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// Nil by default, which leaves the label empty.
  public var text: String?
  /// Shown instead of ``text``; nil by default.
  public var attributedText: NSAttributedString?
  /// Nil by default; a table cell shows it only in styles that have a second label.
  public var secondaryText: String?
  /// Shown instead of ``secondaryText``; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// Nil by default, which makes no image view.
  public var image: UIImage?

  /// How the text looks.
  public var textProperties: TextProperties
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// Whether both texts share a line if there is room for them.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between the edges of the view and its contents. At the sides the margins of the row win if they are larger and
  /// their axis is preserved.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Along which axes the row's margins count; both by default. Those at the top and bottom of a row are never larger.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points between the image and the texts; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// Points between two texts in a line, at least; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points between two texts below each other; 1 by default, as in the old style with a subtitle, and 0 from iOS 26 on.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1
  /// The style of a table cell that shows the configuration.
  var style: UITableViewCell.CellStyle
  /// Whether the content is that of a header or a footer, which may be lower than a row.
  let isRow: Bool
  /// What it is in a list that is known when it is shown; nil for one of a kind of list.
  var role: Role?
  enum Role { case header, footer }
  /// Whether texts and image are white on the ground of a selected cell.
  var isOfSidebar = false

  /// The image with the symbol configuration.
  var shownImage: UIImage? {
    guard let image, let symbol = imageProperties.preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// A view of its own with the content, as high as a row with it. A table cell needs none.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// In a sidebar, texts and image of a selected cell are white where the program has given them no color; else the configuration itself.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard isOfSidebar, let cell = state as? UICellConfigurationState, cell.isSelected else { return self }
    var updated = self
    if textProperties.color == .label { updated.textProperties.color = .white }
    if secondaryTextProperties.color == .secondaryLabel { updated.secondaryTextProperties.color = .white }
    if imageProperties.tintColor == nil, imageProperties.tintColorTransformer == nil {
      updated.imageProperties.tintColor = .white
    }
    return updated
  }
}

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// Where lines of text stand.
    public enum TextAlignment: Int, Sendable {
      /// At the side at which lines begin.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// In which letters a text is shown.
    public enum TextTransform: Int, Sendable {
      /// As it is.
      case none
      /// In capitals, in small letters, or with capitals at the beginning of words.
      case uppercase, lowercase, capitalized
    }

    /// That of the text style at the present text size, which it follows.
    public var font: UIFont
    /// Changes no layout.
    public var color: UIColor = .label
    /// Makes the color that is shown of ``color``; nil by default. Two configurations are equal whatever their transformers are.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    private var transformer = Uncompared<UIConfigurationColorTransformer?>(value: nil)
    /// ``color`` as the transformer makes it.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// `natural` by default.
    public var alignment = TextAlignment.natural
    /// `byTruncatingTail` by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 by default: as many as the text has.
    public var numberOfLines = 0
    /// False by default.
    public var adjustsFontSizeToFitWidth = false
    /// From 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// False by default. Handed to the label that shows the text.
    public var allowsDefaultTighteningForTruncation = false
    /// True by default.
    public var adjustsFontForContentSizeCategory = true
    /// `none` by default.
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor = .label) { (self.font, self.color) = (font, color) }

    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// A number that in ``reservedLayoutSize`` stands for the room that standard images take.
    public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude
    /// The size and weight of an image that is a symbol; nil by default, which is that of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Changes no layout; nil by default.
    public var tintColor: UIColor?
    /// Makes the color that is shown of ``tintColor``; nil by default. Two configurations are equal whatever their transformers are.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    private var transformer = Uncompared<UIConfigurationColorTransformer?>(value: nil)
    /// ``tintColor`` as the transformer makes it, or the given one as it makes that.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// Points; 0 by default. Changes no layout.
    public var cornerRadius: CGFloat = 0
    /// Points; a larger image is scaled down to it. 0 along an axis, the default, is no limit.
    public var maximumSize = CGSize.zero
    /// Points that are kept clear for the image, which stands in their middle; 0 along an axis, the default, is its own
    /// length, and so is ``standardDimension`` here.
    public var reservedLayoutSize = CGSize.zero

    /// Of an image of a size, in points.
    func size(of image: CGSize) -> CGSize {
      guard image.width > 0, image.height > 0 else { return image }
      let factors = [
        maximumSize.width > 0 ? maximumSize.width / image.width : 1,
        maximumSize.height > 0 ? maximumSize.height / image.height : 1,
      ]
      let factor = min(1, factors[0], factors[1])
      return CGSize(width: image.width * factor, height: image.height * factor)
    }

    /// The room for an image of a size, in points.
    func room(for size: CGSize) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved > 0 && reserved < Self.standardDimension ? reserved : own
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width), height: length(reservedLayoutSize.height, size.height))
    }
  }
}

/// Axes of a layout.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Horizontal and vertical.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a value that does not count when the value is compared.
struct Uncompared<Value>: Hashable {
  var value: Value

  static func == (one: Self, other: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
