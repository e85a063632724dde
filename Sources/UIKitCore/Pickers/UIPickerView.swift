import Platform

/// Wheels beside each other, 320 by 216 points unless constraints say otherwise, of which each shows one row in its middle.
///
/// The wheels lie between 9 points at either side, 5 points apart, as wide as the delegate says or of equal width; together they are in
/// the middle. A row is 32 points high unless the delegate says otherwise. The selected row is in the middle of the height, and the others
/// follow above and below it as far as the height reaches; rows out of sight have no view. Rows lie flat: iOS bends them around
/// a cylinder (DEVIATIONS.md, 173).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Not kept alive. Setting it asks for the components and rows again; without one the picker is empty.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Not kept alive. Setting it asks for titles, views and sizes again.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// True by default. The band around the selected row is always shown, as on iOS since version 7.
  open var showsSelectionIndicator = true
  /// The wheels, once they are asked for; nil while the data source has to be asked.
  var loadedWheels: [PickerWheel]?

  // MARK: Rows

  /// As the data source says; 0 without one.
  open var numberOfComponents: Int { wheels.count }

  /// As the data source says; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// The size in points: the height that the delegate gives, or 32, and the width of the component.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard wheel(component) != nil else { return .zero }
    return CGSize(width: wheelSpans[component].width, height: rowHeight(of: component))
  }

  /// What the delegate gave as the view of a row; nil for a title, and for a row out of sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let content = wheel(component)?.rows[row]?.content
    return content is PickerTitle ? nil : content
  }

  // MARK: The selection

  /// Counted from 0. The first row is selected at the beginning; -1 for a component without rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }

  /// Puts a row into the middle at once; `animated` makes no difference. The delegate is not told. A row that does not exist stands
  /// for the nearest one that does.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return }
    wheel.selectedRow = min(max(row, 0), wheel.rowCount - 1)
    setNeedsLayout()
  }

  /// Does what a finger does that turns a wheel: selects the row and tells the delegate. Not Apple's.
  public func turn(_ component: Int, to row: Int) {
    guard wheel(component) != nil else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }

  // MARK: Reloading

  /// Asks for everything again. A selected row stays selected as long as it exists.
  open func reloadAllComponents() {
    let selected = loadedWheels?.map(\.selectedRow) ?? []
    for wheel in loadedWheels ?? [] { wheel.removeFromSuperview() }
    loadedWheels = nil
    if !selected.isEmpty {
      for (wheel, row) in zip(wheels, selected) where wheel.rowCount > 0 {
        wheel.selectedRow = min(max(row, 0), wheel.rowCount - 1)
      }
    }
    setNeedsLayout()
  }

  /// Asks for the rows of one component again. The selected row stays selected as long as it exists.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    wheel.reload(rowCount: dataSource.pickerView(self, numberOfRowsInComponent: component))
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.wheelsSize) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
  /// The intrinsic size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }
}
