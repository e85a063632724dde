import Geometry
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// Rows, fields and months of pickers, in pictures.
@MainActor
@Suite struct PickerPictureTests {
  private func texts(_ view: UIView) -> [(text: String, line: LayoutReports.TextLine)] {
    ViewReport(view, isPicture: true).decorations.flatMap { decoration -> [(String, LayoutReports.TextLine)] in
      if case .text(let content) = decoration { content.lines.map { ($0.text, $0) } } else { [] }
    }
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, at seconds: TimeInterval
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
    picker.date = Date(timeIntervalSinceReferenceDate: seconds)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    return picker
  }

  /// A Thursday: 29 February 2024, 23:59. 8460 days after the beginning of 2001, of which 24 leap days came before.
  private static let leapDay = TimeInterval(8459 * 86_400 + 86_340)

  /// The selected row of each wheel is in the middle, the others in order around it.
  @Test func wheelsTurnAroundTheDate() {
    let rows = texts(picker(.date, at: Self.leapDay))
    let names = rows.map(\.text)
    #expect(names.prefix(7) == ["November", "December", "January", "February", "March", "April", "May"])
    #expect(names[7..<14] == ["26", "27", "28", "29", "1", "2", "3"])
    #expect(names.suffix(7) == ["2021", "2022", "2023", "2024", "2025", "2026", "2027"])
    let baselines = rows.prefix(7).map(\.line.baseline)
    #expect(baselines == baselines.sorted())
    // Rows on a drum come closer towards its edges, which are those of the picker.
    #expect(baselines[3] - baselines[2] > baselines[1] - baselines[0])
    #expect(baselines[0] > 0 && baselines[6] < 216)
  }

  @Test func aTimeHasThreeWheels() {
    let names = texts(picker(.time, at: Self.leapDay)).map(\.text)
    #expect(names == ["8", "9", "10", "11", "12", "1", "2", "56", "57", "58", "59", "00", "01", "02", "AM", "PM"])
  }

  @Test func aDayIsNamed() {
    let names = texts(picker(.dateAndTime, at: Self.leapDay)).map(\.text)
    #expect(names[2...4] == ["Wed Feb 28", "Thu Feb 29", "Fri Mar 1"])
  }

  @Test func fieldsHoldDateAndTime() {
    let field = picker(.dateAndTime, .compact, at: Self.leapDay)
    #expect(texts(field).map(\.text) == ["Feb 29, 2024", "11:59 PM"])
    let grounds = ViewReport(field, isPicture: true).decorations.compactMap { decoration -> Rect? in
      // Since iOS 26 they are capsules.
      if case .fill(let rect, _, 17) = decoration { rect } else { nil }
    }
    #expect(grounds.count == 2 && grounds[0].x == 0 && grounds[1].x + grounds[1].width == 204)
  }

  /// February 2024 began on a Thursday.
  @Test func aMonthHasItsDays() throws {
    let names = texts(picker(.date, .inline, at: Self.leapDay))
    #expect(names.first?.text == "February 2024" && names.last?.text == "29")
    let thursday = try #require(names.first { $0.text == "THU" })
    let first = try #require(names.first { $0.text == "1" })
    #expect(abs(thursday.line.x + thursday.line.width / 2 - first.line.x - first.line.width / 2) < 1)
  }

  /// Interface Builder shows towns; a picker of a program has the rows that its data source gives, which are views.
  @Test func aDocumentsPickerHasRowsOfItsOwn() {
    let view = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(texts(view).isEmpty)
    view.interfaceBuilderID = "abc-de-fgh"
    let rows = texts(view)
    #expect(rows.count == 5 && rows[2].text == "Cupertino")
    #expect(abs(rows[2].line.x + rows[2].line.width / 2 - 160) < 1)
  }
}
