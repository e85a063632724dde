import AutoLayout
import TextLayout

/// Shows text in one or several lines.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Nil by default. Setting it drops the attributed text, and with it fonts and spacing of its own.
  open var text: String? {
    get { attributed.map(\.string) ?? storedText }
    set {
      guard attributed != nil || newValue != storedText else { return }
      storedText = newValue
      attributed = nil
      contentDidChange()
    }
  }
  @exclusivity(unchecked) private var storedText: String?

  /// The text with its own fonts; it replaces ``text``. Only the attributes that decide sizes are kept.
  open var attributedText: NSAttributedString? {
    get { content?.attributedString }
    set { attributed = newValue.map { AttributedText($0, defaultFont: font) } }
  }

  /// ``attributedText`` as a value of the text system; nil if plain text was set. Not Apple's.
  package var attributed: AttributedText? {
    get { ownAttributed }
    set {
      ownAttributed = newValue
      contentDidChange()
    }
  }
  @exclusivity(unchecked) private final var ownAttributed: AttributedText?

  /// 17 points of the system font by default. It does not change text that was set as attributed.
  open var font: UIFont! {
    get { style.font }
    set {
      style.font = newValue
      contentDidChange()
    }
  }
  /// `.label` by default; the color in pictures.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// It has no effect here: pictures show ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != nil { LayoutLog.noteWithoutEffect("UILabel.highlightedTextColor") } }
  }
  /// `.natural` by default. It moves the lines in pictures and changes no size.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      contentDidChange()
    }
  }
  /// At most so many lines; 0 means no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set {
      style.numberOfLines = newValue
      contentDidChange()
    }
  }
  /// `.standard` by default. Of it only `.pushOut` has an effect, from iOS 14 on. An attributed text with a paragraph style that is set later
  /// goes by that of the style.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set {
      style.lineBreakStrategy = newValue
      ownAttributed?.paragraph.avoidsOrphans = newValue.contains(.pushOut)
      contentDidChange()
    }
  }
  /// Whether text that does not fit is shown smaller. The intrinsic size remains that of the full size.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSizeToFitWidth }
    set {
      style.adjustsFontSizeToFitWidth = newValue
      shrinkingDidChange()
    }
  }
  /// The smallest factor, from 0 to 1, to which the font shrinks. 0, the default, keeps the size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { shrinkingDidChange() } }
  /// `.alignBaselines` by default. It has no effect here: what it does to baselines for layout is not known.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != .alignBaselines { LayoutLog.noteWithoutEffect("UILabel.baselineAdjustment") } }
  }
  /// Not modelled: by how much UIKit tightens is not known.
  open var allowsDefaultTighteningForTruncation = false
  /// It has no effect here: no shadow is drawn.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != nil { LayoutLog.noteWithoutEffect("UILabel.shadowColor") } }
  }
  /// Points; stored, no shadow is drawn. By default a point up.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// It has no effect here: pictures show ``textColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted { LayoutLog.noteWithoutEffect("UILabel.isHighlighted") } }
  }
  /// Whether the font follows the content size category, if it is a text style's or was made by ``UIFontMetrics``.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsFontForContentSizeCategory }
    set {
      style.adjustsFontForContentSizeCategory = newValue
      contentDidChange()
    }
  }
  /// Points; 0 means the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// It has no effect here: pictures show ``textColor``.
  open var isEnabled = true {
    didSet { if !isEnabled { LayoutLog.noteWithoutEffect("UILabel.isEnabled") } }
  }

  /// What of the label's look decides how its text is measured.
  @exclusivity(unchecked) private final var style = LabelStyle()
  /// What the text measured; every property that changes the text forgets it.
  @exclusivity(unchecked) private(set) var measures = TextMeasures()

  private func contentDidChange() {
    measures.forget()
    hasContent = attributed != nil || !(storedText ?? "").isEmpty
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func shrinkingDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What is shown, as the text system wants it.
  var content: AttributedText? {
    if let attributed { return attributed }
    guard let storedText, !storedText.isEmpty else { return nil }
    return AttributedText(storedText, font: currentFont.font)
  }

  /// Whether ``content`` is not nil.
  private var hasContent = false

  /// The font at the present content size category, if it follows it.
  var currentFont: UIFont {
    adjustsFontForContentSizeCategory && layoutProfile.behavior.adjustsFontsForContentSizeCategory
      ? font.adjusted(
        to: traitCollection.preferredContentSizeCategory.category ?? layoutProfile.contentSizeCategory)
      : font
  }

  /// Width and height up to the next pixel; (0, 0) without text. Several lines are measured at ``preferredMaxLayoutWidth``, and where
  /// that is 0 at the width that the last layout gave; before a layout, and where ``numberOfLines`` is 1, the text is in one line.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth
    return textSize(width: numberOfLines == 1 ? nil : limit)
  }

  override var needsSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 && hasContent }
  override var automaticWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }
  private var layoutWidth: CGFloat?

  private func textSize(width: CGFloat?) -> CGSize {
    let unlimited = UILabel.unlimited
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width ?? unlimited, height: unlimited),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private static let unlimited: CGFloat = 1_000_000

  /// The part of `bounds` that at most so many lines take, at its top left: what the label measures itself with, so that a
  /// subclass that adds padding here gets larger. Width and height are up to the next pixel; empty without text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasContent else { return CGRect(origin: bounds.origin, size: .zero) }
    let environment = textEnvironment
    let width = bounds.width < UILabel.unlimited ? Double(bounds.width) + UILabel.slack : nil
    let measured = extent(width: width, maximumLines: numberOfLines, in: environment)
    var size = pixelSize(of: measured, limitedTo: numberOfLines, in: environment)
    // A line that reaches the width, with the space at its end, takes no more.
    if width != nil { size.width = min(size.width, Double(bounds.width)) }
    if roundsLine(limitedTo: numberOfLines) { size.height = currentFont.font.lineHeight.rounded() }
    let height = bounds.height < UILabel.unlimited ? min(size.height, Double(bounds.height)) : size.height
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: height))
  }

  /// The size up to the next pixels. On a canvas those of the device count, but for the height of a line in the system font, for which the
  /// profile says what does. The width of such a line is in the middle between both where other text is rounded otherwise than to the
  /// device's pixels, for want of a known display.
  private func pixelSize(of extent: TextExtent, limitedTo numberOfLines: Int, in environment: TextEnvironment)
    -> Size
  {
    guard let lineScale = layoutProfile.lineScale else { return extent.pixelSize(scale: environment.scale) }
    let device = extent.pixelSize(scale: layoutProfile.scale)
    guard numberOfLines == 1, attributed == nil, currentFont.font.family.name == nil else { return device }
    let line = extent.pixelSize(scale: lineScale)
    switch environment.scale {
    case lineScale: return line
    case layoutProfile.scale: return Size(width: device.width, height: line.height)
    default: return Size(width: (line.width + device.width) / 2, height: line.height)
    }
  }

  private var textEnvironment: TextEnvironment {
    var environment = layoutScreen.text
    let isPushedOut = attributed?.paragraph.avoidsOrphans ?? lineBreakStrategy.contains(.pushOut)
    environment.avoidsOrphans = isPushedOut && layoutProfile.release >= 14
    return environment
  }

  /// Whether a line is as high as its text style to the nearest point, as on some canvases.
  private func roundsLine(limitedTo numberOfLines: Int) -> Bool {
    adjustsFontSizeToFitWidth && numberOfLines == 1 && attributed == nil && currentFont.font.textStyle != nil
      && layoutProfile.behavior.roundsShrinkingTextStyles
  }

  private func extent(width: Double?, maximumLines: Int, in environment: TextEnvironment) -> TextExtent {
    let conditions = TextMeasures.Conditions(
      font: attributed == nil ? currentFont.font : nil, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode.engine, environment: environment)
    return measures.extent(width: width, under: conditions) { conditions in
      if let font = conditions.font, let storedText {
        return measure(
          storedText, font, width: width, maximumLines: conditions.maximumLines,
          lineBreakMode: conditions.lineBreakMode, in: environment)
      }
      return measure(
        attributed ?? AttributedText(runs: []), width: width, maximumLines: conditions.maximumLines,
        lineBreakMode: conditions.lineBreakMode, in: environment)
    }
  }

  /// A width that came from measuring this text must not break its longest line again.
  private static let slack = 1e-3

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  /// The lines as shown in the label's bounds: smaller if the label may shrink its text, and no more than its height has room for.
  package var shownLines: LaidOutText? { lines(in: bounds.size) }

  /// The lines as they would be in bounds that are `slack` points wider and as high as they like. Text that is cut even then is visibly
  /// cut.
  package func fittedLines(slack: CGFloat) -> LaidOutText? {
    lines(in: CGSize(width: bounds.width + slack, height: .infinity))
  }

  /// The size of the whole text, whatever number of lines is allowed: in one line for a width of 0.
  package func textRect(ofAllLinesFor size: CGSize) -> CGSize {
    // What a report asks must not cost the next layout what it knows.
    let known = measures
    defer { measures = known }
    return textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: size.width > 0 ? size.width : UILabel.unlimited, height: UILabel.unlimited),
      limitedToNumberOfLines: size.width > 0 ? 0 : 1
    ).size
  }

  /// The lines that a size has room for, at least one.
  func lines(in size: CGSize) -> LaidOutText? {
    let width = Double(size.width) + UILabel.slack
    guard let content = content(shrunkTo: width) else { return nil }
    return layOut(
      content, width: width, height: Double(size.height), maximumLines: numberOfLines,
      lineBreakMode: lineBreakMode.engine, in: textEnvironment)
  }

  /// The content with its fonts shrunk until it fits the width, if the label may shrink its text.
  func content(shrunkTo width: Double) -> AttributedText? {
    guard adjustsFontSizeToFitWidth, let content else { return content }
    return content.scaled(
      by: scaleToFit(
        content, width: width, maximumLines: numberOfLines,
        lineBreakMode: lineBreakMode.engine, minimum: Double(minimumScaleFactor), in: textEnvironment))
  }

  /// The font of the first character as shown.
  package var displayFont: UIFont {
    guard adjustsFontSizeToFitWidth || attributed != nil,
      let font = content(shrunkTo: Double(bounds.width) + UILabel.slack)?.runs.first?.font
    else { return currentFont }
    return UIFont(font)
  }

  // The first baseline is measured from the top and the last one from the bottom, whatever the label's height, although
  // the text is drawn centered. In Xcode's frames that holds for 42 of 42 pairs of labels.
  override var firstBaseline: TextBaseline {
    TextBaseline(heightFactor: 0, offset: ownLineFont(at: .firstBaseline).ascender)
  }

  override var lastBaseline: TextBaseline {
    TextBaseline(heightFactor: 1, offset: ownLineFont(at: .lastBaseline).descender)
  }

  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { ownLineFont(at: baseline) }

  private func ownLineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font {
    guard let attributed else { return currentFont.font }
    let run = baseline == .firstBaseline ? attributed.runs.first : attributed.runs.last
    return run?.font ?? currentFont.font
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }
  /// Draws the text in a rectangle, in the label's coordinates: the lines as they are shown in its width, in the middle of its
  /// height. A subclass that overrides this calls it with a smaller rectangle for room around the text.
  open func drawText(in rect: CGRect) { recordText(in: rect) }
  override var redrawsWhenResized: Bool { true }

  override var takesTouchesWhenMade: Bool { false }
  override var logTitle: String? { text }
}

/// Where text that shrank stands in its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where that of the full size is.
  case alignBaselines = 0
  /// The middle of the text stays where that of the full size is.
  case alignCenters = 1
  /// The text stays at the top left.
  case none = 2
}
