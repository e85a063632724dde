extension UIResponder {
  /// Sends a message without arguments. Of methods that return something, those for debugging are known by their names:
  /// `recursiveDescription` and `_autolayoutTrace` of views, whose result lives until the next message is sent.
  ///
  /// Any other selector reaches a method as it does as the action of a control; it raises if there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let text = debuggingText(aSelector.description) else { return send(aSelector, []) }
    return LastResult.keep(NSString(string: text))
  }

  private func debuggingText(_ name: String) -> String? {
    switch name {
    case "recursiveDescription": (self as? UIView)?.recursiveDescription()
    case "_autolayoutTrace": (self as? UIView)?._autolayoutTrace()
    default: nil
    }
  }
}
