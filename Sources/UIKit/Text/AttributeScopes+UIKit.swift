/// The attributes of UIKit that change no size, for `AttributedString` and `AttributeContainer`. They are kept; of a label's or a button's text
/// only those that decide sizes are shown.
extension AttributeScopes.UIKitAttributes {
  /// The color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// That of `NSAttributedString.Key.foregroundColor`.
    public static let name = "NSColor"
  }
  /// The color behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// That of `NSAttributedString.Key.backgroundColor`.
    public static let name = "NSBackgroundColor"
  }
  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// A style.
    public typealias Value = NSUnderlineStyle
    /// That of `NSAttributedString.Key.underlineStyle`.
    public static let name = "NSUnderline"
  }
  /// The color of the line under the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// That of `NSAttributedString.Key.underlineColor`.
    public static let name = "NSUnderlineColor"
  }
  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// A style.
    public typealias Value = NSUnderlineStyle
    /// That of `NSAttributedString.Key.strikethroughStyle`.
    public static let name = "NSStrikethrough"
  }
  /// The color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    /// A color.
    public typealias Value = UIColor
    /// That of `NSAttributedString.Key.strikethroughColor`.
    public static let name = "NSStrikethroughColor"
  }
  /// How far the text stands above the line.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// That of `NSAttributedString.Key.baselineOffset`.
    public static let name = "NSBaselineOffset"
  }
  /// Points between all characters.
  public enum TrackingAttribute: AttributedStringKey {
    /// Points.
    public typealias Value = CGFloat
    /// That of `NSAttributedString.Key.tracking`.
    public static let name = "CTTracking"
  }

  // Only the types of these count: they are found by key paths that nobody follows.
  /// `string.foregroundColor`: the color of the text.
  public var foregroundColor: ForegroundColorAttribute { never() }
  /// `string.backgroundColor`: the color behind the text.
  public var backgroundColor: BackgroundColorAttribute { never() }
  /// `string.underlineStyle`: the line under the text.
  public var underlineStyle: UnderlineStyleAttribute { never() }
  /// `string.underlineColor`: the color of that line.
  public var underlineColor: UnderlineColorAttribute { never() }
  /// `string.strikethroughStyle`: the line through the text.
  public var strikethroughStyle: StrikethroughStyleAttribute { never() }
  /// `string.strikethroughColor`: the color of that line.
  public var strikethroughColor: StrikethroughColorAttribute { never() }
  /// `string.baselineOffset`: points above the line.
  public var baselineOffset: BaselineOffsetAttribute { never() }
  /// `string.tracking`: points between all characters.
  public var tracking: TrackingAttribute { never() }

  private func never<T>() -> T { fatalError("attributes are found by their types") }
}
