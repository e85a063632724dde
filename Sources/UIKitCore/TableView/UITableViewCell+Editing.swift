/// What a table says of the editing of a row.
struct RowEditing: Equatable {
  var style: UITableViewCell.EditingStyle
  /// Whether a mark stands in place of the control, because several rows may be selected.
  var isMarked: Bool
  var isMovable: Bool
  var isIndented: Bool
}

/// The control at the beginning of a row that deletes, inserts or marks it, and the one at its end that moves it.
final class RowEditControl: UIControl {
  private let picture = UIImageView()
  /// Called with the place of a finger that drags, in the table, and whether it was lifted.
  var dragged: ((UITouch, Bool) -> Void)?

  init(_ name: String, _ color: UIColor?) {
    super.init(frame: .zero)
    picture.image = UIImage(systemName: name)
    picture.tintColor = color
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.intrinsicContentSize
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let dragged, let touch = touches.first { dragged(touch, true) }
    super.touchesEnded(touches, with: event)
  }
}

extension UITableViewCell {
  /// Points that the content leaves to the control at the beginning of an edited row, and that it is indented by without one
  /// (DEVIATIONS.md, 342).
  static let editControlWidth: CGFloat = 38
  /// Points that the content leaves to the control that moves the row (DEVIATIONS.md, 342).
  static let reorderControlWidth: CGFloat = 38

  var editControlWidth: CGFloat { editing?.isIndented == true ? Self.editControlWidth : 0 }
  var reorderWidth: CGFloat { editing?.isMovable == true ? Self.reorderControlWidth : 0 }

  /// What controls take of the row beside its content and its accessory.
  package var besideContent: CGFloat { editControlWidth + reorderWidth }

  /// Takes what the table says; nil ends editing.
  func edit(_ new: RowEditing?, animated: Bool) {
    guard new != editing || isEditing != (new != nil) else { return }
    let state: StateMask = new == nil ? [] : .showingEditControl
    willTransition(to: state)
    editing = new
    if isEditing != (new != nil) { setEditing(new != nil, animated: animated) }
    updateEditControls()
    didTransition(to: state)
  }

  func editingDidChange() {
    for (view, isShown) in [(accessoryView, !isEditing), (editingAccessoryView, isEditing)] {
      guard let view else { continue }
      if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }
    stateDidChange()
    setNeedsRowLayout()
  }

  /// Whether a mark shows that the row is selected.
  package var isMarkedWhileEditing: Bool { editing?.isMarked == true }

  /// The mark of a row that may be selected with others.
  func updateSelectionMark() {
    if editing?.isMarked == true { updateEditControls() }
  }

  private func updateEditControls() {
    for case let control as RowEditControl in subviews { control.removeFromSuperview() }
    guard let editing else { return }
    if editing.isMarked {
      // Only a row that is selected has the tint.
      addSubview(
        RowEditControl(isSelected ? "checkmark.circle.fill" : "circle", isSelected ? tintColor : .tertiaryLabel))
      subviews.last?.isUserInteractionEnabled = false
    } else if editing.style != .none {
      let isDeletion = editing.style == .delete
      let control = RowEditControl(
        isDeletion ? "minus.circle.fill" : "plus.circle.fill", isDeletion ? .systemRed : .systemGreen)
      control.accessibilityLabel = isDeletion ? "Remove" : "Insert"
      control.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          (self.enclosingTable)?.userDidTapEditControl(of: self)
        }, for: .touchUpInside)
      addSubview(control)
    }
    if reorderWidth > 0 {
      let control = RowEditControl("line.3.horizontal", .tertiaryLabel)
      control.accessibilityLabel = "Reorder"
      control.dragged = { [weak self] touch, _ in
        guard let self, let table = self.enclosingTable, let path = table.indexPath(for: self) else { return }
        if let target = table.row(nearest: touch.location(in: table)), target != path {
          _ = table.userDidMove(path, to: target)
        }
      }
      addSubview(control)
    }
    setNeedsLayout()
  }

  func placeEditControls() {
    guard let editing else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var controls = subviews.compactMap { $0 as? RowEditControl }[...]
    func place(_ control: RowEditControl, _ width: CGFloat, isLeading: Bool) {
      control.frame = CGRect(
        x: isLeading == isRightToLeft ? bounds.width - safeSides.right - width : safeSides.left, y: 0, width: width,
        height: bounds.height)
    }
    if editing.isMarked || editing.style != .none, let control = controls.popFirst() {
      place(control, Self.editControlWidth, isLeading: true)
    }
    if let control = controls.popFirst() { place(control, reorderWidth, isLeading: false) }
  }

  /// Tells the cell of the button that confirms deletion.
  func announceConfirmation(_ change: () -> Void) {
    let before = showingDeleteConfirmation
    let state: StateMask = isEditing ? .showingEditControl : []
    willTransition(to: before ? state : state.union(.showingDeleteConfirmation))
    change()
    didTransition(to: showingDeleteConfirmation ? state.union(.showingDeleteConfirmation) : state)
    stateDidChange()
  }
}
