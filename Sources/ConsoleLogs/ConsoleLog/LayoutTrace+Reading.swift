extension LayoutTrace {
  /// The trees in a text: a line of a view, and those that `|` puts below it.
  static func traces(in lines: [LogSlice]) -> [LayoutTrace] {
    var traces: [LayoutTrace] = []
    for (index, line) in lines.enumerated() {
      guard let node = Node(line, number: index + 1) else { continue }
      let followsOn = node.level > 0 && traces.last?.nodes.last?.line == index
      if followsOn {
        traces[traces.count - 1].nodes.append(node)
      } else if node.level == 0, node.mark != nil || lines.dropFirst(index + 1).first?.starts(with: "|   ") == true {
        traces.append(LayoutTrace(nodes: [node]))
      }
    }
    return traces
  }
}

extension LayoutTrace.Node {
  /// `|   |   *UILabel:0x7fdb'Text'- AMBIGUOUS LAYOUT for UILabel:0x7fdb'Text'.minY{id: 25}`; nil for any other line.
  init?(_ line: LogSlice, number: Int) {
    var rest = line
    var level = 0
    while rest.starts(with: "|   ") {
      level += 1
      rest = rest.dropFirst(4)
    }
    rest = rest.trimmed
    let mark = rest.first.flatMap { LayoutTrace.Mark(rawValue: String($0)) }
    if mark != nil { rest = rest.dropFirst() }
    let (name, notes) = Self.split(rest)
    guard let item = Self.item(name) else { return nil }
    self.init(
      line: number, level: level, mark: mark, item: item, isAmbiguous: notes.find("AMBIGUOUS LAYOUT") != nil,
      open: Self.open(notes), missesHostConstraints: notes.find("MISSING HOST CONSTRAINTS") != nil)
  }

  private static func split(_ slice: LogSlice) -> (name: LogSlice, notes: LogSlice) {
    let marks = ["- AMBIGUOUS LAYOUT", ", MISSING HOST CONSTRAINTS", "- MISSING HOST CONSTRAINTS"]
    guard let at = marks.compactMap({ slice.find($0) }).min() else { return (slice, slice[slice.endIndex...]) }
    return (slice[..<at].trimmed, slice[at...])
  }

  /// `UIView:0x1'title'`, `<UIView:0x1>`, or `<UILayoutGuide: 0x1 - "name", …>`.
  private static func item(_ slice: LogSlice) -> ConsoleItem? {
    guard slice.first == "<" else {
      guard case .object(let className, let address, let title)? = try? ConsoleItem(slice), !className.contains(" ")
      else { return nil }
      return .object(className: className, address: address, title: title)
    }
    let inner = slice.dropFirst()
    guard let colon = inner.firstIndex(of: ":"), let start = inner.find("0x", from: colon),
      let (address, end) = try? ConsoleItem.address(inner[start...])
    else { return nil }
    var title: String?
    if inner[end...].starts(with: " - \"") {
      title = inner[(end + 4)...].prefix { $0 != "\"" }.text
    }
    return .object(className: inner[..<colon].text, address: address, title: title)
  }

  /// The quantities before `{id: 25}`.
  private static func open(_ notes: LogSlice) -> [String] {
    var words: [String] = []
    for at in notes.indices where notes[at] == "{" {
      guard let dot = notes[..<at].lastIndex(of: ".") else { continue }
      words.append(notes[(dot + 1)..<at].text)
    }
    return words
  }
}
