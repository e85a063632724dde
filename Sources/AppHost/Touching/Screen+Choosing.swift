import UIKit

/// Choosing values, in one step where a user needs several.
extension Screen {
  /// Turns a wheel of a picker to the row with a title.
  ///
  /// - Throws: ``ScreenError`` if no wheel of a picker on the screen has such a row.
  public func choose(_ title: String, in query: Query = .class(UIPickerView.self)) throws {
    guard let picker = try find(query) as? UIPickerView else { throw ScreenError("\(query) is not a picker") }
    for component in 0..<picker.numberOfComponents {
      for row in 0..<picker.numberOfRows(inComponent: component) {
        let own = picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
        guard own == title else { continue }
        return run { picker.turn(component, to: row) }
      }
    }
    throw ScreenError("no component of the picker has a row \"\(title)\"")
  }

  /// Sets a date picker to a date, within its limits, and sends its events to the app.
  public func choose(_ date: Date, in query: Query = .class(UIDatePicker.self)) throws {
    guard let picker = try find(query) as? UIDatePicker else { throw ScreenError("\(query) is not a date picker") }
    try requireEnabled(picker, query)
    run {
      picker.setDate(date, animated: true)
      picker.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// Drags the thumb of a slider to a part of its track, from 0 to 1.
  public func slide(_ query: Query = .class(UISlider.self), to part: Float) throws {
    guard let slider = try reveal(query) as? UISlider else { throw ScreenError("\(query) is not a slider") }
    try requireEnabled(slider, query)
    func thumb(_ value: Float) -> CGPoint {
      let track = slider.trackRect(forBounds: slider.bounds)
      let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return slider.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    let target = slider.minimumValue + min(max(part, 0), 1) * (slider.maximumValue - slider.minimumValue)
    drag(from: thumb(slider.value), to: thumb(target))
  }

  /// Taps a segment by its title.
  public func tapSegment(_ title: String) throws {
    for control in run({ searched.compactMap { $0 as? UISegmentedControl } }) {
      guard let index = control.titles.firstIndex(of: title) else { continue }
      _ = try reveal(.view(control))
      let segment = control.frame(ofSegment: index)
      return tap(at: control.convert(CGPoint(x: segment.midX, y: segment.midY), to: nil))
    }
    throw ScreenError("no segmented control on the screen has a segment \"\(title)\"")
  }

  /// Taps the increment or the decrement button of a stepper.
  public func step(_ query: Query = .class(UIStepper.self), up: Bool) throws {
    guard let stepper = try reveal(query) as? UIStepper else { throw ScreenError("\(query) is not a stepper") }
    let isRight = up != (stepper.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = stepper.bounds.minX + stepper.bounds.width * (isRight ? 0.75 : 0.25)
    tap(at: stepper.convert(CGPoint(x: x, y: stepper.bounds.midY), to: nil))
  }

  private func requireEnabled(_ control: UIControl, _ query: Query) throws {
    guard control.isEnabled else { throw ScreenError("\(query) is disabled") }
  }
}
