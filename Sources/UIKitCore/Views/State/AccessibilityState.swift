/// What a view or an element tells those who cannot see it. The properties of `UIView` describe the values; nil is what was not set.
struct AccessibilityState {
  var identifier: String?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var isElement: Bool?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToInteraction: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var textualContext: UIAccessibilityTextualContext?
  var inputLabels: [NSAttributedString]?
  var language: String?
}
