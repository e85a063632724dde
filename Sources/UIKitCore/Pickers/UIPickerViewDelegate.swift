/// Gives a picker the number of its components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Asked once until the picker is reloaded.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asked once for each component until it is reloaded.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker the sizes of its components and what its rows show, and is told of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Points. Without an implementation components have equal widths. Asked at each layout.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Points; 32 without an implementation. Asked at each layout.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// In the middle of the row; nil, the default, is an empty row. Asked when the row comes into sight.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// In place of the plain title, unless it is nil, as it is without an implementation.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// In place of titles. A view with a size keeps it, in the middle of the row, a view without one fills the row, and one that is
  /// placed by constraints is as large as these want it.
  ///
  /// Asked when the row comes into sight; `view` is always nil, as on recent iOS. Without an implementation the row shows a title.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// Called when the user has selected a row, for which ``UIPickerView/turn(_:to:)`` stands here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    UIPickerView.noWish
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    UIPickerView.noWish
  }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { pickerView.title(ofRow: row, component, self) }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
