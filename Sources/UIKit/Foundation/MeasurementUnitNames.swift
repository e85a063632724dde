extension Unit {
  /// The name that ICU knows the unit by, such as `kilometer-per-hour`; nil for one of the app's own.
  var nameForICU: String? {
    MeasurementUnitNames.tables.lazy.compactMap { self.isKind(of: $0.type) ? $0.names[self.symbol] : nil }.first
  }
}

/// The units of Foundation by their symbols, with the names that Unicode gives them (Unicode Technical Standard 35, part 6).
enum MeasurementUnitNames {
  struct Table: @unchecked Sendable {
    let type: Unit.Type
    let names: [String: String]

    init(_ type: Unit.Type, _ rows: [(Unit, String)]) {
      self.type = type
      names = Dictionary(rows.map { ($0.0.symbol, $0.1) }) { first, _ in first }
    }
  }

  static let tables: [Table] = [
    Table(
      UnitLength.self,
      [
        (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
        (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "decameter"), (UnitLength.meters, "meter"),
        (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
        (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
        (UnitLength.nanometers, "nanometer"), (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"),
        (UnitLength.feet, "foot"), (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
        (UnitLength.scandinavianMiles, "mile-scandinavian"), (UnitLength.lightyears, "light-year"),
        (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
        (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
      ]),
    Table(
      UnitMass.self,
      [
        (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
        (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
        (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
        (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
        (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
      ]),
    Table(
      UnitTemperature.self,
      [
        (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
        (UnitTemperature.fahrenheit, "fahrenheit"),
      ]),
    Table(
      UnitDuration.self,
      [
        (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
        (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
        (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.picoseconds, "picosecond"),
      ]),
    Table(
      UnitSpeed.self,
      [
        (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
        (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
      ]),
    Table(
      UnitVolume.self,
      [
        (UnitVolume.liters, "liter"), (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"),
        (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
        (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
        (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
        (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
        (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
        (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
        (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
        (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
        (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      ]),
    Table(
      UnitArea.self,
      [
        (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
        (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareMillimeters, "square-millimeter"),
        (UnitArea.squareInches, "square-inch"), (UnitArea.squareFeet, "square-foot"),
        (UnitArea.squareYards, "square-yard"), (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
        (UnitArea.hectares, "hectare"),
      ]),
    Table(
      UnitAngle.self,
      [
        (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
        (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
      ]),
    Table(
      UnitEnergy.self,
      [
        (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
        (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
      ]),
    Table(
      UnitPower.self,
      [
        (UnitPower.megawatts, "megawatt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"),
        (UnitPower.milliwatts, "milliwatt"), (UnitPower.horsepower, "horsepower"),
      ]),
    Table(
      UnitPressure.self,
      [
        (UnitPressure.newtonsPerMetersSquared, "pascal"), (UnitPressure.hectopascals, "hectopascal"),
        (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
        (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
        (UnitPressure.millimetersOfMercury, "millimeter-ofhg"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
        (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      ]),
    Table(
      UnitFrequency.self,
      [
        (UnitFrequency.gigahertz, "gigahertz"), (UnitFrequency.megahertz, "megahertz"),
        (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.hertz, "hertz"),
      ]),
    Table(
      UnitInformationStorage.self,
      [
        (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
        (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
        (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
        (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
      ]),
    Table(
      UnitElectricCurrent.self,
      [(UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere")]),
    Table(
      UnitElectricPotentialDifference.self,
      [
        (UnitElectricPotentialDifference.volts, "volt"), (UnitElectricPotentialDifference.kilovolts, "kilovolt"),
        (UnitElectricPotentialDifference.millivolts, "millivolt"),
      ]),
    Table(UnitElectricResistance.self, [(UnitElectricResistance.ohms, "ohm")]),
    Table(
      UnitFuelEfficiency.self,
      [
        (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
        (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
        (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
      ]),
  ]
}

/// A measurement as a text of a language.
struct MeasurementText {
  var value: Double
  var unit: Unit
  /// What it is used for, in ICU's words, by which a unit of the region is chosen; nil for the unit as it is.
  var usage: String?
  var width = LocalizedFormats.Width.short
  /// How many digits may be behind the point; nil for what the usage has.
  var fraction: Int?
  /// Whether the unit of a temperature is left out.
  var hidesScale = false
  var locale: Locale
  /// Writes the number in its place.
  var number: ((Double) -> String)?

  var text: String {
    guard let name = unit.nameForICU else { return plain }
    var skeleton = "unit/\(hidesScale && usage == nil ? "degree" : name)"
    switch width {
    case .wide: skeleton += " unit-width-full-name"
    case .short: skeleton += " unit-width-short"
    case .narrow: skeleton += " unit-width-narrow"
    }
    if let usage { skeleton += " usage/\(usage)" }
    if number != nil { skeleton += " .##########" }
    if number == nil, let fraction { skeleton += fraction == 0 ? " ." : " ." + String(repeating: "#", count: fraction) }
    guard var text = LocalizedFormats.number(value, skeleton: skeleton, locale) else {
      return usage == nil ? plain : MeasurementText(value: value, unit: unit, fraction: fraction, locale: locale).text
    }
    if let number { text = replacing(number, in: text) }
    if hidesScale, usage != nil, let last = text.lastIndex(of: "°") { text = String(text[...last]) }
    return text
  }

  /// The value with its symbol, as far as nothing is known of the unit.
  private var plain: String { "\(number?(value) ?? LocalizedFormats.plain(value)) \(unit.symbol)" }

  /// Replaces the number of a text that has one; what has several, such as feet with inches, stays.
  private func replacing(_ write: (Double) -> String, in text: String) -> String {
    let separator = locale.decimalSeparator ?? "."
    let grouping = locale.groupingSeparator ?? ","
    let isOfNumber = { (character: Character) in
      character.isNumber || String(character) == separator || String(character) == grouping
    }
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber),
      text[first...last].allSatisfy(isOfNumber)
    else { return text }
    let digits = text[first...last].replacingOccurrences(of: grouping, with: "")
      .replacingOccurrences(of: separator, with: ".")
    guard let value = Double(digits) else { return text }
    return text.replacingCharacters(in: first...last, with: write(value))
  }

  /// The name of a unit alone.
  static func name(of unit: Unit, _ width: LocalizedFormats.Width, _ locale: Locale) -> String {
    let text = MeasurementText(value: 2, unit: unit, width: width, fraction: 0, locale: locale).text
    guard unit.nameForICU != nil else { return unit.symbol }
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }
}
