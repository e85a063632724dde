extension UIResponder {
  /// What the last message returned, which nobody else keeps: an autorelease pool would, at least as long.
  private static var lastResult: AnyObject?

  /// Sends a message without arguments. Of methods that return something, those for debugging are known by their names:
  /// `recursiveDescription` and `_autolayoutTrace` of views, whose result lives until the next message is sent.
  ///
  /// Any other selector reaches a method as it does as the action of a control, and the result is nil; it raises if there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let text = debuggingText(aSelector.description) else {
      aSelector.send(to: self, from: nil)
      return nil
    }
    let result = NSString(string: text)
    Self.lastResult = result
    return Unmanaged.passUnretained(result)
  }

  private func debuggingText(_ name: String) -> String? {
    switch name {
    case "recursiveDescription": (self as? UIView)?.recursiveDescription()
    case "_autolayoutTrace": (self as? UIView)?._autolayoutTrace()
    default: nil
    }
  }
}
