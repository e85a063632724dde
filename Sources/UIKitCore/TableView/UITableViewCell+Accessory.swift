import Platform
import TextLayout

/// The accessory at the trailing end of a row, beside the content.
extension UITableViewCell {
  /// Points that the content view leaves to the accessory; 0 without one.
  ///
  /// The sum of the row's margin and the accessory's width. Counted in documents since Xcode 12, the width is 10.33 up
  /// to the next pixel for a disclosure indicator (26.5 or 30.5 with the margin in 53 cells) and 24 for a checkmark or
  /// a detail button (40 or 44 in 10 cells). Detail and disclosure together were 57 in the one cell of a narrow table
  /// (DEVIATIONS.md, 25). An accessory view has its own width.
  package func accessoryWidth(margin: CGFloat) -> CGFloat {
    if let view = presentAccessoryView { return view.frame.width + margin }
    switch presentAccessoryType {
    case .none: return 0
    case .disclosureIndicator:
      return CGFloat(roundedUpToPixel(RowMetrics.disclosureIndicator, scale: layoutProfile.scale)) + margin
    case .checkmark, .detailButton: return CGFloat(RowMetrics.checkmark) + margin
    case .detailDisclosureButton: return CGFloat(RowMetrics.detailAndDisclosure) + margin
    }
  }

  /// The accessory of the present state. Source: Apple's documentation of `editingAccessoryView` and `editingAccessoryType`: without them
  /// there is none while the cell is edited.
  package var presentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  package var presentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// The detail button at the end of the row, as high as the row, in its coordinates; empty without one. What stands beside the content
  /// belongs to the button.
  var detailButtonFrame: CGRect {
    guard presentAccessoryView == nil,
      presentAccessoryType == .detailButton || presentAccessoryType == .detailDisclosureButton
    else { return .zero }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentView.frame
    return isRightToLeft
      ? CGRect(x: reorderWidth, y: 0, width: max(0, content.minX - reorderWidth), height: bounds.height)
      : CGRect(
        x: content.maxX, y: 0, width: max(0, bounds.width - content.maxX - reorderWidth), height: bounds.height)
  }

  /// In the middle of the row, a margin from its end.
  func placeAccessoryView() {
    guard let accessoryView = presentAccessoryView else { return }
    let size = accessoryView.frame.size
    let safe = safeSides
    let margin = bounds.width - safe.left - safe.right - contentView.frame.width - editControlWidth - size.width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    accessoryView.frame = CGRect(
      x: isRightToLeft ? safe.left + margin : bounds.width - safe.right - margin - size.width,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
