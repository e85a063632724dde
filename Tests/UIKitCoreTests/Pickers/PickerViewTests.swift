import Platform
import Testing

@testable import UIKitCore

/// Wheels, on a phone, on a tablet and on a shared screen.
///
/// Source: 320 by 216 points (frames that Xcode stored), what delegates and data sources are asked (Apple's documentation); rows of 32
/// points, 9 at the sides and 5 between wheels (DEVIATIONS.md, 173); the rest is arithmetic.
@MainActor
@Suite(.serialized) struct PickerViewTests {
  private class Rows: UIPickerViewDataSource {
    var counts = [20]
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  }

  private class Titles: UIPickerViewDelegate {
    var widths: [CGFloat]?
    var selections: [[Int]] = []
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      widths?[component] ?? -1
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append([component, row])
    }
  }

  private final class Views: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      switch row {
      case 0: UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 20))
      case 1: UIView()
      default: box(60, 10)
      }
    }
  }

  private let root = UIViewController()
  private let picker = UIPickerView()
  private let rows = Rows()
  private let titles = Titles()

  /// A picker at the bottom of the safe area, as wide as the view.
  private func stage(
    on device: String, _ orientation: Device.Orientation = .portrait, _ part: Device.Split = .full
  ) throws -> ControllerStage {
    picker.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      picker.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      picker.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    return try ControllerStage(root, on: device, orientation, part)
  }

  @Test func withoutADataSource() throws {
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    let stage = try stage(on: "iPhone 8")
    #expect(try stage.frame(picker) == CGRect(x: 0, y: 667 - 216, width: 375, height: 216))
    #expect(picker.subviews.isEmpty)
  }

  @Test func rowsLieAroundTheSelectedOne() throws {
    (picker.dataSource, picker.delegate) = (rows, titles)
    let stage = try stage(on: "iPhone 8")
    // 451 + (216 - 32) / 2 is the top of the row in the middle; 9 points at the sides.
    #expect(try stage.frame(picker.label("0-0")) == CGRect(x: 9, y: 543, width: 357, height: 32))
    #expect(try stage.frame(picker.label("0-1")).minY == 575)
    // 92 points below the row hold two rows and a part of a third.
    #expect(picker.label("0-3") != nil && picker.label("0-4") == nil)
    picker.selectRow(10, inComponent: 0, animated: false)
    stage.window.layoutIfNeeded()
    #expect(try stage.frame(picker.label("0-10")).minY == 543)
    #expect(try stage.frame(picker.label("0-9")).minY == 511)
    #expect(picker.label("0-7") != nil && picker.label("0-6") == nil && picker.label("0-0") == nil)
    #expect(picker.label("0-10")?.font == .systemFont(ofSize: 21) && picker.label("0-10")?.textAlignment == .center)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 357, height: 32))
    #expect(picker.view(forRow: 10, forComponent: 0) == nil)
    #expect(titles.selections.isEmpty && stage.conflicts == 0)
  }

  @Test func componentsShareTheWidth() throws {
    rows.counts = [3, 4, 5]
    (picker.dataSource, picker.delegate) = (rows, titles)
    let stage = try stage(on: "ipad9_7")
    // 768 without 18 at the sides and 10 between: 740 / 3.
    let second = try stage.frame(picker.label("1-0"))
    #expect(abs(second.width - 740 / 3) <= 0.5 && abs(second.midX - 384) <= 0.5)
    #expect(try stage.frame(picker.label("0-0")).minX == 9)
    #expect(try stage.frame(picker.label("2-0")).maxX == 759)
    titles.widths = [100, 60, 40]
    picker.setNeedsLayout()
    // 200 and 10 between, in the middle of 768.
    #expect(try stage.frame(picker.label("0-0")).minX == 279)
    #expect(try stage.frame(picker.label("1-0")).minX == 384)
    #expect(try stage.frame(picker.label("2-0")).maxX == 489)
    titles.widths = [100, -1, 40]
    picker.setNeedsLayout()
    #expect(try stage.frame(picker.label("1-0")).width == 768 - 18 - 10 - 140)
    #expect(stage.conflicts == 0)
  }

  @Test func besideAnotherAppAndTurned() throws {
    rows.counts = [3, 3]
    (picker.dataSource, picker.delegate) = (rows, titles)
    let stage = try stage(on: "ipad9_7", .landscape, .oneThird)
    #expect(try stage.frame(picker) == CGRect(x: 0, y: 768 - 216, width: 320, height: 216))
    // 320 - 18 - 5, two of 148.5.
    #expect(try stage.frame(picker.label("0-0")).width == 148.5)
    #expect(try stage.frame(picker.label("1-0")).maxX == 311)
    titles.widths = [200, 394]
    picker.setNeedsLayout()
    // 594 points for 297: half of each.
    #expect(try stage.frame(picker.label("0-0")).width == 100)
    #expect(try stage.frame(picker.label("1-0")).maxX == 311)
    titles.widths = nil
    stage.screen.profile.isRightToLeft = true
    #expect(try stage.frame(picker.label("0-0")).maxX == 311)
  }

  @Test func viewsInPlaceOfTitles() throws {
    let views = Views()
    (picker.dataSource, picker.delegate) = (rows, views)
    let stage = try stage(on: "iPhone 8")
    #expect(picker.rowSize(forComponent: 0).height == 50)
    // 451 + (216 - 50) / 2; a view of 100 by 20 in the middle of a row of 375 by 50.
    #expect(
      try stage.frame(picker.view(forRow: 0, forComponent: 0)) == CGRect(x: 137.5, y: 549, width: 100, height: 20))
    #expect(
      try stage.frame(picker.view(forRow: 1, forComponent: 0)) == CGRect(x: 9, y: 584, width: 357, height: 50))
    picker.selectRow(2, inComponent: 0, animated: false)
    #expect(
      try stage.frame(picker.view(forRow: 2, forComponent: 0)) == CGRect(x: 157.5, y: 554, width: 60, height: 10))
    #expect(picker.view(forRow: 6, forComponent: 0) == nil && stage.conflicts == 0)
  }

  @Test func selectionsAndReloads() throws {
    rows.counts = [5, 0]
    (picker.dataSource, picker.delegate) = (rows, titles)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == -1)
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 4 && titles.selections.isEmpty)
    picker.turn(0, to: 3)
    #expect(titles.selections == [[0, 3]])
    rows.counts = [2, 7]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.numberOfRows(inComponent: 1) == 0)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 0)
    let stage = try stage(on: "iPhone 8")
    #expect(try stage.frame(picker.label("0-1")).minY == 543)
    rows.counts = [1, 1]
    picker.reloadAllComponents()
    stage.window.layoutIfNeeded()
    #expect(try stage.frame(picker.label("0-0")).minY == 543)
    #expect(picker.label("0-1") == nil)
  }
}
