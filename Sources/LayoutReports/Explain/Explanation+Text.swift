import Geometry

extension Explanation {
  /// A line for the value, one for each step, two spaces deeper the further it is away, then what else is to say.
  public var text: String {
    var lines = ["\(item).\(attribute) is \(short: value)" + (freedom.map { ", but could be \($0.words)" } ?? "")]
    lines += steps.map { String(repeating: "  ", count: $0.distance + 1) + $0.text }
    lines += rests.map {
      "  \(short: $0.share) from \($0.quantity), \($0.isLeast ? "which cannot be less" : "which no constraint sets")"
    }
    if offset != 0 {
      lines.append("  \(short: offset) from a margin or baseline of the view, or from an earlier layout")
    }
    lines += dissenters.prefix(Self.shownDissenters).flatMap { $0.lines(attribute) }
    let more = dissenters.count - Self.shownDissenters
    if more > 0 { lines.append("  opposed by: \(more) more") }
    lines += limits.map { "  \($0.constraint) takes effect after \(short: $0.slack) more points" }
    lines += diagnostics.map { "  \($0.text)" }
    return lines.visibleLines
  }
}

extension Explanation: CustomStringConvertible {
  /// In a grid of equal cells the content of each is against the size of all; the item's own come first, and JSON has them all.
  fileprivate static var shownDissenters: Int { 2 }
  fileprivate static var shownOpponents: Int { 4 }

  /// The lines of ``text``, without a line feed at the end.
  public var description: String { text }
}

extension Explanation.Step {
  /// `36 (20 inset) from label.leading == guide.leading + 16; 1 per point, constant from 0 to 300`.
  var text: String {
    let insetText = inset == 0 ? "" : " (\(short: inset) inset)"
    return "\(short: share)\(insetText) from \(constraint); \(short: rate) per point\(rangeText)"
  }

  /// Nothing where the rate holds for all constants.
  private var rangeText: String {
    guard let range, range.lowerBound.isFinite || range.upperBound.isFinite else { return "" }
    return ", constant \(range.words)"
  }
}

extension Explanation.Dissenter {
  /// What it would like, then what it loses to, one a line.
  func lines(_ attribute: String) -> [String] {
    let outcome = valueIfObeyed.map { "; this constraint alone sets \(attribute) to \(short: $0)" } ?? ""
    return ["  opposed by: \(constraint), which needs a constant of \(short: actual)\(outcome)"]
      + losesTo.prefix(Explanation.shownOpponents).map { "    has a lower priority than \($0)" }
      + (losesTo.count > Explanation.shownOpponents
        ? ["    and \(losesTo.count - Explanation.shownOpponents) more"] : [])
  }
}

extension ClosedRange<Double> {
  /// `from 0 to 300`, `up to 300`, `anything`.
  var words: String {
    switch (lowerBound.isFinite, upperBound.isFinite) {
    case (true, true): "from \(short: lowerBound) to \(short: upperBound)"
    case (true, false): "from \(short: lowerBound) up"
    case (false, true): "up to \(short: upperBound)"
    case (false, false): "anything"
    }
  }
}
