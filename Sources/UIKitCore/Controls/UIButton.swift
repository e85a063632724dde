import AutoLayout
import Platform
import TextLayout

/// A title, an image or both that can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Decides the default font (18 points for `custom`, 15 for the others) and the size of buttons that are only a
  /// symbol.
  public enum ButtonType: Int, Sendable {
    /// 18 points of text. What `UIButton()` and `init(frame:)` make.
    case custom = 0
    /// 15 points of text.
    case system = 1
    /// Like ``infoLight`` here.
    case detailDisclosure = 2
    /// A symbol of 25 and two thirds points each way from iOS 14 on, unless a title is set.
    case infoLight = 3
    /// Like ``infoLight`` here.
    case infoDark = 4
    /// Like ``infoLight`` here.
    case contactAdd = 5
    /// Sized like ``system``.
    case plain = 6
    /// The older name of ``system``.
    public static let roundedRect = ButtonType.system
    /// A symbol of 30 points each way, unless a title is set.
    case close = 7
  }

  /// What the button is for. Only `primary` changes the size, through the weight of a configured title.
  public enum Role: Int, Sendable {
    /// The default.
    case normal
    /// The likely choice; its configured title is semibold.
    case primary
    /// Sized like `normal`.
    case cancel, destructive
  }

  /// Set when the button is made, or by the document it was read from.
  public internal(set) var buttonType: ButtonType
  /// A primary button's configured title is semibold (4 of 5 buttons within half a point).
  open var role: Role = .normal { didSet { titleStyleDidChange() } }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: AttributedText] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// Nil by default, which means the default font of the button's type. Not Apple's: iOS sets it through the title
  /// label.
  open var titleFont: UIFont? { didSet { if titleFont != oldValue { titleStyleDidChange() } } }
  /// Points around the content; zero by default. Insets other than zero replace the default padding.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  /// What becomes of a title that does not fit, as long as nobody has asked for ``titleLabel``. Not Apple's: iOS has it there.
  package var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
  /// Points by which the title moves: half of the difference of opposite insets, or all of the inset at the side where
  /// ``UIControl/contentHorizontalAlignment`` puts it. They do not change the intrinsic size.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Points by which the image moves, as ``titleEdgeInsets`` move the title. They do not change the intrinsic size.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// False by default. No effect here, which the log says once: no glow is drawn.
  open var showsTouchWhenHighlighted = false {
    didSet { if showsTouchWhenHighlighted { LayoutLog.noteWithoutEffect("UIButton.showsTouchWhenHighlighted") } }
  }
  /// False by default; no shadow is drawn.
  open var reversesTitleShadowWhenHighlighted = false
  /// False by default. Stored without effect: there is no pointer.
  open var isPointerInteractionEnabled = false {
    didSet { if isPointerInteractionEnabled { LayoutLog.noteWithoutEffect("UIButton.isPointerInteractionEnabled") } }
  }
  /// Never true: there is no pointer.
  open var isHovered: Bool { false }
  /// Never true: a menu is not presented.
  open var isHeld: Bool { false }
  /// False by default. No effect here, which the log says once: images keep their size at every text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      LayoutLog.noteWithoutEffect("UIButton.adjustsImageSizeForAccessibilityContentSizeCategory")
    }
  }
  /// It has no effect here: pictures do not change with it.
  open var adjustsImageWhenHighlighted = true {
    didSet { if !adjustsImageWhenHighlighted { LayoutLog.noteWithoutEffect("UIButton.adjustsImageWhenHighlighted") } }
  }
  /// It has no effect here: pictures do not change with it.
  open var adjustsImageWhenDisabled = true {
    didSet { if !adjustsImageWhenDisabled { LayoutLog.noteWithoutEffect("UIButton.adjustsImageWhenDisabled") } }
  }
  /// False by default. If true, a tap toggles ``UIControl/isSelected`` before the actions are sent. With a menu as its primary action the
  /// button has the title of the entry that was chosen last, which is the one that is on.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction { showChosenEntry() } }
  }
  override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
  }
  /// How the button looks on a Mac; automatic by default. Stored without effect: there is no Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic {
    didSet {
      if preferredBehavioralStyle != .automatic { LayoutLog.noteWithoutEffect("UIButton.preferredBehavioralStyle") }
    }
  }
  /// That of phones and tablets.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// In which order the entries of ``UIControl/menu`` stand; automatic by default. Menus have the order of their children.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// What the pointer looks like over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Nil by default. Stored without effect: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { if pointerStyleProvider != nil { LayoutLog.noteWithoutEffect("UIButton.pointerStyleProvider") } }
  }
  package override func didChoose(_ action: UIAction) {
    guard isPopUp else { return }
    choose(action)
  }
  package override func menuDidChange() { if changesSelectionAsPrimaryAction { showChosenEntry() } }
  /// The views that show title and image, made when they are asked for; see `UIButton+Parts.swift`.
  var parts = Parts()
  /// The width of the title's text.
  var measuredTitle = MeasuredLine()
  /// Nil by default. A configuration replaces the title, image and insets of the states; iOS 15 and later.
  open var configuration: Configuration? {
    get { ownConfiguration }
    set {
      let old = ownConfiguration
      ownConfiguration = newValue
      titleLineBreakModeDidChange(from: old)
      titleStyleDidChange()
      if !configurationUpdates.isUpdating { setNeedsUpdateConfiguration() }
    }
  }
  @exclusivity(unchecked) private final var ownConfiguration: Configuration?
  var configurationUpdates = ConfigurationUpdates()

  /// Changes the configuration to suit the state of the button, before it is measured or laid out. Nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationUpdates.handler }
    set {
      configurationUpdates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether a new state asks for ``updateConfiguration()``; true by default.
  open var automaticallyUpdatesConfiguration: Bool {
    get { configurationUpdates.isAutomatic }
    set { configurationUpdates.isAutomatic = newValue }
  }
  /// Asks for ``updateConfiguration()`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurationUpdates.isNeeded = true
    invalidateIntrinsicContentSize()
  }
  /// Calls ``configurationUpdateHandler``. A subclass may change ``configuration`` here.
  open func updateConfiguration() { configurationUpdates.handler?(self) }

  /// A button with an empty frame. The type cannot change later. Subclasses that override the designated initializers inherit this one.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    invalidateIntrinsicContentSize()
    // Apps put these beside rows and annotations without giving them a size.
    if type.isSymbol { sizeToFit() }
  }

  /// A system button with an image and a target that is sent the action for ``UIControl/Event/touchUpInside``.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = (UIButton(type: .system) as? Self) ?? made(of: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  /// The action is sent for `.primaryActionTriggered` and `.touchUpInside`; its title and image become the button's.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// A system button. The action fills in the configuration's title and image where these are nil.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A custom button. The action's title and image become the button's for the normal state.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// The action's title and image are the button's, unless it has its own.
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: [.primaryActionTriggered, .touchUpInside])
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Takes the type from the document; without one the button is a custom one.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  /// The plain title for exactly this state; nil makes the state show that of `.normal` again.
  /// A configuration that has a title takes that of `.normal` in its place.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, keepsTitleInConfiguration {
      configuration?.title = title
      configuration?.styledTitle = nil
    }
    invalidateIntrinsicContentSize()
  }

  /// A title with its own fonts, shown instead of the plain title of the state. Nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setStyledTitle(title.map { AttributedText($0, defaultFont: effectiveFont) }, for: state)
  }

  func setStyledTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title
    if state == .normal, keepsTitleInConfiguration { configuration?.styledTitle = title }
    invalidateIntrinsicContentSize()
  }

  /// The image for exactly this state; nil makes the state show that of `.normal` again. A configuration that has an image takes that of
  /// `.normal` in its place.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, let own = configuration, own.image != nil || showsConfigurationAlone {
      configuration?.image = image
    }
    invalidateIntrinsicContentSize()
  }

  /// Of a classic button, the image for `.normal` is a lower limit for the size; images of other states change no size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    invalidateIntrinsicContentSize()
  }

  /// Draws the symbol of a state in another size. Images that are no symbols stay as they are.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    invalidateIntrinsicContentSize()
  }
  /// What was set for the state, else for `.normal`; nil if neither was.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// The color in pictures comes from `.normal` only.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// It has no effect here: no shadow is drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  /// What was set for the state, else for `.normal`; nil if neither was.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }
  /// What was set for the state, else for `.normal`; nil if neither was. The configuration's title is not looked at.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// What was set for the state, else for `.normal`, with the attributes that decide sizes.
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitle(for: state)?.attributedString }
  private func styledTitle(for state: State) -> AttributedText? { attributedTitles[state] ?? attributedTitles[.normal] }
  /// What was set for the state, else for `.normal`; nil if neither was, where iOS returns its default.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  /// What was set for the state, else for `.normal`. The configuration's image is not looked at.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// What was set for the state, else for `.normal`; nil if neither was.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  /// The title in use: the configuration's if it has one, else that of the present state, the attributed one first.
  open var currentTitle: String? {
    if let configuration, configuration.hasTitle || showsConfigurationAlone {
      return configuration.styledTitle?.string ?? configuration.title
    }
    return styledTitle(for: state)?.string ?? title(for: state)
  }
  /// Whether titles of states do not count beside a configuration: documents keep the "Button" that Interface Builder gave the state,
  /// although the stored frames of three buttons are those of their symbol alone.
  var showsConfigurationAlone: Bool { interfaceBuilderID != nil }
  private var keepsTitleInConfiguration: Bool {
    guard let configuration else { return false }
    return configuration.hasTitle || showsConfigurationAlone
  }
  /// The image in use: the configuration's if it has one, else that of the present state; a symbol in the size that it is preferred in.
  open var currentImage: UIImage? {
    let image = configuration?.image ?? image(for: state)
    guard let symbol = currentPreferredSymbolConfiguration ?? image?.styledSymbol else { return image }
    return image?.applyingSymbolConfiguration(symbol.following(traitCollection))
  }
  /// The configuration's, else that of the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
  }
  /// That of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The attributed title of the present state; a configuration's is not looked at.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// That of the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The title's color for the present state, white if none was set, whatever the type of the button.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The title and image of the new state may have another size.
  override func stateDidChange() {
    if configuration?.hasTitle != true { invalidateIntrinsicContentSize() }
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Title with its fonts; nil if there is nothing to show.
  var shownTitle: AttributedText? {
    let text = styledTitle ?? currentTitle.map { AttributedText($0, font: titleLineFont) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The font in use: system buttons have 15 points, custom ones 18, configured ones 17 (14 before iOS 16's canvas).
  package var effectiveFont: UIFont { ownFont ?? UIFont(titleLineFont) }

  /// The font in use, as the text system wants it.
  var titleLineFont: TextLayout.Font {
    if let ownFont { return ownFont.font }
    guard let configuration else { return .system(buttonType == .custom ? 18 : 15) }
    let size = configuration.buttonSize.titleSize ?? layoutProfile.controls.configuredButtonFontSize
    let weight: TextLayout.Font.Weight = role == .primary ? .semibold : .regular
    let font = TextLayout.Font.system(size, weight: weight)
    return layoutProfile.contentSizeCategory == .large ? font : body(font).font
  }

  /// The font of a configuration, which grows as the text of the body does.
  private func body(_ font: TextLayout.Font) -> UIFont {
    UIFontMetrics(forTextStyle: .body).followed(by: UIFont(font)).adjusted(in: self)
  }

  /// A font of a text style follows the text size in a configuration, and where the label of the title is told so.
  private var ownFont: UIFont? {
    if let font = configuration?.transformedTitleFont { return font.adjusted(in: self) }
    guard let titleFont else { return nil }
    return configuration != nil || parts.title?.adjustsFontForContentSizeCategory == true
      ? titleFont.adjusted(in: self) : titleFont
  }

  /// The title with its own fonts, if it has any.
  package var styledTitle: AttributedText? {
    if let configuration, configuration.hasTitle || showsConfigurationAlone { return configuration.styledTitle }
    return styledTitle(for: state)
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      if currentTitle == nil, configuration == nil { return CGSize(layoutProfile.controls.infoButtonSize) }
    case .close:
      if currentTitle == nil, configuration == nil { return CGSize(ControlMetrics.closeButtonSize) }
    default: break
    }
    return configuration.map(configuredSize) ?? classicSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// The area of the background image and of a configuration's ground: the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The bounds without the insets of the content: the area of title and image.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Where the title goes in a content rectangle, in the same coordinates; a title that does not fit beside the image
  /// is cut in width.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).title }
  /// Where the image goes in a content rectangle, at its own size; it is not scaled down, also where it is larger than
  /// the room.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).image }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title of a configured button may break into lines, that of another button does not.
  override var sharesRowWidth: Bool { configuration != nil }

  // MARK: Baselines: the line of text is centered

  override var firstBaseline: TextBaseline { centeredBaseline }
  override var lastBaseline: TextBaseline { centeredBaseline }

  private var centeredBaseline: TextBaseline {
    let font = titleLineFont
    let insets = configuration == nil ? contentEdgeInsets : .zero
    let shift = Double(insets.top - insets.bottom) / 2
    return TextBaseline(heightFactor: 0.5, offset: font.ascender - font.lineHeight / 2 + shift)
  }

  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { titleLineFont }
  override var logTitle: String? { currentTitle }
}

extension UIButton.ButtonType {
  /// Whether the button is a symbol of the system's.
  var isSymbol: Bool {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    case .custom, .system, .plain: false
    }
  }
}
