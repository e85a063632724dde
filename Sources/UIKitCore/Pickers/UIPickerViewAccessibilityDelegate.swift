/// What the wheels of a picker are called by those who cannot see them. Nobody reads wheels aloud here.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// The name of a wheel; nil, the default, for none.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// What a wheel does; nil, the default, for nothing.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// What the user may call a wheel; none by default.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// The name with attributes; nil, the default, for none.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  /// The hint with attributes; nil, the default, for none.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  /// The names with attributes; none by default.
  /// Never called here: Trellis does not make the components of a picker accessibility elements.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
    -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
  { [] }
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
    -> [NSAttributedString]
  { [] }
}
