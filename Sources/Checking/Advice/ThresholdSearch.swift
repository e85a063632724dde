import Geometry
import Linting
import Platform
import Staging

/// Finds by bisection the size at which a finding begins, between a configuration that has the finding and one that does not.
@MainActor
struct ThresholdSearch {
  /// The layouts of a scene that a search takes: it halves an interval of some hundred points.
  static let cost = 10

  let trials: TrialLayouts
  let rule: any LayoutRule
  let key: FindingKey
  let scene: String

  /// `the problem disappears at a width of 345 points or more`; nil if the finding is in every configuration, or if configurations without it
  /// differ in more than one quantity, or if one of the other failing configurations contradicts it.
  func hint(failing: LayoutConfiguration, _ others: [LayoutConfiguration], passing: [LayoutConfiguration]) -> String? {
    if let other = passing.first(where: { $0.isSame(as: failing, except: \.textSize) }) {
      return textSize(failing, other)
    }
    let candidates = passing.filter { $0.matches(failing) }
    for (side, path) in [("width", \Size.width), ("height", \Size.height)] {
      guard let other = candidates.first(where: { $0.size[keyPath: path] != failing.size[keyPath: path] }),
        let edge = edge(failing, to: other, path)
      else { continue }
      let isContradicted = others.contains { other in
        let length = other.size[keyPath: path]
        return other.matches(failing) && edge.lasts && (edge.grows ? length >= edge.value : length <= edge.value)
      }
      guard !isContradicted else { continue }
      let length = "at a screen \(side) of \(tenths(edge.value)) points"
      return edge.lasts
        ? "the problem disappears \(length) or \(edge.grows ? "more" : "less")"
        : "the problem disappears only \(length)"
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
    // Larger texts may give a view the size that it lacks with smaller ones.
    return failing.textSize > passing.textSize
      ? "the smallest text size with the problem is \(first)" : "the largest text size with the problem is \(first)"
  }

  /// `there is room for 14 characters on iPhone 8, portrait`: the longest beginning of the text that fits; nil if none does, or
  /// if a single line is too high.
  func roomHint(ofText id: String, _ failing: LayoutConfiguration) -> String? {
    func fits(_ length: Int) -> Bool {
      !trials.scenes(failing, only: scene, lengths: [id: length]).scenes.contains { scene in
        rule.violations(in: scene).contains { $0.elementID == id }
      }
    }
    guard isShortOfLines(id, failing) else { return nil }
    var (good, bad) = (0, 1)
    while fits(bad) {
      // The clipped text is not the one in the document.
      guard bad < Self.longestText else { return nil }
      (good, bad) = (bad, bad * 2)
    }
    good = Int(bisected(from: Double(good), to: Double(bad)) { fits(Int($0)) })
    return good > 0 ? "the view has room for \(good) \(good == 1 ? "character" : "characters") on \(failing.name)" : nil
  }

  /// Whether a shorter text needs less of what is missing: of a single line that is too high it does not.
  private func isShortOfLines(_ id: String, _ failing: LayoutConfiguration) -> Bool {
    guard let scene = trials.scenes(failing, only: scene).scenes.first, let fit = scene.view(id)?.report.textFit
    else { return false }
    let element = trials.document.view(id)?.element
    return fit.needed.width > fit.available.width + 0.5 || element?.element["numberOfLines"] ?? "1" != "1"
  }

  private static let longestText = 4096

  /// The last whole number that passes on the way from one that passes to one that fails. Both ends are known; the number of
  /// tries is the logarithm of their distance.
  private func bisected(from passing: Double, to failing: Double, _ passes: (Double) -> Bool) -> Double {
    var (good, bad) = (passing, failing)
    while abs(good - bad) > 1 {
      let middle = ((bad + good) / 2).rounded()
      if passes(middle) { good = middle } else { bad = middle }
    }
    return good
  }

  /// The whole length nearest to the failing one at which the finding disappears; nil if changing this length alone does not help.
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
    let good = bisected(from: end, to: start) { !fails(at: $0) }
    // An equation holds at one length: 40 points further the finding is there again.
    let lasts = !fails(at: good + (end > start ? 40 : -40))
    return (good, end > start, lasts)
  }

  private func fails(_ configuration: LayoutConfiguration) -> Bool {
    trials.scenes(configuration, only: scene).scenes.contains { scene in
      rule.violations(in: scene).contains { FindingKey(rule: rule.identifier, $0) == key }
    }
  }
}

extension LayoutConfiguration {
  /// Whether the configurations differ in nothing but sizes, and in releases of one design.
  fileprivate func matches(_ other: LayoutConfiguration) -> Bool {
    device.idiom == other.device.idiom
      && (release >= Releases.glass) == (other.release >= Releases.glass) && orientation == other.orientation
      && textSize == other.textSize
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
