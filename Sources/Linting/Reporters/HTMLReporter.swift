import Geometry

/// Writes one page that needs no other file: findings by file, each with drawings of a configuration that has the finding and of one
/// that does not.
enum HTMLReporter {
  static func text(of report: LintReport, drawings: (Finding) -> [FindingDrawing]) -> String {
    var parts = [head, "<h1>Trellis</h1>\n<p class=\"summary\">\(XMLEscape.report(report.summary))</p>"]
    for (file, findings) in report.findings.groupedByFile {
      parts.append("<section>\n<h2>\(visible(file))</h2>")
      parts += findings.map { article($0, drawings($0)) }
      parts.append("</section>")
    }
    return (parts + ["</main>\n</body>\n</html>"]).joined(separator: "\n")
  }

  private static func article(_ finding: Finding, _ drawings: [FindingDrawing]) -> String {
    var lines = [
      "<article class=\"\(finding.severity.rawValue)\">",
      "<h3><span class=\"severity\">\(finding.severity.rawValue)</span> \(visible(finding.message))</h3>",
    ]
    let extent = finding.extent.map { "\(finding.scene ?? "the scene") \($0)" }
    let facts = ["line \(finding.line), column \(finding.column)", extent, finding.rule].compactMap { $0 }
    lines.append("<p class=\"facts\">\(facts.map(visible).joined(separator: " · "))</p>")
    if !finding.hints.isEmpty {
      lines.append("<ul>\(finding.hints.map { "<li>\(visible($0))</li>" }.joined())</ul>")
    }
    if !drawings.isEmpty {
      lines.append("<div class=\"drawings\">")
      for drawing in drawings {
        lines.append(
          "<figure class=\"\(drawing.isFailing ? "fails" : "holds")\">\(drawing.svg)"
            + "<figcaption>\(XMLEscape.report(drawing.caption))</figcaption></figure>")
      }
      lines.append("</div>")
    }
    if !finding.details.isEmpty {
      // Not on lines of the file: a line of the console may look like anything.
      let text = finding.details.map(visible).joined(separator: "<br>")
      lines.append("<details><summary>Console output</summary><pre>\(text)</pre></details>")
    }
    return (lines + ["</article>"]).joined(separator: "\n")
  }

  /// What a browser shows is what a terminal would: nothing hides or turns round what stands beside it.
  private static func visible(_ text: String) -> String { XMLEscape.report(VisibleText.line(text)) }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Trellis report</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --error: #d70015; --warning: #b25000; --note: #0040dd; --good: #248a3d; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0; }
    main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.05rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
    article { border: 1px solid var(--line); border-left: 4px solid var(--note); border-radius: 8px; padding: .6rem 1rem; margin: 1rem 0; }
    article.error { border-left-color: var(--error); } article.warning { border-left-color: var(--warning); }
    h3 { font-size: 1rem; font-weight: 600; margin: .2rem 0; overflow-wrap: anywhere; }
    .severity { font-size: .75rem; text-transform: uppercase; letter-spacing: .05em; opacity: .7; margin-right: .4em; }
    .facts { opacity: .7; margin: .2rem 0; }
    .drawings { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin: .8rem 0; }
    figure { margin: 0; border: 2px solid var(--line); border-radius: 8px; padding: 6px; background: #fff; color: #000; }
    figure.fails { border-color: var(--error); } figure.holds { border-color: var(--good); }
    figure svg { display: block; max-width: 20rem; max-height: 30rem; width: auto; height: auto; }
    figcaption { font-size: .8rem; padding-top: 4px; max-width: 20rem; }
    pre { overflow-x: auto; font-size: .8rem; }
    </style>
    </head>
    <body>
    <main>
    """
}
