extension Explanation {
  /// A line for the value, one for each step, two spaces deeper the further it is away, then what else is to say.
  public var text: String {
    var lines = ["\(item).\(attribute) is \(number(value))" + (freedom.map { ", but could be \($0.words)" } ?? "")]
    lines += steps.map { String(repeating: "  ", count: $0.distance + 1) + $0.text }
    lines += rests.map {
      "  \(number($0.share)) from \($0.quantity), \($0.isLeast ? "which cannot be less" : "which nothing decides")"
    }
    if offset != 0 { lines.append("  \(number(offset)) from its own margin or baseline, or kept from before") }
    lines += dissenters.prefix(Self.shownDissenters).flatMap { $0.lines(attribute) }
    let more = dissenters.count - Self.shownDissenters
    if more > 0 { lines.append("  against it: \(more) more") }
    lines += limits.map { "  \(number($0.slack)) to spare in \($0.constraint)" }
    return lines.joined(separator: "\n")
  }
}

extension Explanation: CustomStringConvertible {
  /// In a grid of equal cells the content of each is against the size of all; the item's own come first, and JSON has them all.
  fileprivate static var shownDissenters: Int { 2 }
  fileprivate static var shownOpponents: Int { 4 }

  public var description: String { text }
}

extension Explanation.Step {
  /// `36 (20 inset) from label.leading == guide.leading + 16; 1 per point, constant from 0 to 300`.
  var text: String {
    let insetText = inset == 0 ? "" : " (\(number(inset)) inset)"
    return "\(number(share))\(insetText) from \(constraint); \(number(rate)) per point\(rangeText)"
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
    let outcome = valueIfObeyed.map { "; if obeyed, \(attribute) would be \(number($0))" } ?? ""
    return ["  against it: \(constraint), which would hold with \(number(actual))\(outcome)"]
      + losesTo.prefix(Explanation.shownOpponents).map { "    loses to \($0)" }
      + (losesTo.count > Explanation.shownOpponents
        ? ["    and to \(losesTo.count - Explanation.shownOpponents) more"] : [])
  }
}

extension ClosedRange<Double> {
  /// `from 0 to 300`, `up to 300`, `anything`.
  var words: String {
    switch (lowerBound.isFinite, upperBound.isFinite) {
    case (true, true): "from \(number(lowerBound)) to \(number(upperBound))"
    case (true, false): "from \(number(lowerBound)) up"
    case (false, true): "up to \(number(upperBound))"
    case (false, false): "anything"
    }
  }
}

/// Points with at most three decimals, enough for thirds of pixels.
func number(_ value: Double) -> String { JSONNumber.text((value * 1000).rounded() / 1000) }
