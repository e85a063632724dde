import CoreLocation
import UIKit

/// Writes distances as a map says them: "0.5 mi", "800 m".
open class MKDistanceFormatter: Formatter {
  /// In which units.
  public enum Units: UInt, Sendable {
    /// Those of the language's region.
    case `default` = 0
    /// Metres and kilometres.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    /// Yards and miles.
    case imperialWithYards = 3
  }
  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As fits; abbreviated here.
    case `default` = 0
    /// "5 km".
    case abbreviated = 1
    /// "5 kilometers".
    case full = 2
  }

  /// The language; that of the app by default.
  open var locale: Locale! = Locale.ofFormatters
  /// In which units; `.default` by default.
  open var units = Units.default
  /// How units are written; `.default` by default.
  open var unitStyle = DistanceUnitStyle.default

  /// Writes the units of the region.
  public override init() { super.init() }

  /// Writes the units of the region: an archive has no settings here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Which units and digits iOS takes by distance is not documented; it rounds to what a driver can see (DEVIATIONS.md, 478).
  private var usedUnits: Units {
    if units != .default { return units }
    switch (locale ?? .ofFormatters).measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  /// A distance in metres; one that is none is 0.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let meters = distance.isFinite ? max(0, distance) : 0
    switch usedUnits {
    case .metric, .default:
      if rounded(meters) < 1_000 { return text(rounded(meters), UnitLength.meters, 0) }
      return far(meters / 1_000, .kilometers)
    case .imperial:
      let miles = meters / 1_609.344
      if miles < 0.1 { return text(rounded(meters / 0.3048), UnitLength.feet, 0) }
      return far(miles, .miles)
    case .imperialWithYards:
      let miles = meters / 1_609.344
      if miles < 0.5 { return text(rounded(meters / 0.9144), UnitLength.yards, 0) }
      return far(miles, .miles)
    }
  }

  /// To tens from 20 on, and to fifties from 300 on.
  private func rounded(_ value: Double) -> Double {
    if value < 20 { return value.rounded() }
    let step: Double = value < 300 ? 10 : 50
    return (value / step).rounded() * step
  }

  /// One digit behind the point below ten.
  private func far(_ value: Double, _ unit: UnitLength) -> String { text(value, unit, value < 9.95 ? 1 : 0) }

  private func text(_ value: Double, _ unit: UnitLength, _ digits: Int) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = locale ?? .ofFormatters
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    let scale = pow(10, Double(digits))
    return formatter.string(from: Measurement(value: (value * scale).rounded() / scale, unit: unit))
  }

  /// The distance in metres that a text says, with a unit or in those of the region; negative if it says none.
  open func distance(from distance: String) -> CLLocationDistance {
    let text = distance.trimmingCharacters(in: .whitespaces)
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = Double(number.replacingOccurrences(of: ",", with: "")) else { return -1 }
    let unit = text[number.endIndex...].trimmingCharacters(in: .whitespaces).lowercased()
    let factors: [(String, Double)] = [
      ("km", 1_000), ("kilo", 1_000), ("mi", 1_609.344), ("ft", 0.3048), ("feet", 0.3048), ("foot", 0.3048),
      ("y", 0.9144), ("m", 1),
    ]
    let factor = factors.first { unit.hasPrefix($0.0) }?.1 ?? (usedUnits == .metric ? 1_000 : 1_609.344)
    return value * factor
  }

  /// A number of metres; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let distance = obj as? Double { return string(fromDistance: distance) }
    return (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }
}
