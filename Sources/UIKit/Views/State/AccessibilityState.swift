/// What a view tells those who cannot see it. The properties of `UIView` describe the values.
struct AccessibilityState {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isElement = false
}
