import Geometry

extension FrameChange {
  /// What happened, in which configurations, and because of which change.
  ///
  ///     Main.storyboard:24:37: "Button" moves 20 points left, becomes 40 wider
  ///         on iPhone SE, portrait: (80, 100, 214, 44) → (60, 100, 254, 44); and 23 more
  ///         because of line 32: constraint btn-le-ad0: constant: 80 → 60
  public var text: String {
    guard let first = frames.first else { return "" }
    let more = frames.count - 1
    let others =
      more == 0
      ? ""
      : frames.count == tried
        ? "; and \(more == 1 ? "the other device" : "all \(more) other devices")" : "; and \(more) more of \(tried)"
    let lines =
      ["\(file):\(line):\(column): \"\(name)\" \(words(first))"]
      + ["    in \(scene) on \(first.configuration): \(frame(first.old)) → \(frame(first.new))\(others)"]
      + causes.prefix(Self.shownCauses).map { "    because of line \($0.line): \($0.text)" }
      + (causes.count > Self.shownCauses ? ["    and \(causes.count - Self.shownCauses) more changes"] : [])
    return lines.visibleLines
  }

  private static var shownCauses: Int { 3 }

  private func frame(_ frame: Rect?) -> String { frame?.text ?? "none" }

  private func words(_ frames: Frames) -> String {
    guard let old = frames.old else { return "appears" }
    guard let new = frames.new else { return "disappears" }
    let moves = [part(new.x - old.x, "right", "left"), part(new.y - old.y, "down", "up")].compactMap { $0 }
    let sizes = [part(new.width - old.width, "wider", "narrower"), part(new.height - old.height, "taller", "shorter")]
      .compactMap { $0 }
    return [
      moves.isEmpty ? nil : "moves " + moves.joined(separator: " and "),
      sizes.isEmpty ? nil : "becomes " + sizes.joined(separator: " and "),
    ]
    .compactMap { $0 }.joined(separator: ", ")
  }

  /// `20 points left`, nothing for no difference.
  private func part(_ difference: Double, _ positive: String, _ negative: String) -> String? {
    guard abs(difference) >= 0.1 else { return nil }
    let points = DecimalText.short(abs(difference))
    return "\(points) \(points == "1" ? "point" : "points") \(difference > 0 ? positive : negative)"
  }
}

extension FrameChange.Cause {
  /// `constraint btn-le-ad0: constant: 80 → 60`, `label Xk2-9a-LpQ was removed`.
  public var text: String {
    switch kind {
    case .added, .removed: "\(element) \(id) was \(kind.rawValue)"
    case .changed: "\(element) \(id): " + details.joined(separator: ", ")
    }
  }
}
