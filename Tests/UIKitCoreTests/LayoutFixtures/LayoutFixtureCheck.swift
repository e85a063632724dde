import AutoLayout
import Platform

@testable import UIKitCore

extension LayoutFixtureStage {
  /// Lays a case out on the screen it asks for and lists in what it differs from its expectations.
  static func differences(of layoutCase: LayoutCase) throws -> [String] {
    let profile = UIScreen.main.profile
    let (traits, safeArea) = (UIScreen.main.traits, UIScreen.main.safeAreaInsets)
    let (handler, write) = (LayoutException.handler, LayoutLog.write)
    defer {
      UIScreen.main.profile = profile
      (UIScreen.main.traits, UIScreen.main.safeAreaInsets) = (traits, safeArea)
      (LayoutException.handler, LayoutLog.write) = (handler, write)
    }
    nonisolated(unsafe) var raised: [String] = []
    LayoutException.handler = { raised.append($0.reason) }
    LayoutLog.write = { _ in }
    UIScreen.main.profile = layoutCase.profile
    UIScreen.main.traits = traits.modifyingTraits {
      $0.layoutDirection = layoutCase.isRightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceIdiom = layoutCase.idiom
      $0.horizontalSizeClass = layoutCase.horizontalSizeClass
      $0.verticalSizeClass = layoutCase.verticalSizeClass
    }
    let stage = try LayoutFixtureStage(layoutCase)
    try stage.run()
    return try stage.frameDifferences() + stage.fitDifferences() + stage.readingDifferences()
      + stage.ambiguityDifferences() + stage.breakDifferences()
      + stage.exceptionDifferences(raised)
  }

  private func frameDifferences() throws -> [String] {
    try layoutCase.expected.frames.compactMap { line, name, values in
      let frame = try frame(of: name, line)
      let actual = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      return difference("\(name) is", actual, values, line)
    }
  }

  private func fitDifferences() throws -> [String] {
    try layoutCase.expected.fits.compactMap { fit in
      guard let view = items[fit.view] as? UIView else { throw error(fit.line, "no view \(fit.view)") }
      let size = fitting(view, fit)
      return difference("\(fit.view) fits in", [size.width, size.height].map { Double($0) }, fit.size, fit.line)
    }
  }

  private func fitting(_ view: UIView, _ fit: LayoutCase.Fit) -> CGSize {
    let target = CGSize(width: fit.target.width, height: fit.target.height)
    guard let priorities = fit.priorities else { return view.sizeThatFits(target) }
    guard let horizontal = priorities.first, let vertical = priorities.last else {
      return view.systemLayoutSizeFitting(target)
    }
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: UILayoutPriority(horizontal),
      verticalFittingPriority: UILayoutPriority(vertical))
  }

  private func readingDifferences() throws -> [String] {
    try layoutCase.expected.readings.compactMap { reading in
      let parts = reading.view.split(separator: ".").map(String.init)
      let operand = LayoutCase.Operand(item: parts[0], parts: Array(parts.dropFirst()), attribute: "")
      guard let view = try item(operand, reading.line) as? UIView, let read = Self.properties[reading.property] else {
        throw error(reading.line, "no view \(reading.view)")
      }
      let actual = read(view).map { Double($0) }
      guard actual.count == reading.values.count else {
        throw error(reading.line, "\(reading.property) of \(reading.view) has \(actual.count) numbers")
      }
      return difference("\(reading.property) of \(reading.view) is", actual, reading.values, reading.line)
    }
  }

  private func difference(_ what: String, _ actual: [Double], _ values: [Double?], _ line: Int) -> String? {
    // Expectations are written with three decimals where a pixel is a third of a point.
    let agrees = zip(actual, values).allSatisfy { number, wanted in wanted.map { abs(number - $0) < 1e-3 } ?? true }
    if agrees { return nil }
    let wanted = values.map { $0.map(text) ?? "-" }.joined(separator: " ")
    return "line \(line): \(what) \(actual.map(text).joined(separator: " ")), expected \(wanted)"
  }

  private func ambiguityDifferences() -> [String] {
    var found: Set<String> = []
    for (name, item) in items {
      guard let view = item as? UIView, view.isDescendant(of: root) else { continue }
      let ambiguity = view.layoutAmbiguity
      let parts: [(Ambiguity, String)] = [
        (.horizontalPosition, "x"), (.verticalPosition, "y"), (.width, "width"), (.height, "height"),
      ]
      for (part, word) in parts where ambiguity.contains(part) { found.insert("\(name).\(word)") }
    }
    return difference("ambiguous", found, layoutCase.expected.ambiguous)
  }

  private func breakDifferences() -> [String] {
    let arranging = items.values.compactMap { $0 as? UIStackView }.flatMap(\.arrangementConstraints)
    let broken = (allConstraints + arranging).filter(\.isBroken)
    return difference(
      "broken", Set(broken.map { constraint in constraint.identifier ?? constraint.equationBody }),
      layoutCase.expected.breaks)
  }

  private func exceptionDifferences(_ raised: [String]) -> [String] {
    let wanted = layoutCase.expected.raises
    if raised.count == wanted.count, zip(raised, wanted).allSatisfy({ $0.contains($1) }) { return [] }
    return ["raised \(raised), expected \(wanted)"]
  }

  private func difference(_ what: String, _ found: Set<String>, _ wanted: Set<String>) -> [String] {
    if found == wanted { return [] }
    let extra = found.subtracting(wanted).sorted().joined(separator: " ")
    let missing = wanted.subtracting(found).sorted().joined(separator: " ")
    return ["\(what): not expected [\(extra)], missing [\(missing)]"]
  }

  private func text(_ number: Double) -> String { String(format: "%g", number) }
}

extension LayoutCase {
  /// The scale, release and text size that the case asks for.
  @MainActor
  fileprivate var profile: Profile {
    var profile = Profile()
    profile.scale = Double(scale)
    profile.release = release
    profile.contentSizeCategory = LayoutFixtureStage.textSizes[textSize]?.category ?? .large
    return profile
  }
}
