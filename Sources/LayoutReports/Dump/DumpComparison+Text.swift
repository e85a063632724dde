import Geometry

extension DumpComparison {
  /// The differences by their causes, the most frequent cause first, with the first examples of each, and a summary.
  ///
  ///     bars: 1 view, 3 moved with it
  ///       Settings: UINavigationBar root/1: dump (0, 59, 393, 54), here (0, 59, 393, 44): height -10
  ///
  /// - Parameters:
  ///   - examples: the number of examples of a cause; nil for all differences.
  ///   - withSummary: whether the text ends with the summary.
  public func text(examples: Int? = 3, withSummary: Bool = true) -> String {
    var lines: [String] = []
    for (name, _) in countsByCause {
      let group = differences.filter { $0.cause.rawValue == name }
      let moved = group.count(where: \.isMoved)
      lines.append(
        "\(name): \(Self.count(group.count - moved, "difference"))\(moved == 0 ? "" : ", and \(moved) more because of these")"
      )
      // What has the cause says more than what follows it.
      let shown = group.filter { !$0.isMoved } + group.filter(\.isMoved)
      lines += shown.prefix(examples ?? shown.count).map { "  \($0.line)" }
      if let examples, shown.count > examples { lines.append("  and \(shown.count - examples) more") }
    }
    if withSummary { lines += summary }
    return lines.visibleLines
  }

  private var summary: [String] {
    let count = Set(differences.map { [$0.screen, $0.path.text] }).count
    var lines = [
      "\(count) of \(compared) \(compared == 1 ? "view differs" : "views differ") by more than "
        + "\(DecimalText.text(tolerance)) points from \(dump)"
    ]
    if !differences.isEmpty {
      lines.append("  by cause: " + countsByCause.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
    }
    if onlyInDump + onlyHere > 0 {
      lines.append(
        "  not compared, because the other side has no such view: \(Self.count(onlyInDump, "view")) of the dump, "
          + "\(Self.count(onlyHere, "view")) of \(subject)"
      )
    }
    lines.append("  dump: \(dumpedOn)")
    lines.append("  here: \(computedOn)")
    return lines
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension DumpDifference {
  /// `Form: UILabel "Name" 0/1/2: dump (16, 20, 100, 20.5), here (16, 20, 98, 20.5): width -2`
  var line: String {
    let name = (identifier ?? text).map { " \"\($0.prefix(40))\"" } ?? ""
    return "\(screen): \(className)\(name) \(path.text): \(words)"
  }

  private var words: String {
    if let frames {
      let changes = frames.computed.change(from: frames.dumped).changes.joined(separator: ", ")
      return "dump \(frames.dumped.text), here \(frames.computed.text): \(changes)"
    }
    if let insets {
      let name = quantity == .margins ? "layout margins" : "safe area"
      return "\(name): dump \(insets.dumped.words), here \(insets.computed.words)"
    }
    return switch quantity {
    case .text: "the texts differ"
    case .hidden: "is hidden only in the dump or only here"
    case .view, .frame, .safeArea, .margins: "is only in the dump"
    }
  }
}

extension Insets {
  fileprivate var words: String {
    "(top \(DecimalText.short(top)), left \(DecimalText.short(left)), bottom \(DecimalText.short(bottom)), "
      + "right \(DecimalText.short(right)))"
  }
}
