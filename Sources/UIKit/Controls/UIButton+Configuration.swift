import TextLayout

extension UIButton {
  /// What a button of iOS 15 and later shows, and how.
  public struct Configuration: Sendable {
    public enum Style: String, Sendable { case plain, gray, tinted, filled }
    public enum ImagePlacement: String, Sendable { case leading, trailing, top, bottom }

    public var style: Style = .plain
    public var title: String?
    /// Text with fonts of its own; wins over the plain title.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0.string) } }
      set { styledTitle = newValue.map { AttributedText($0) } }
    }
    var styledTitle: AttributedText?
    public var subtitle: String?
    public var image: UIImage?
    public var titleFont: UIFont?
    public var imagePlacement: ImagePlacement = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public init() {}

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }

    private init(style: Style) { self.style = style }
  }
}
