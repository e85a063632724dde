import Platform

/// Why there is no content: an image, two texts and two buttons, below each other in the middle of a view. Of iOS 17.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
  /// Where the parts stand along the x axis.
  public enum Alignment: Int, Sendable {
    /// In the middle of the width, and of the height.
    case center
    /// Where reading begins, in the middle of the height.
    case natural
  }

  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    /// That of a text style at the present text size.
    public var font: UIFont
    /// By the kind of text.
    public var color: UIColor
    /// How lines end that do not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0, the default, is as many as it takes.
    public var numberOfLines = 0
    /// False by default.
    public var adjustsFontSizeToFitWidth = false
    /// 0 by default.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    /// Nil is the view's.
    public var tintColor: UIColor?
    /// The greatest size of the image, in points; 0 along an axis is no limit.
    public var maximumSize = CGSize.zero
    /// Points; 0 by default.
    public var cornerRadius: CGFloat = 0
  }

  /// What a button does.
  public struct ButtonProperties: @unchecked Sendable {
    /// Nil, the default, does nothing.
    public var primaryAction: UIAction?
    /// True by default.
    public var isEnabled = true
  }

  /// Nil, the default, is none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Nil is none.
  public var text: String?
  /// Shown instead of ``text``; nil by default.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold), color: .label)
  /// Nil is none.
  public var secondaryText: String?
  /// Shown instead of ``secondaryText``; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The first button. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The second button. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// In the middle by default.
  public var alignment = Alignment.center
  /// Along which axes the margins of the view count, if they are larger; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Points between the safe area and the parts.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 0, leading: CGFloat(ContentUnavailableMetrics.sideMargin), bottom: 0,
    trailing: CGFloat(ContentUnavailableMetrics.sideMargin))
  /// Points between the image and the text.
  public var imageToTextPadding = CGFloat(ContentUnavailableMetrics.imageToText)
  /// Points between the text and the secondary text.
  public var textToSecondaryTextPadding = CGFloat(ContentUnavailableMetrics.textToSecondaryText)
  /// Points between the texts and the first button.
  public var textToButtonPadding = CGFloat(ContentUnavailableMetrics.textToButton)
  /// Points between the two buttons.
  public var buttonToSecondaryButtonPadding = CGFloat(ContentUnavailableMetrics.buttonToSecondaryButton)
  /// Clear by default.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator stands in place of the image.
  var isLoading = false

  private init() {}

  /// Without any part.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// An activity indicator and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    (result.isLoading, result.text) = (true, "Loading…")
    result.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return result
  }

  /// A magnifying glass and the text "No Results", or "No Results for" what was searched for once it is known.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.image = UIImage(systemName: "magnifyingglass")
    (result.text, result.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    result.isSearch = true
    return result
  }

  private var isSearch = false

  /// A view of its own with the parts.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// That of a search names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty else {
      return self
    }
    var result = self
    result.text = "No Results for “\(text)”"
    return result
  }
}

/// The circumstances in which a controller has no content to show.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
  /// Those of the controller.
  public var traitCollection: UITraitCollection
  /// What the search bar of the controller's navigation item contains; nil without one.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
