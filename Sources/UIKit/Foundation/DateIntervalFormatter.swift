/// Writes spans of time between two dates, with what they share written once: "Jan 10 – 20, 2007".
///
/// Foundation's class of this name stops the program on Linux; in sources of apps the name means this one.
open class DateIntervalFormatter: Formatter {
  /// How much is written.
  public enum Style: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// "11/23/37", "3:30 PM".
    case short = 1
    /// "Nov 23, 1937", "3:30:32 PM".
    case medium = 2
    /// "November 23, 1937", "3:30:32 PM PST".
    case long = 3
    /// "Tuesday, April 12, 1952 AD", "3:30:42 PM Pacific Standard Time".
    case full = 4
  }

  /// The language; that of the app by default.
  open var locale: Locale! = Locale.ofFormatters
  /// The calendar; the current one by default. Dates are written in that of the language.
  open var calendar: Calendar! = Calendar.current
  /// The time zone; the default one by default.
  open var timeZone: TimeZone! = NSTimeZone.default
  /// The fields that are written, as letters of date patterns; empty, the default, for those of the two styles.
  open var dateTemplate: String! = ""
  /// How much of dates is written; `.medium` by default.
  open var dateStyle = Style.medium
  /// How much of times is written; `.medium` by default.
  open var timeStyle = Style.medium

  /// Writes dates and times of medium length.
  public override init() { super.init() }

  /// Writes dates and times of medium length: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var template: String {
    if let dateTemplate, !dateTemplate.isEmpty { return dateTemplate }
    let dates =
      switch dateStyle {
      case .none: ""
      case .short: "yMd"
      case .medium: "yMMMd"
      case .long: "yMMMMd"
      case .full: "yMMMMEEEEd"
      }
    let times =
      switch timeStyle {
      case .none: ""
      case .short: "jm"
      case .medium: "jms"
      case .long: "jmsz"
      case .full: "jmszzzz"
      }
    return dates + times
  }

  /// The span between two dates; empty if both styles are none.
  open func string(from fromDate: Date, to toDate: Date) -> String {
    let template = template
    guard !template.isEmpty else { return "" }
    let (locale, zone) = (locale ?? .ofFormatters, timeZone ?? .current)
    if let text = LocalizedFormats.interval(from: fromDate, to: toDate, template: template, locale, zone) {
      return text
    }
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (locale, zone)
    formatter.setLocalizedDateFormatFromTemplate(template)
    return "\(formatter.string(from: fromDate)) – \(formatter.string(from: toDate))"
  }

  /// The span of an interval.
  open func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  /// An interval of dates; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? DateInterval).flatMap { string(from: $0) } }
}
