import Platform

/// Where wheels and their rows lie.
extension UIPickerView {
  /// The components; the data source is asked when they are first needed.
  var wheels: [PickerWheel] {
    if let loadedWheels { return loadedWheels }
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfComponents(in: self))
    let new = (0..<count).map { component in
      PickerWheel(rowCount: dataSource.pickerView(self, numberOfRowsInComponent: component))
    }
    loadedWheels = new
    for wheel in new { addSubview(wheel) }
    return new
  }

  func wheel(_ component: Int) -> PickerWheel? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  func rowHeight(of component: Int) -> CGFloat {
    let wish = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.noWish
    return wish > 0 ? wish : CGFloat(PickerMetrics.rowHeight)
  }

  /// The answer of a delegate that has no wish for a width or a height.
  static let noWish: CGFloat = -1

  /// What lies between the points at either side.
  private var room: CGRect {
    let size = bounds.width > 0 ? bounds.size : intrinsicContentSize
    let inset = CGFloat(PickerMetrics.sideInset)
    return CGRect(x: inset, y: 0, width: max(0, size.width - 2 * inset), height: size.height)
  }

  /// The places of the components within the room, in the order of reading.
  ///
  /// 1. A component has the width that the delegate gives.
  /// 2. The others share equally what these and the gaps leave.
  /// 3. All of them together are in the middle; if they are too wide, they become narrower by the same factor.
  var wheelSpans: [BarRow.Span] {
    let (count, length, gap) = (wheels.count, room.width, CGFloat(PickerMetrics.wheelGap))
    let wishes = (0..<count).map { component -> CGFloat? in
      let wish = delegate?.pickerView(self, widthForComponent: component) ?? Self.noWish
      return wish >= 0 ? wish : nil
    }
    let given = wishes.reduce(gap * CGFloat(max(0, count - 1))) { $0 + ($1 ?? 0) }
    let free = wishes.count { $0 == nil }
    let share = free > 0 ? max(0, length - given) / CGFloat(free) : 0
    var parts: [BarRow.Part] = []
    for (component, wish) in wishes.enumerated() {
      if component > 0 { parts.append(.fixed(gap)) }
      parts.append(.item(wish ?? share))
    }
    let row = BarRow(parts, in: length < given ? length : nil)
    let start = (length - row.length) / 2
    return row.spans.map { BarRow.Span(x: start + $0.x, width: $0.width) }
  }

  /// A picker without rows costs no view.
  func layOutWheels() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let room = room
    for (component, (wheel, span)) in zip(wheels, wheelSpans).enumerated() {
      wheel.place(span, in: room)
      wheel.layOutRows(height: rowHeight(of: component)) { content(ofRow: $0, component) }
    }
  }

  /// The view that the delegate gives, or a title.
  private func content(ofRow row: Int, _ component: Int) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? title(ofRow: row, component, nil)
  }

  /// The label of a row for which the delegate gives no view. An attributed title wins over a plain one.
  func title(ofRow row: Int, _ component: Int, _ delegate: (any UIPickerViewDelegate)?) -> PickerTitle {
    let label = PickerTitle()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: CGFloat(PickerMetrics.titleSize(release: layoutProfile.release)))
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }
}

/// The title of a row, which is no view of the delegate's.
final class PickerTitle: UILabel {}

/// One component of a picker: the rows that can be seen, of which the selected one is in the middle.
final class PickerWheel: UIView {
  private(set) var rowCount: Int
  /// Counted from 0; -1 without rows.
  var selectedRow: Int
  /// The rows in sight.
  private(set) var rows: [Int: PickerRow] = [:]

  init(rowCount: Int) {
    self.rowCount = max(0, rowCount)
    selectedRow = rowCount > 0 ? 0 : -1
    super.init(frame: .zero)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func reload(rowCount: Int) {
    for row in rows.values { row.removeFromSuperview() }
    rows = [:]
    self.rowCount = max(0, rowCount)
    selectedRow = rowCount > 0 ? min(max(selectedRow, 0), rowCount - 1) : -1
  }

  /// Gives the rows within the bounds their places, and a view to those that come into sight.
  func layOutRows(height: CGFloat, content: (Int) -> UIView) {
    guard rowCount > 0, height > 0 else { return }
    let top = (bounds.height - height) / 2
    let reach = max(0, Int((top / height).rounded(.up)))
    let visible = max(0, selectedRow - reach)...min(rowCount - 1, selectedRow + reach)
    for (index, row) in rows where !visible.contains(index) {
      row.removeFromSuperview()
      rows[index] = nil
    }
    for index in visible {
      let row = rows[index] ?? PickerRow(content(index))
      rows[index] = row
      if row.superview == nil { addSubview(row) }
      // Whole pixels for the first row, so that all of them have the same height.
      let scale = layoutScreen.scale
      let offset = height * CGFloat(index - selectedRow)
      row.frame = CGRect(x: 0, y: (top * scale).rounded() / scale + offset, width: bounds.width, height: height)
    }
  }
}

/// A row of a wheel, with its content in the middle.
final class PickerRow: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    for constraint in [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor),
    ] {
      constraint.isSystem = true
      constraint.isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A view that came without a size fills the row; another one keeps it.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.translatesAutoresizingMaskIntoConstraints else { return }
    if size == nil { size = content.bounds.size }
    var frame = bounds
    if let size, size.width > 0, size.height > 0 {
      let scale = layoutScreen.scale
      func middle(_ free: CGFloat) -> CGFloat { (free / 2 * scale).rounded() / scale }
      frame = CGRect(
        origin: CGPoint(x: middle(bounds.width - size.width), y: middle(bounds.height - size.height)), size: size)
    }
    content.frame = frame
  }

  /// The size that the content came with.
  private var size: CGSize?
}
