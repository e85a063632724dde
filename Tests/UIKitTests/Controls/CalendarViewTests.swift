import Testing
import UIKit

/// source: Apple's documentation of `UICalendarView` and its selections. January of 2024 began on a Monday.
@MainActor @Suite(.serialized) struct CalendarViewTests {
  private final class Watcher: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var months: [Int?] = []
    var chosen: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { dateComponents.day == 10 ? .default(color: .systemRed, size: .large) : nil }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      chosen.append(dateComponents?.day)
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      chosen.append(dateComponents.day)
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { chosen.append(dateComponents.day.map { -$0 }) }
  }

  private let watcher = Watcher()

  private func january() -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 416))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = 1
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2024, month: 1)
    view.delegate = watcher
    view.layoutIfNeeded()
    return view
  }

  private func day(_ number: Int, _ view: UICalendarView) throws -> UIControl {
    try #require(
      view.subviews.compactMap { $0 as? UIControl }.first {
        !($0 is UIButton) && !$0.isHidden && $0.accessibilityLabel == "\(number)"
      })
  }

  @Test func daysStandBelowTheirWeekdays() throws {
    let view = january()
    // Seven columns share 350 points: the first of January, a Monday, is in the second, the seventh in the first of the next week.
    let (first, seventh) = (try day(1, view), try day(7, view))
    #expect(first.frame.minX - seventh.frame.minX == 50 && seventh.frame.minY > first.frame.minY)
    let shown = view.subviews.filter { $0 is UIControl && !($0 is UIButton) && !$0.isHidden }
    #expect(shown.count == 31)
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "January 2024" })
  }

  @Test func decorationsStandBelowTheDaysThatHaveThem() throws {
    let view = january()
    let parts = (try day(9, view).subviews.count, try day(10, view).subviews.count)
    #expect(parts.1 == parts.0 + 1)
    view.wantsDateDecorations = false
    #expect(try day(10, view).subviews.count == parts.0)
  }

  @Test func arrowsLeadToMonthsThatAreThere() throws {
    let view = january()
    let start = try #require(view.calendar.date(from: DateComponents(year: 2023, month: 12, day: 31)))
    let end = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 1, day: 20)))
    view.availableDateRange = DateInterval(start: start, end: end)
    let buttons = view.subviews.compactMap { $0 as? UIButton }
    let (back, forward) = (buttons[0], buttons[1])
    #expect(back.isEnabled && !forward.isEnabled)
    #expect(try !day(21, view).isEnabled)
    back.sendActions(for: .touchUpInside)
    #expect(view.visibleDateComponents.month == 12 && view.visibleDateComponents.year == 2023)
    #expect(watcher.months == [1] && !back.isEnabled)
  }

  @Test func oneDayIsChosenAndASecondTapTakesItAway() throws {
    let view = january()
    let selection = UICalendarSelectionSingleDate(delegate: watcher)
    view.selectionBehavior = selection
    #expect(try !day(13, view).isEnabled)
    try day(12, view).sendActions(for: .touchUpInside)
    #expect(selection.selectedDate?.day == 12)
    #expect(try day(12, view).isSelected)
    try day(14, view).sendActions(for: .touchUpInside)
    #expect(try !day(12, view).isSelected)
    try day(14, view).sendActions(for: .touchUpInside)
    #expect(selection.selectedDate == nil && watcher.chosen == [12, 14, nil])
  }

  @Test func severalDaysAreChosenAndTakenAwayOneByOne() throws {
    let view = january()
    let selection = UICalendarSelectionMultiDate(delegate: watcher)
    view.selectionBehavior = selection
    for number in [3, 5, 3] { try day(number, view).sendActions(for: .touchUpInside) }
    #expect(selection.selectedDates.map(\.day) == [5] && watcher.chosen == [3, 5, -3])
  }

  @Test func aWeekIsChosenWithAllItsDays() throws {
    let view = january()
    let selection = UICalendarSelectionWeekOfYear(delegate: nil)
    view.selectionBehavior = selection
    try day(10, view).sendActions(for: .touchUpInside)
    #expect(try (7...13).allSatisfy { try day($0, view).isSelected })
    #expect(try !day(6, view).isSelected)
    #expect(try !day(14, view).isSelected)
  }
}
