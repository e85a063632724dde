/// Texts of measurements, which Foundation on Linux does not format. Numbers are formatted by Foundation; units have the symbols of Foundation,
/// or English words (DEVIATIONS.md, 465).
extension Measurement where UnitType: Dimension {
  /// How a measurement becomes a text.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit is.
    public struct UnitWidth: Hashable, Codable, Sendable {
      fileprivate let name: String

      /// "12 kilograms".
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// "12 kg".
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// "12kg".
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How long the unit is.
    public var width: UnitWidth
    /// The language, which decides the digits and, for a general usage, the system of units.
    public var locale: Locale
    /// Whether the unit of the measurement is kept; else it is converted to a usual one of the locale.
    private var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is formatted; nil is with at most as many places as it needs, rounded to a whole after a conversion.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// A style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// The text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let (shown, isConverted) = usage.keepsUnit ? (value, false) : MeasurementUnits.usual(value, in: locale)
      let style =
        numberFormatStyle
        ?? FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...(isConverted ? 0 : 6)))
      let number = style.locale(locale).format(shown.value)
      switch width {
      case .wide:
        return "\(number) \(MeasurementUnits.word(of: shown.unit, isOne: number == "1") ?? shown.unit.symbol)"
      case .narrow: return number + shown.unit.symbol
      default:
        return shown.unit is UnitAngle || shown.unit is UnitTemperature
          ? number + shown.unit.symbol : "\(number) \(shown.unit.symbol)"
      }
    }

    /// The same style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The text of the measurement, abbreviated and in a usual unit of the present locale.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  /// The text that a style makes.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

/// What a measurement is used for, which decides its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  fileprivate let keepsUnit: Bool

  /// Converted to a usual unit of the locale.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: false) }
  /// In the unit that it has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(keepsUnit: true) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// As the height of a person: as provided here.
  public static var personHeight: MeasurementFormatUnitUsage { asProvided }
  /// As the length of a way.
  public static var road: MeasurementFormatUnitUsage { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// As the weight of a person.
  public static var personWeight: MeasurementFormatUnitUsage { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// As the temperature of a person.
  public static var person: MeasurementFormatUnitUsage { general }
  /// As the temperature of the air.
  public static var weather: MeasurementFormatUnitUsage { general }
}

extension FormatStyle {
  /// A style of measurements.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

private enum MeasurementUnits {
  /// The measurement in a usual unit of the locale, and whether that is another one.
  static func usual<U: Dimension>(_ value: Measurement<U>, in locale: Locale) -> (Measurement<U>, Bool) {
    let isMetric = locale.measurementSystem == .metric
    let steps: [Dimension]
    switch value.unit {
    case is UnitLength:
      steps =
        isMetric
        ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      steps = isMetric ? [UnitMass.kilograms, UnitMass.grams] : [UnitMass.pounds, UnitMass.ounces]
    case is UnitTemperature:
      steps = [locale.measurementSystem == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed: steps = [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    default: steps = []
    }
    let converted = steps.compactMap { $0 as? U }.map { value.converted(to: $0) }
    guard let chosen = converted.first(where: { abs($0.value) >= 1 - 1e-9 }) ?? converted.last else {
      return (value, false)
    }
    return (chosen, chosen.unit != value.unit)
  }

  private static let words: [String: (one: String, many: String)] = [
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"), "cm": ("centimeter", "centimeters"),
    "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "°": ("degree", "degrees"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "kCal": ("kilocalorie", "kilocalories"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
    "GB": ("gigabyte", "gigabytes"),
  ]
  static func word(of unit: Unit, isOne: Bool) -> String? {
    words[unit.symbol].map { isOne ? $0.one : $0.many }
  }
}
