extension FrameChange {
  /// What happened, in which configurations, and because of which change.
  ///
  ///     Main.storyboard:24:37: "Button" moves 20 points left, becomes 40 wider
  ///         on iPhone SE, portrait: (80, 100, 214, 44) → (60, 100, 254, 44); and 23 more
  ///         because of line 32: constraint btn-le-ad0: constant: 80 → 60
  public func text(file: String) -> String {
    guard let first = frames.first else { return "" }
    let more = frames.count - 1
    let others =
      more == 0
      ? ""
      : frames.count == tried
        ? "; and \(more == 1 ? "the other" : "all \(more) others")" : "; and \(more) more of \(tried)"
    let lines =
      ["\(file):\(line):\(column): \"\(name)\" \(words(first))"]
      + ["    in \(scene) on \(first.configuration): \(frame(first.old)) → \(frame(first.new))\(others)"]
      + causes.prefix(Self.shownCauses).map { "    because of line \($0.position.line): \($0.text)" }
      + (causes.count > Self.shownCauses ? ["    and of \(causes.count - Self.shownCauses) changes more"] : [])
    return lines.joined(separator: "\n")
  }

  private static var shownCauses: Int { 3 }

  private func frame(_ frame: Rect?) -> String { frame?.text ?? "none" }

  private func words(_ frames: Frames) -> String {
    guard let old = frames.old else { return "appears" }
    guard let new = frames.new else { return "disappears" }
    let moves = [part(new.x - old.x, "right", "left"), part(new.y - old.y, "down", "up")].compactMap { $0 }
    let sizes = [part(new.width - old.width, "wider", "narrower"), part(new.height - old.height, "higher", "lower")]
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
    let points = number(abs(difference))
    return "\(points) \(points == "1" ? "point" : "points") \(difference > 0 ? positive : negative)"
  }

  /// One line of JSON.
  public func json(file: String) -> String {
    var object = JSONObject()
    object.add("file", file)
    object.add("id", id)
    object.add("name", name)
    object.add("line", line)
    object.add("column", column)
    object.add("scene", scene)
    object.add("frames", json: JSONText.array(frames.map(\.json)))
    object.add("causes", json: JSONText.array(causes.map(\.json)))
    return object.text
  }
}

extension FrameChange.Frames {
  fileprivate var json: String {
    var object = JSONObject()
    object.add("configuration", configuration)
    if let old { object.add("old", json: old.json) }
    if let new { object.add("new", json: new.json) }
    return object.text
  }
}
