/// What a view does with fingers. The properties of `UIView` describe the values.
struct ViewInteraction {
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var gestureRecognizers: [UIGestureRecognizer]?
}
