/// What a view tells those who cannot see it. The properties of `UIView` describe the values.
struct AccessibilityState {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isElement = false
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var frame: CGRect?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var language: String?
}
