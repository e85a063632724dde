import ArgumentParser
import Foundation
import Linting
import Platform
import Staging

/// The ways in which a picture shows one layout several times.
struct VariationOptions: ParsableArguments {
  @Flag(help: "Draw each device in portrait and landscape.")
  var both = false

  @Flag(help: "Also draw the dark appearance.")
  var dark = false

  @Flag(help: "Also draw the right-to-left layout.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The Dynamic Type text sizes, separated by commas, such as large,AX3. You can also use the short names "
        + "XS, S, M, L, XL, XXL and XXXL.",
      valueName: "sizes"))
  var sizes: String?

  /// Whether anything is asked for.
  var isEmpty: Bool { !both && !dark && !rtl && sizes == nil }

  /// Every configuration in every way that was asked for, in rows: those that differ only in device and orientation share one.
  ///
  /// - Parameter isDark: the appearance of what is not drawn in both.
  func rows(of plain: [LayoutConfiguration], isDark: Bool) throws -> [[LayoutConfiguration]] {
    let sizes = try sizes.map { try $0.wordsBetweenCommas.map(Self.textSize) }
    if let sizes, sizes.isEmpty { throw ValidationError("--sizes needs at least one name.") }
    let held =
      both ? plain.flatMap { device in Device.Orientation.allCases.map { device.with(\.orientation, $0) } } : plain
    var rows = [held]
    if let sizes { rows = rows.varied(over: sizes, \.textSize) }
    if rtl { rows = rows.varied(over: [false, true], \.isRightToLeft) }
    return rows.varied(over: dark ? [false, true] : [isDark], \.isDark)
  }

  private static func textSize(_ word: String) throws -> TextSize {
    let short = [
      "xs": "xSmall", "s": "small", "m": "medium", "l": "large", "xl": "xLarge", "xxl": "xxLarge", "xxxl": "xxxLarge",
    ]
    guard let size = TextSize(argument: short[word.lowercased()] ?? word) else {
      throw ValidationError("unknown text size \"\(word)\"; use xSmall to xxxLarge or AX1 to AX5.")
    }
    return size
  }
}

extension String {
  /// The words between commas, without the spaces around them.
  var wordsBetweenCommas: [String] { split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
}

extension LayoutConfiguration {
  fileprivate func with<Value>(_ property: WritableKeyPath<LayoutConfiguration, Value>, _ value: Value) -> Self {
    var configuration = self
    configuration[keyPath: property] = value
    return configuration
  }

  /// Devices by their names, with commas between them, upright and as they come out of the box; each with every one of the releases.
  static func devices(_ names: String, releases: [Int] = []) throws -> [LayoutConfiguration] {
    let devices = try names.wordsBetweenCommas.map { try DeviceName(reading: $0) }
    guard !devices.isEmpty else { throw ValidationError("--devices needs at least one name.") }
    return try devices.compactMap { LayoutConfiguration(device: $0.name) }.flatMap { try $0.on(releases: releases) }
  }
}

extension [[LayoutConfiguration]] {
  /// All rows with the first value, then with the second, and so on.
  fileprivate func varied<Value>(over values: [Value], _ property: WritableKeyPath<LayoutConfiguration, Value>) -> Self
  {
    values.flatMap { value in map { row in row.map { $0.with(property, value) } } }
  }
}
