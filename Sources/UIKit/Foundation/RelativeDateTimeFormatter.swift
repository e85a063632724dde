/// Writes how far a date is from another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  /// Whether some distances have words of their own.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric = 0
    /// A word where there is one: "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether some distances have words of their own; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands, by which its first letter is upper case; `.unknown` by default.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which two dates are compared; the current one by default.
  open var calendar: Calendar! = Calendar.current
  /// The language; that of the app by default.
  open var locale: Locale! = Locale.ofFormatters

  /// Writes numbers, and units in full.
  public override init() { super.init() }

  /// Writes numbers, and units in full: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of the largest unit that is not 0, and of seconds if all are.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let week = dateComponents.weekOfMonth ?? dateComponents.weekOfYear
    let values: [(Int?, LocalizedFormats.RelativeUnit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month), (week, .week), (dateComponents.day, .day),
      (dateComponents.hour, .hour), (dateComponents.minute, .minute), (dateComponents.second, .second),
    ]
    let present = values.filter { $0.0 != nil }
    let found = present.first { $0.0 != 0 } ?? present.last ?? (0, .second)
    return text(Double(found.0 ?? 0), found.1)
  }

  /// The distance from now, in seconds; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    guard timeInterval.isFinite else { return text(0, .second) }
    return localizedString(for: now + min(max(timeInterval, -1e11), 1e11), relativeTo: now)
  }

  /// The distance of a date from another, in the largest unit of the calendar of which there is a whole one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let components = (calendar ?? .current).dateComponents(units, from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// The distance of a date from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: LocalizedFormats.RelativeUnit) -> String {
    let width: LocalizedFormats.Width =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short: .short
      case .abbreviated: .narrow
      }
    let locale = locale ?? .ofFormatters
    return LocalizedFormats.relative(
      value, unit, isNamed: dateTimeStyle == .named, width, isSpelledOut: unitsStyle == .spellOut, locale
    ).formatted(in: formattingContext, locale: locale)
  }
}
