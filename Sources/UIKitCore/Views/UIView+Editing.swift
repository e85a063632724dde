extension UIView {
  /// Makes the first responder in this view resign, and returns whether there is none left.
  ///
  /// - Parameter force: resigns without asking; here nobody is asked in either case.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var rest: [UIView] = [self]
    while let view = rest.popLast() {
      if view.isFirstResponder { return view.resignFirstResponder() || force }
      rest += view.subviews
    }
    return true
  }
}
