/// The parts of a text field.
extension UITextField {
  /// The padding of the border at each side: 7 points for a bezel or a rounded rectangle, 2 for a line.
  private var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: view != nil && isEditing
    case .unlessEditing: view != nil && !isEditing
    case .always: view != nil
    }
  }

  /// Whether the left view stands at the right: Apple calls its side "left (or leading)".
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the button that empties the field is there now. A view at its end takes its place.
  package var showsClearButton: Bool {
    hasText && !isShown(rightView, rightViewMode) && isShown(self, clearButtonMode)
  }

  func ownClearButtonRect(in bounds: CGRect) -> CGRect {
    CGRect(x: isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Asks the delegate before it empties the field.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    layoutScreen.post(UITextField.textDidChangeNotification, object: self)
  }

  /// The bounds between the border and the views at the ends. A view takes the border's place on its side.
  func area(in bounds: CGRect, whileEditing: Bool = false) -> CGRect {
    var (left, right) = (borderInset, borderInset)
    func leave(_ rect: CGRect, atLeft: Bool) {
      if atLeft { left = rect.maxX - bounds.minX } else { right = bounds.maxX - rect.minX }
    }
    if isShown(leftView, leftViewMode) { leave(leftViewRect(forBounds: bounds), atLeft: !isRightToLeft) }
    if isShown(rightView, rightViewMode) { leave(rightViewRect(forBounds: bounds), atLeft: isRightToLeft) }
    let leavesButton = whileEditing ? clearButtonMode == .always || clearButtonMode == .whileEditing : showsClearButton
    if leavesButton, !isShown(rightView, rightViewMode) {
      leave(clearButtonRect(forBounds: bounds), atLeft: isRightToLeft)
    }
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  /// The rectangle of a view at an end: at the edge, in the middle of the height, as large as the view's bounds or, if
  /// these are empty, as its layout wants it.
  func endRect(_ view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let isLeft = isLeading != isRightToLeft
    guard let view else { return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0) }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func placeEndViews() {
    if let view = leftView { place(view, leftViewMode, leftViewRect(forBounds: bounds)) }
    if let view = rightView { place(view, rightViewMode, rightViewRect(forBounds: bounds)) }
  }

  private func place(_ view: UIView, _ mode: ViewMode, _ rect: CGRect) {
    view.isHidden = !isShown(view, mode)
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = rect }
  }
}

/// Decides about editing in a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become first responder; true without an implementation.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Says that the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may give up being first responder; true without an implementation.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Says that the field gave up being first responder. Called by the default of the next function.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Says that the field gave up being first responder, and why: always because what was typed counts.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after each change of the text by the keyboard.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may empty the field; true without an implementation.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the Return key has its default effect; true without an implementation.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether a piece of the text may be replaced; true without an implementation. `range` counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Never called here: Trellis does not show the edit menu of a text selection.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was typed counts.
    case committed
    /// What was typed is given up; only on televisions.
    case cancelled
  }
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
