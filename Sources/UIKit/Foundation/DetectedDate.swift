/// Dates as English texts write them: "tomorrow at 5 pm", "March 3, 2024", "2024-03-04", "Friday 9:30".
enum DetectedDate {
  private static let months =
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?"
  private static let weekdays = "(?:mon|tues|wednes|thurs|fri|satur|sun)day"

  // 1 relative word, 2 weekday, 3–5 month day year, 6–8 day month year, 9–11 ISO, 12–14 with slashes, 15–17 time, 18 noon
  private static let expression = DetectedText.expression(
    #"(?<![\w/.-])(?:(?:(today|tonight|tomorrow|yesterday)|(?:(?:next|this)\s+)?("# + weekdays + #")(?:,\s*(?="#
      + months + #"))?|("# + months + #")\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?|(\d{1,2})\.?\s+("# + months
      + #")\.?(?:,?\s+(\d{4}))?|(\d{4})-(\d{2})-(\d{2})|(\d{1,2})/(\d{1,2})/(\d{4}|\d{2}))(?![\w/])"#
      + #"(?:(?:,?\s+(?:at\s+)?|T)(?:(\d{1,2})(?::(\d{2}))?(?:\s*([ap]\.?m\.?))?|(noon|midnight))(?![\w/]))?)"#)

  // 1–3 time alone: with minutes or with a half of the day.
  private static let time = DetectedText.expression(
    #"(?<![\w/.:-])(?:at\s+)?(?:(\d{1,2}):(\d{2})(?:\s*([ap]\.?m\.?))?|(\d{1,2})\s*([ap]\.?m\.?)|(noon|midnight))(?![\w/:])"#
  )

  static func all(in string: String, _ text: NSString, _ range: NSRange) -> [DetectedResult] {
    let now = Date()
    let days = (expression?.matches(in: string, range: range) ?? []).compactMap { match in
      result(Parts(match, text), match.range, now)
    }
    let times = (time?.matches(in: string, range: range) ?? []).compactMap { match -> DetectedResult? in
      guard !days.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) else { return nil }
      let parts = Parts(match, text)
      let hour = parts[1] ?? parts[4]
      return result(at: now, parts.clock(hour, parts[2], parts[3] ?? parts[5], parts[6]), match.range)
    }
    return days + times
  }

  private struct Parts {
    private let match: NSTextCheckingResult
    private let text: NSString

    init(_ match: NSTextCheckingResult, _ text: NSString) { (self.match, self.text) = (match, text) }

    subscript(index: Int) -> String? {
      guard index < match.numberOfRanges else { return nil }
      let range = match.range(at: index)
      return range.location == NSNotFound ? nil : text.substring(with: range).lowercased()
    }

    /// Hour and minute; nil if they are none, and noon if there are none, as Apple's detector has it for days without a time.
    func clock(_ hour: String?, _ minute: String?, _ half: String?, _ word: String?) -> (Int, Int)? {
      if let word { return word == "noon" ? (12, 0) : (0, 0) }
      guard let hour else { return (12, 0) }
      guard var hours = Int(hour), let minutes = Int(minute ?? "0"), hours < 24, minutes < 60 else { return nil }
      if let half {
        guard (1...12).contains(hours) else { return nil }
        hours = hours % 12 + (half.hasPrefix("p") ? 12 : 0)
      }
      return (hours, minutes)
    }
  }

  private static func result(_ parts: Parts, _ range: NSRange, _ now: Date) -> DetectedResult? {
    var clock = parts.clock(parts[15], parts[16], parts[17], parts[18])
    if parts[1] == "tonight", parts[15] == nil, parts[18] == nil { clock = (19, 0) }
    return day(parts, now).flatMap { result(at: $0, clock, range) }
  }

  private static func result(at day: Date, _ clock: (Int, Int)?, _ range: NSRange) -> DetectedResult? {
    guard let clock else { return nil }
    let result = DetectedResult(.date, range)
    result.day = Calendar.current.date(bySettingHour: clock.0, minute: clock.1, second: 0, of: day)
    return result.day == nil ? nil : result
  }

  private static func day(_ parts: Parts, _ now: Date) -> Date? {
    let calendar = Calendar.current
    if let word = parts[1] {
      let days = word == "tomorrow" ? 1 : word == "yesterday" ? -1 : 0
      return calendar.date(byAdding: .day, value: days, to: now)
    }
    if let name = parts[2] {
      let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
      guard let weekday = names.firstIndex(where: name.hasPrefix) else { return nil }
      let ahead = (weekday + 1 - calendar.component(.weekday, from: now) + 7) % 7
      return calendar.date(byAdding: .day, value: ahead, to: now)
    }
    var components = DateComponents()
    if let month = parts[3] ?? parts[7] {
      let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
      components.month = names.firstIndex(where: month.hasPrefix).map { $0 + 1 }
      components.day = Int(parts[4] ?? parts[6] ?? "")
      components.year = Int(parts[5] ?? parts[8] ?? "") ?? calendar.component(.year, from: now)
    } else if let year = parts[9] {
      (components.year, components.month, components.day) = (Int(year), Int(parts[10] ?? ""), Int(parts[11] ?? ""))
    } else if let first = parts[12].flatMap(Int.init), let second = parts[13].flatMap(Int.init) {
      let isMonthFirst =
        Locale.ofFormatters.region.map { ["US", "PH"].contains($0.identifier) || $0.identifier == "001" } ?? true
      (components.month, components.day) = isMonthFirst ? (first, second) : (second, first)
      components.year = parts[14].flatMap(Int.init).map { $0 < 100 ? 2000 + $0 : $0 }
    }
    guard components.day != nil, components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components)
  }
}
