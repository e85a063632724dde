/// Writes measurements and units: "5 km".
///
/// Foundation's class of this name cannot be used on Linux.
open class MeasurementFormatter: Formatter {
  /// In which unit a measurement is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, not that of the region.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit of the region in which the number is neither very large nor very small.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Degrees without their scale: "90°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// In which unit a measurement is written; empty, the default, for the one of the region.
  open var unitOptions: UnitOptions = []
  /// How units are written; `.medium` by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and the region; those of the app by default.
  open var locale: Locale! = Locale.ofFormatters
  /// Writes the number; by default with at most three digits behind the point.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumbers { return ownNumbers }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale ?? .ofFormatters
      ownNumbers = formatter
      return formatter
    }
    set { ownNumbers = newValue }
  }
  private var ownNumbers: NumberFormatter?

  /// Writes units of the region.
  public override init() { super.init() }

  /// Writes units of the region: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var width: LocalizedFormats.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .short
    }
  }

  /// A measurement, in the unit that ``unitOptions`` asks for.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String {
    var text = MeasurementText(
      value: measurement.value, unit: measurement.unit, width: width, fraction: 3, locale: locale ?? .ofFormatters)
    let isTemperature = measurement.unit is UnitTemperature
    if !unitOptions.contains(.providedUnit), measurement.unit is Dimension {
      text.usage = isTemperature ? "weather" : "default"
    }
    text.hidesScale = isTemperature && unitOptions.contains(.temperatureWithoutUnit)
    if let ownNumbers {
      text.number = { ownNumbers.string(from: NSNumber(value: $0)) ?? LocalizedFormats.plain($0) }
    }
    return text.text
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String { MeasurementText.name(of: unit, width, locale ?? .ofFormatters) }

  /// A unit or a measurement; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? Measurement<Unit>).map { string(from: $0) }
  }
}
