/// What an item says to those who cannot see it, which the view that shows it says in its place.
extension UIBarItem {
  /// What happens if it is tapped; nil by default.
  public var accessibilityHint: String? {
    get { accessibility.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityHint`` with attributes for speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What it is set to; nil by default.
  public var accessibilityValue: String? {
    get { accessibility.value?.string }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityValue`` with attributes for speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// ``accessibilityLabel`` with attributes for speech.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      accessibility.label = newValue
      accessibilityLabel = newValue?.string
    }
  }
  /// What it is and does; that of a button until it is set.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .button }
    set { accessibility.traits = newValue }
  }
  /// Whether the user reaches it; true by default.
  public var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  /// What the user may call it, the best name first; its label until it is set.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels?.map(\.string) ?? [accessibilityLabel].compactMap { $0 } }
    set { accessibility.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// The language in which it is read; nil, the default, is that of the user.
  public var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// What else can be done with it; nil by default.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// Whether it can be used; true by default.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToInteraction ?? true }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// Lets a view say what the program has said of the item. Its name and label are the view's business.
  func describe(_ view: UIView) {
    if view.accessibilityHint != accessibilityHint { view.accessibilityAttributedHint = accessibility.hint }
    if let value = accessibility.value { view.accessibilityAttributedValue = value }
    if let traits = accessibility.traits { view.accessibilityTraits = traits }
    if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
    if accessibility.inputLabels != nil { view.accessibilityUserInputLabels = accessibilityUserInputLabels }
    if let language = accessibility.language { view.accessibilityLanguage = language }
    if let actions = accessibility.customActions { view.accessibilityCustomActions = actions }
    if let responds = accessibility.respondsToInteraction { view.accessibilityRespondsToUserInteraction = responds }
  }
}
