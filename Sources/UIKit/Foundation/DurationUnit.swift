/// A unit of an amount of time, from the largest to the smallest.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// How long one is; a mean of the Gregorian calendar for months and years.
  var seconds: TimeInterval {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// The name of ICU's unit.
  var name: String { "duration-\(self)" }

  var isOfClock: Bool { self == .hour || self == .minute || self == .second }

  /// How many of a smaller unit one has; nil if that depends on the date.
  func count(of smaller: DurationUnit) -> Double? {
    if self == .year, smaller == .month { return 12 }
    guard self != .year, self != .month else { return nil }
    return seconds / smaller.seconds
  }
}

/// An amount of one unit.
struct DurationPart {
  var unit: DurationUnit
  var value: Double

  func text(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    let width =
      switch style {
      case .positional, .abbreviated: "unit-width-narrow"
      case .short, .brief: "unit-width-short"
      case .full, .spellOut: "unit-width-full-name"
      }
    let plain = LocalizedFormats.plain(value)
    guard var text = LocalizedFormats.number(value, skeleton: "measure-unit/\(unit.name) \(width) .#", locale) else {
      return "\(plain) \(unit)\(value == 1 ? "" : "s")"
    }
    if style == .brief { text = text.filter { !$0.isWhitespace } }
    if style == .spellOut {
      let number = LocalizedFormats.number(value, skeleton: ".#", locale) ?? plain
      if let range = text.range(of: number) {
        text.replaceSubrange(range, with: LocalizedFormats.spelledOut(value, locale))
      }
    }
    return text
  }
}
