import Geometry
import Staging

/// Finds the size at which a finding begins by halving, between a configuration that has it and one that has not.
@MainActor
struct ThresholdSearch {
  let laboratory: Laboratory
  let rule: any LayoutRule
  let key: FindingKey
  let scene: String

  /// `gone from a width of 345 points on`; nil if everything fails, or if more than one quantity makes the difference.
  func hint(failing: LayoutConfiguration, passing: [LayoutConfiguration]) -> String? {
    if let other = passing.first(where: { $0.isSame(as: failing, except: \.textSize) }) {
      return textSize(failing, other)
    }
    let candidates = passing.filter { $0.matches(failing) }
    for (side, path) in [("width", \Size.width), ("height", \Size.height)] {
      guard let other = candidates.first(where: { $0.size[keyPath: path] != failing.size[keyPath: path] }),
        let edge = edge(failing, to: other, path)
      else { continue }
      let length = "a \(side) of \(words(edge.value)) points"
      return edge.lasts ? "gone from \(length) \(edge.grows ? "on" : "down")" : "gone at \(length)"
    }
    return nil
  }

  private func textSize(_ failing: LayoutConfiguration, _ passing: LayoutConfiguration) -> String? {
    let sizes = TextSize.allCases.filter { size in
      min(failing.textSize, passing.textSize) <= size && size <= max(failing.textSize, passing.textSize)
    }
    let ordered = failing.textSize > passing.textSize ? sizes : sizes.reversed()
    var changed = failing
    let first = ordered.first { size in
      changed.textSize = size
      return fails(changed)
    }
    guard let first else { return nil }
    return "begins with the text size \(first)"
  }

  /// `has room for 14 characters on iPhone 8, portrait`: how much of the text is shown in full; nil if not even one.
  func roomHint(ofText id: String, _ failing: LayoutConfiguration) -> String? {
    func fits(_ length: Int) -> Bool {
      !laboratory.scenes(failing, only: scene, lengths: [id: length]).scenes.contains { scene in
        rule.violations(in: scene).contains { $0.elementID == id }
      }
    }
    var (good, bad) = (0, 1)
    while fits(bad) {
      // Not the text of the document is too long, but one that a program puts together.
      guard bad < Self.longestText else { return nil }
      (good, bad) = (bad, bad * 2)
    }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if fits(middle) { good = middle } else { bad = middle }
    }
    return good > 0 ? "has room for \(good) \(good == 1 ? "character" : "characters") on \(failing.name)" : nil
  }

  private static let longestText = 4096

  /// The first whole length at which the finding is gone, coming from the failing one; nil if this length alone does not help.
  private func edge(
    _ failing: LayoutConfiguration, to passing: LayoutConfiguration, _ path: WritableKeyPath<Size, Double>
  ) -> (value: Double, grows: Bool, lasts: Bool)? {
    let (start, end) = (failing.size[keyPath: path], passing.size[keyPath: path])
    func fails(at length: Double) -> Bool {
      var changed = failing
      var size = failing.size
      size[keyPath: path] = length
      changed.windowSize = size
      return self.fails(changed)
    }
    guard !fails(at: end), fails(at: start) else { return nil }
    var (bad, good) = (start, end)
    while abs(good - bad) > 1 {
      let middle = ((bad + good) / 2).rounded()
      if fails(at: middle) { bad = middle } else { good = middle }
    }
    // An equation holds at one length only.
    let lasts = !fails(at: good + (end > start ? 40 : -40))
    return (good, end > start, lasts)
  }

  private func fails(_ configuration: LayoutConfiguration) -> Bool {
    laboratory.scenes(configuration, only: scene).scenes.contains { scene in
      rule.violations(in: scene).contains { FindingKey(rule: rule.identifier, $0) == key }
    }
  }
}

extension LayoutConfiguration {
  /// Whether only sizes can tell the two apart.
  fileprivate func matches(_ other: LayoutConfiguration) -> Bool {
    device.idiom == other.device.idiom && orientation == other.orientation && textSize == other.textSize
      && pseudolanguage == other.pseudolanguage && isRightToLeft == other.isRightToLeft && isDark == other.isDark
      && (windowSize == nil) == (other.windowSize == nil)
  }

  fileprivate func isSame<Value: Equatable>(
    as other: LayoutConfiguration, except path: WritableKeyPath<LayoutConfiguration, Value>
  ) -> Bool {
    var copy = self
    copy[keyPath: path] = other[keyPath: path]
    return copy == other && self != other
  }
}
