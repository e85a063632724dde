import Merging

/// What changed, as a comment of a pull request.
package enum MarkdownComparison {
  /// - Parameter limit: the number of lines for each document; nil for all.
  package static func lines(_ documents: [ComparedDocument], atMost limit: Int?) -> [String] {
    documents.flatMap { document -> [String] in
      let short = ChangeLines(document, atMost: limit).lines
      let all = ChangeLines(document, atMost: nil).lines
      var lines = ["**\(escaped(document.file))**", ""]
      lines += short.map(item)
      if all.count > short.count {
        lines += ["", "<details><summary>All \(all.count) changes</summary>", ""] + all.map(item) + ["", "</details>"]
      }
      return lines + [""]
    }
  }

  private static func item(_ line: ChangeLines.Line) -> String {
    "- " + (line.scene.map { "**\(escaped($0))**: " } ?? "") + escaped(line.text)
  }

  /// Nothing of a document is a mark of Markdown or a tag.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "@": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\n", "\r", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
