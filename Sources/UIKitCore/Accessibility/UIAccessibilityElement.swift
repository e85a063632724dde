/// A thing that is no view and that those who cannot see should reach, such as a part of a drawing. Its container lists it in
/// ``UIView/accessibilityElements``.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private var state = AccessibilityState()
  /// The view or element that has it; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container's view, points; zero by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element of a container, which is not kept alive. The container has to list it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The container.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// ``accessibilityFrameInContainerSpace`` on the screen.
  private var frameOnScreen: CGRect {
    var container: AnyObject? = accessibilityContainer
    var rect = accessibilityFrameInContainerSpace
    while let element = container as? UIAccessibilityElement {
      rect.origin.x += element.accessibilityFrameInContainerSpace.minX
      rect.origin.y += element.accessibilityFrameInContainerSpace.minY
      container = element.accessibilityContainer
    }
    return (container as? UIView).map { UIAccessibility.convertToScreenCoordinates(rect, in: $0) } ?? rect
  }

  /// Names the element for tests; nil by default.
  open var accessibilityIdentifier: String? {
    get { state.identifier }
    set { state.identifier = newValue }
  }
  /// What it is, in a word. Nil by default.
  open var accessibilityLabel: String? {
    get { state.label?.string }
    set { state.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityLabel`` with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { state.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { state.label = newValue }
  }
  /// What happens if it is activated; nil by default.
  open var accessibilityHint: String? {
    get { state.hint?.string }
    set { state.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityHint`` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { state.hint }
    set { state.hint = newValue }
  }
  /// What it is set to. Nil by default.
  open var accessibilityValue: String? {
    get { state.value?.string }
    set { state.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityValue`` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { state.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { state.value = newValue }
  }
  /// Whether the user reaches it as one thing. True by default.
  open var isAccessibilityElement: Bool {
    get { state.isElement ?? true }
    set { state.isElement = newValue }
  }
  /// What it is and does. None by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { state.traits ?? .none }
    set { state.traits = newValue }
  }
  /// What a container consists of, in the order of reading: views and ``UIAccessibilityElement``; nil, the default, leaves it to the subviews.
  open var accessibilityElements: [Any]? {
    get { state.elements }
    set { state.elements = newValue }
  }
  /// Whether nothing inside is reached; false by default.
  open var accessibilityElementsHidden: Bool {
    get { state.hidesElements }
    set { state.hidesElements = newValue }
  }
  /// Whether its siblings are not reached; false by default.
  open var accessibilityViewIsModal: Bool {
    get { state.isModal }
    set { state.isModal = newValue }
  }
  /// Whether all that is inside is read before what stands beside it; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { state.groupsChildren }
    set { state.groupsChildren = newValue }
  }
  /// Whether its colors stay where those of the screen are inverted; false by default. Nothing is inverted here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { state.ignoresInvertColors }
    set { state.ignoresInvertColors = newValue }
  }
  /// Whether it can be used. True by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { state.respondsToInteraction ?? true }
    set { state.respondsToInteraction = newValue }
  }
  /// In the coordinates of the screen, points; ``accessibilityFrameInContainerSpace`` there until it is set.
  open var accessibilityFrame: CGRect {
    get { state.frame ?? frameOnScreen }
    set { state.frame = newValue }
  }
  /// The shape in place of the frame, in the coordinates of the screen, points; nil by default.
  open var accessibilityPath: UIBezierPath? {
    get { state.path }
    set { state.path = newValue }
  }
  /// In the coordinates of the screen, points; the middle of ``accessibilityFrame`` until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { state.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { state.activationPoint = newValue }
  }
  /// What else can be done with it; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { state.customActions }
    set { state.customActions = newValue }
  }
  /// Ways through what is inside; nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { state.customRotors }
    set { state.customRotors = newValue }
  }
  /// Automatic by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { state.navigationStyle }
    set { state.navigationStyle = newValue }
  }
  /// None by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { state.containerType }
    set { state.containerType = newValue }
  }
  /// Nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { state.textualContext }
    set { state.textualContext = newValue }
  }
  /// What the user may call it, the best name first; its label until it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { state.inputLabels?.map(\.string) ?? [accessibilityLabel].compactMap { $0 } }
    set { state.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  /// ``accessibilityUserInputLabels`` with attributes for speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { state.inputLabels ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { state.inputLabels = newValue }
  }
  /// The language in which it is read; nil, the default, is that of the user.
  open var accessibilityLanguage: String? {
    get { state.language }
    set { state.language = newValue }
  }
  /// How many elements the container has; 0 unless ``accessibilityElements`` or a subclass says otherwise.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element at an index; nil for one that is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The index of an element; `NSNotFound` if it is none of the container's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}
