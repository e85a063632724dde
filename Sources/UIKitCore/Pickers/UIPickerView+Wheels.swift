import Platform

/// Where wheels and their rows lie.
extension UIPickerView {
  /// The components; the data source is asked when they are first needed.
  var wheels: [PickerWheel] {
    if let loadedWheels { return loadedWheels }
    guard let dataSource else { return [] }
    let count = max(0, dataSource.numberOfComponents(in: self))
    var new: [PickerWheel] = []
    for component in 0..<count {
      // A data source may ask what is selected in the components before this one.
      loadedWheels = new
      new.append(PickerWheel(rowCount: dataSource.pickerView(self, numberOfRowsInComponent: component)))
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
