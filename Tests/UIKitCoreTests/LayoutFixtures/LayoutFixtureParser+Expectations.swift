import UIKitCore

/// What stands after the `---`.
extension LayoutFixtureParser {
  mutating func readExpectation(_ content: String) throws {
    if let value = content.value(after: "ambiguous:") {
      change { $0.expected.ambiguous.formUnion(value.split(separator: " ").map(String.init)) }
    } else if let value = content.value(after: "breaks:") {
      change { $0.expected.breaks.formUnion(value.split(separator: " ").map(String.init)) }
    } else if let value = content.value(after: "fit:") {
      let fit = try fit(value, asksConstraints: true)
      change { $0.expected.fits.append(fit) }
    } else if let value = content.value(after: "fits:") {
      let fit = try fit(value, asksConstraints: false)
      change { $0.expected.fits.append(fit) }
    } else if let value = content.value(after: "raises:") {
      change { $0.expected.raises.append(value) }
    } else if let reading = try reading(content) {
      change { $0.expected.readings.append(reading) }
    } else {
      let words = content.split(separator: " ").map(String.init)
      guard words.count == 5 else { throw error("`name x y width height` expected") }
      let values = try words.dropFirst().map(openNumber)
      let line = number
      change { $0.expected.frames.append((line, words[0], values)) }
    }
  }

  /// `view 100x0 @1000,50 = 100 46`.
  private func fit(_ text: String, asksConstraints: Bool) throws -> LayoutCase.Fit {
    let words = text.split(separator: " ").map(String.init)
    guard let sign = words.firstIndex(of: "="), sign == 2 || sign == 3, words.count == sign + 3
    else { throw error("`view WxH @h,v = width height` expected") }
    let priorities = sign == 3 ? words[2].dropFirst().split(separator: ",").compactMap { Float($0) } : []
    guard priorities.count == (sign == 3 ? 2 : 0) else { throw error("two priorities expected: \(words[2])") }
    return LayoutCase.Fit(
      line: number, view: words[0], target: try size(words[1]).0, priorities: asksConstraints ? priorities : nil,
      size: try words.suffix(2).map(openNumber))
  }

  /// `intrinsic: box 49 31`; nil for a line that begins with no property.
  private func reading(_ content: String) throws -> LayoutCase.Reading? {
    let words = content.split(separator: " ").map(String.init)
    guard let first = words.first, first.hasSuffix(":") else { return nil }
    let property = String(first.dropLast())
    guard LayoutFixtureStage.properties[property] != nil else { throw error("no property: \(property)") }
    guard words.count > 2 else { throw error("`property: view values` expected") }
    let values =
      property == "size-classes"
      ? try words.dropFirst(2).map { Double(try sizeClass($0).rawValue) } : try words.dropFirst(2).map(openNumber)
    return LayoutCase.Reading(line: number, property: property, view: words[1], values: values)
  }
}
