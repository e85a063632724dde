/// Writes amounts of time: "1 hour, 10 minutes", "1:10:00".
///
/// Foundation's class of this name cannot be used on Linux. What a unit is called is ICU's, as on iOS; where Apple's text of a language is
/// not the one of ICU, it differs (DEVIATIONS.md, 476).
open class DateComponentsFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons between: "9:41:30".
    case positional = 0
    /// "9h 41m 30s".
    case abbreviated = 1
    /// "9 hr, 41 min, 30 sec".
    case short = 2
    /// "9 hours, 41 minutes, 30 seconds".
    case full = 3
    /// "nine hours, forty-one minutes, thirty seconds".
    case spellOut = 4
    /// "9hr 41min 30sec".
    case brief = 5
  }

  /// What happens to units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones are left out with positions, all with names.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first that is not 0 are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind the last that is not 0 are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written, with leading zeroes in positions.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written, of year, month, week, day, hour, minute and second; empty, the default, for all.
  open var allowedUnits: NSCalendar.Unit = []
  /// What happens to units of which there are none; `.default` by default.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that says how long units are; the current one by default.
  open var calendar: Calendar? = Calendar.current
  /// The date from which on amounts without dates are counted; nil, the default, is the reference date.
  open var referenceDate: Date?
  /// Whether the smallest unit may be written with a fraction; false by default.
  open var allowsFractionalUnits = false
  /// How many units are written at most; 0, the default, for no limit. The last that is written is rounded.
  open var maximumUnitCount = 0
  /// Whether the largest unit is written in the next one if there is only one of it: "90 minutes"; false by default.
  open var collapsesLargestUnit = false
  /// Whether the text says that it is about so much: "About 5 minutes"; false by default. English (DEVIATIONS.md, 476).
  open var includesApproximationPhrase = false
  /// Whether the text says that so much remains: "5 minutes remaining"; false by default. English (DEVIATIONS.md, 476).
  open var includesTimeRemainingPhrase = false
  /// Where the text stands, by which its first letter is upper case; `.unknown` by default.
  open var formattingContext = Formatter.Context.unknown

  /// Writes positions.
  public override init() { super.init() }

  /// Writes positions: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Components in the language of the app.
  open class func localizedString(
    from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// An amount of components, which may be larger than the next larger unit has of them. Nil without any.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// The time between two dates; with a minus sign if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard startDate <= endDate else { return string(from: endDate, to: startDate).map { "-" + $0 } }
    let calendar = calendar ?? .current
    let units = DurationUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    var parts = units.map { DurationPart(unit: $0, value: Double(components.value(for: $0.component) ?? 0)) }
    let whole = calendar.date(byAdding: components, to: startDate) ?? endDate
    let rest = max(0, endDate.timeIntervalSince(whole))
    if allowsFractionalUnits { parts[parts.count - 1].value += rest / units[parts.count - 1].seconds }
    if collapsesLargestUnit { parts = collapsed(parts) }
    return text(limited(parts, rest: rest))
  }

  /// An amount of seconds.
  open func string(from ti: TimeInterval) -> String? {
    // Longer than any date.
    guard abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// Components, or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  // MARK: Parts

  private func collapsed(_ parts: [DurationPart]) -> [DurationPart] {
    guard let first = parts.firstIndex(where: { $0.value != 0 }), first + 1 < parts.count, parts[first].value == 1,
      let count = parts[first].unit.count(of: parts[first + 1].unit)
    else { return parts }
    var parts = parts
    parts[first + 1].value += count
    parts[first].value = 0
    return parts
  }

  /// The first parts that are not 0, as many as are wanted; the last is rounded by what is behind it.
  private func limited(_ parts: [DurationPart], rest: TimeInterval) -> [DurationPart] {
    guard maximumUnitCount > 0, let first = parts.firstIndex(where: { $0.value != 0 }),
      first + maximumUnitCount < parts.count
    else { return parts }
    let last = first + maximumUnitCount - 1
    let behind = parts[(last + 1)...].reduce(rest) { $0 + $1.value * $1.unit.seconds }
    var kept = Array(parts[...last])
    if behind * 2 >= parts[last].unit.seconds { kept[last].value += 1 }
    // A unit that is full now is one of the next larger.
    for index in kept.indices.dropFirst().reversed() {
      guard let count = kept[index - 1].unit.count(of: kept[index].unit), kept[index].value >= count,
        parts[index].value < count
      else { break }
      kept[index].value -= count
      kept[index - 1].value += 1
    }
    return kept
  }

  private func written(_ parts: [DurationPart]) -> [DurationPart] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return parts }
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isEmpty ? parts : parts.suffix(1) }
    return parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }.map { parts[$0] }
  }

  // MARK: Text

  private func text(_ parts: [DurationPart]) -> String {
    let locale = calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .ofFormatters
    let parts = written(parts)
    var text =
      unitsStyle == .positional ? positions(parts, locale) : names(parts, locale)
    if includesTimeRemainingPhrase { text += " remaining" }
    if includesApproximationPhrase { text = "About " + text }
    return text.formatted(in: formattingContext, locale: locale)
  }

  private func names(_ parts: [DurationPart], _ locale: Locale) -> String {
    let texts = parts.map { $0.text(unitsStyle, locale) }
    switch unitsStyle {
    case .abbreviated, .brief: return LocalizedFormats.list(texts, .units, .narrow, locale)
    default: return LocalizedFormats.list(texts, .units, .wide, locale)
    }
  }

  /// Hours, minutes and seconds as on a clock, behind larger units by their names.
  private func positions(_ parts: [DurationPart], _ locale: Locale) -> String {
    let clock = parts.filter { $0.unit.isOfClock }
    let others = parts.filter { !$0.unit.isOfClock }.map { $0.text(.abbreviated, locale) }
    var digits = ""
    for (index, part) in clock.enumerated() {
      // Days before the clock take the place of a leading zero, as in Apple's example of "0d 1:00:00".
      let isPadded = index > 0 || (zeroFormattingBehavior.contains(.pad) && others.isEmpty)
      if index > 0 { digits += ":" }
      let number = LocalizedFormats.plain(part.value)
      digits += isPadded && part.value < 10 ? "0" + number : number
    }
    return (others + (digits.isEmpty ? [] : [digits])).joined(separator: " ")
  }
}
