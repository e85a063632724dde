import Geometry

extension LayoutReport {
  /// The report for a terminal: each scene's heading, its tree with two spaces a level, and its problems.
  public func text() -> String {
    documents.map { document in
      let lines = [document.file] + document.diagnostics.map { "  " + $0.text }
      return ([lines.visibleLines] + document.scenes.map { $0.text(indent: "  ") }).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension ReportDiagnostic {
  /// `12:8: warning: Message`, as compilers write it.
  public var text: String {
    let place = [line, column].compactMap { $0.map { "\($0):" } }.joined()
    return (place.isEmpty ? "" : place + " ") + "\(severity.rawValue): \(message)"
  }
}

extension SceneReport {
  /// What the scene was laid out on: `"Calculator" on iPhone SE portrait, iOS 15, 320x568@2x`.
  public var heading: String {
    let held = [device, orientation].compactMap { $0 }.joined(separator: " ")
    let screen = ([held].filter { !$0.isEmpty } + [release.map { "iOS \($0)" }].compactMap { $0 }).joined(
      separator: ", ")
    let extent = "\(DecimalText.text(size.width))x\(DecimalText.text(size.height))@\(DecimalText.text(scale))x"
    return "\"\(name)\" on " + (screen.isEmpty ? extent : "\(screen), \(extent)")
  }

  /// The scene's lines, each after `indent`, without a line feed at the end.
  public func text(indent: String = "") -> String {
    var lines = [heading]
    lines += root?.textLines.map { "  " + $0 } ?? []
    lines += constraints.filter { $0.isBroken || !$0.isSatisfied }.map { constraint in
      "  \(constraint.isBroken ? "broken" : "unsatisfied"): \(constraint.text)"
    }
    lines += problems.map { "  \($0.text)" }
    return lines.map { indent + $0 }.visibleLines
  }
}

extension ViewReport {
  /// One line for the view and one for each descendant, in drawing order, two spaces a level.
  public var textLines: [String] {
    var lines: [String] = []
    var pending: [(view: ViewReport, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.textLine)
      pending += view.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  /// `UIStackView "Rows" Xk2-9a-LpQ (16, 20, 343, 200)`: class, name, id, then x, y, width and height.
  public var textLine: String {
    var parts = [className]
    if let name { parts.append("\"\(name)\"") }
    if let id { parts.append(id) }
    parts.append(frame.text)
    if let contentSize {
      parts.append("content \(DecimalText.text(contentSize.width)) × \(DecimalText.text(contentSize.height))")
    }
    if isHidden { parts.append("hidden") }
    if alpha != 1 { parts.append("alpha \(DecimalText.text(alpha))") }
    if boundsOrigin != .zero {
      parts.append("scrolled (\(DecimalText.text(boundsOrigin.x)), \(DecimalText.text(boundsOrigin.y)))")
    }
    return VisibleText.line(parts.joined(separator: " "))
  }
}

extension Rect {
  /// `(16, 20, 343, 200)`: x, y, width and height.
  var text: String { "(" + [x, y, width, height].map(DecimalText.text).joined(separator: ", ") + ")" }
}
