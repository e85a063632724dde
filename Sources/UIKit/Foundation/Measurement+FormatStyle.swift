/// What a measurement is used for, by which a unit of the region is chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's word for it; nil for the unit as it is.
  var usage: String?

  init(usage: String?) { self.usage = usage }

  /// The usual unit of the region.
  public static var general: Self { Self(usage: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(usage: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How long or far things of a person's size are.
  public static var person: Self { Self(usage: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(usage: "person-height") }
  /// How far a place is by road.
  public static var road: Self { Self(usage: "road") }
  /// How far focal lengths are.
  public static var focalLength: Self { Self(usage: "default") }
  /// How deep rain is.
  public static var rainfall: Self { Self(usage: "rainfall") }
  /// How deep snow is.
  public static var snowfall: Self { Self(usage: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: Self { Self(usage: "default") }
  /// How warm it is outside.
  public static var weather: Self { Self(usage: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What food gives.
  public static var food: Self { Self(usage: "food") }
  /// What a workout takes.
  public static var workout: Self { Self(usage: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much of a liquid there is.
  public static var liquid: Self { Self(usage: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements in a language.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How units are written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      enum Width: Codable, Hashable { case wide, abbreviated, narrow }
      let width: Width
      /// "3 kilometers".
      public static var wide: UnitWidth { UnitWidth(width: .wide) }
      /// "3 km".
      public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
      /// "3km".
      public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
    }

    /// How the unit is written.
    public var width: UnitWidth
    /// The language and the region.
    public var locale: Locale
    /// What the measurement is used for.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Writes the number; nil for what fits the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the scale of a temperature is left out.
    public var hidesScaleName: Bool

    /// A style in a language, that of the app by default.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale == .autoupdatingCurrent ? .ofFormatters : locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// The text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let widths: LocalizedFormats.Width =
        switch width.width {
        case .wide: .wide
        case .abbreviated: .short
        case .narrow: .narrow
        }
      var text = MeasurementText(
        value: value.value, unit: value.unit, usage: usage?.usage, width: widths, locale: locale)
      // Without a usage nothing says how many digits make sense.
      if text.usage == nil { text.fraction = 6 }
      if text.usage == "default", value.unit is UnitTemperature { text.usage = "weather" }
      text.hidesScale = hidesScaleName && value.unit is UnitTemperature
      if let numberFormatStyle { text.number = { numberFormatStyle.locale(locale).format($0) } }
      return text.text
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in the usual unit of the region, with its symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement as a style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures, with or without the name of their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
