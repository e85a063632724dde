import Foundation
import UIKitCore

/// What a date picker shows of its date, in English as written in the United States.
@MainActor
struct PickerMoment {
  private let picker: UIDatePicker
  private let calendar: Calendar
  private let parts: DateComponents

  init(of picker: UIDatePicker) {
    self.picker = picker
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = picker.timeZone ?? .gmt
    self.calendar = calendar
    parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  var day: Int { parts.day ?? 1 }
  private var year: Int { parts.year ?? 2001 }
  private var month: Int { parts.month ?? 1 }
  private var hour: Int { parts.hour ?? 0 }
  private var minute: Int { parts.minute ?? 0 }
  private var monthName: String { Self.months[(month - 1) % 12] }

  // MARK: A month

  var monthTitle: String { "\(monthName) \(year)" }
  var daysInMonth: Int { calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31 }
  /// Of the first day of the month, counted from 0, a Sunday.
  var firstWeekday: Int {
    let weekday = calendar.component(.weekday, from: picker.date) - 1
    return ((weekday - (day - 1)) % 7 + 7) % 7
  }

  // MARK: Fields

  var fields: [String] {
    let date = "\(monthName.prefix(3)) \(day), \(year)"
    let time = "\((hour + 11) % 12 + 1):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")"
    switch picker.datePickerMode {
    case .time: return [time]
    case .date: return [date]
    default: return [date, time]
    }
  }

  // MARK: Wheels

  var columns: [PickerColumn] {
    switch picker.datePickerMode {
    case .time: return times
    case .date: return [monthColumn, around(day, of: 1...daysInMonth, share: 0.6) { "\($0)" }, yearColumn]
    case .yearAndMonth: return [monthColumn, yearColumn]
    case .dateAndTime: return [dayColumn] + times
    case .countDownTimer:
      let minutes = Int(picker.countDownDuration) / 60
      return [
        around(minutes / 60, of: 0...23) { $0 == minutes / 60 ? "\($0) hours" : "\($0)" },
        around(minutes % 60, of: 0...59, by: picker.minuteInterval) { $0 == minutes % 60 ? "\($0) min" : "\($0)" },
      ]
    }
  }

  private var monthColumn: PickerColumn { around(month, of: 1...12, share: 1.2) { Self.months[$0 - 1] } }
  private var yearColumn: PickerColumn { PickerColumn((-3...3).map { "\(year + $0)" }, at: 3, share: 0.8) }

  private var dayColumn: PickerColumn {
    let days = (-3...3).map { offset -> String in
      let date = calendar.date(byAdding: .day, value: offset, to: picker.date) ?? picker.date
      let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
      let weekday = Self.weekdays[((parts.weekday ?? 1) - 1) % 7].capitalized
      return "\(weekday) \(Self.months[((parts.month ?? 1) - 1) % 12].prefix(3)) \(parts.day ?? 1)"
    }
    return PickerColumn(days, at: 3, share: 2.2, alignment: .right)
  }

  private var times: [PickerColumn] {
    [
      around(hour, of: 0...23) { "\(($0 + 11) % 12 + 1)" },
      around(minute, of: 0...59, by: picker.minuteInterval, Self.twoDigits),
      PickerColumn(["AM", "PM"], at: hour < 12 ? 0 : 1),
    ]
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Three rows before and after one, on a wheel that begins again at its end.
  private func around(
    _ number: Int, of range: ClosedRange<Int>, by step: Int = 1, share: Double = 1, _ text: (Int) -> String
  ) -> PickerColumn {
    let rows = (-3...3).map { offset -> String in
      let index = number - range.lowerBound + offset * step
      return text(range.lowerBound + (index % range.count + range.count) % range.count)
    }
    return PickerColumn(rows, at: 3, share: share)
  }
}
