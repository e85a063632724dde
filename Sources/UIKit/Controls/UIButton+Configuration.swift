import TextLayout

extension UIButton {
  /// What a button of iOS 15 and later shows, and how.
  public struct Configuration: Sendable {
    /// What the button is filled with.
    public enum Style: String, Sendable {
      /// With nothing.
      case plain
      /// With a background, which takes no room: the size is that of a plain button.
      case gray, tinted, filled
    }
    /// On which side of the title the image stands.
    public enum ImagePlacement: String, Sendable {
      /// Before or after the title in the direction of reading: the widths add up.
      case leading, trailing
      /// Above or below the title: the heights add up.
      case top, bottom
    }

    /// `.plain` by default; changes no size.
    public var style: Style = .plain
    /// Nil by default. The line breaks where the width is less than the title's.
    public var title: String?
    /// A title with its own fonts, shown instead of ``title`` if it is not nil.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0.string) } }
      set { styledTitle = newValue.map { AttributedText($0) } }
    }
    var styledTitle: AttributedText?
    /// Below the title by a point, in 15/17 of the title's size. An empty one takes no room.
    public var subtitle: String?
    /// Nil, the default, means that the button's image for its state is shown.
    public var image: UIImage?
    /// Nil means the button's font, or 17 points of the system font (14 before iOS 16). Not Apple's: iOS has it in the
    /// title's attributes.
    public var titleFont: UIFont?
    /// `.leading` by default.
    public var imagePlacement: ImagePlacement = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points around title, subtitle and image; 7 above and below and 12 at the ends by default.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The title's colour in pictures, unless the button has one for its normal state.
    public var baseForegroundColor: UIColor?
    /// The colour of the background. It takes no room.
    public var baseBackgroundColor: UIColor?

    /// An empty plain configuration: without image or title it is a line high.
    public init() {}

    /// A button without background.
    public static func plain() -> Configuration { Configuration() }
    /// A button filled with the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A button on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button on a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    private init(style: Style) { self.style = style }
  }
}
