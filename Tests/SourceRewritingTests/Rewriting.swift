@testable import SourceRewriting

/// The rewritten text of a file without what is generated: what an app's developer would recognize, line by line.
func rewritten(_ text: String, beside others: [String] = []) -> String {
  lines(output(text, beside: others)).original.joined(separator: "\n")
}

/// What is generated for a file, without directives.
func generated(_ text: String, beside others: [String] = []) -> String {
  lines(output(text, beside: others)).generated.joined(separator: "\n")
}

func output(_ text: String, beside others: [String] = []) -> SourceModule.Output {
  let files = ([text] + others).enumerated().map { number, text in
    SourceModule.File(path: "App/File\(number).swift", name: "File\(number).swift", text: Array(text.utf8))
  }
  return SourceModule(files).rewritten(0)
}

/// The lines of a file that the compiler takes for the original's, by their numbers, and all others.
func lines(_ output: SourceModule.Output) -> (original: [String], generated: [String]) {
  var original: [Int: String] = [:]
  var generated: [String] = []
  var line: Int?
  for text in String(decoding: output.text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
    if text.hasPrefix("#sourceLocation") {
      line = text.split(separator: "line: ").last.flatMap { Int($0.dropLast()) }
    } else if let present = line {
      let isRest = original[present] != nil
      // The rest of a line before which something was generated begins in its column.
      if isRest {
        let known = original[present] ?? ""
        original[present] = known + text.dropFirst(known.count)
      } else {
        original[present] = String(text)
      }
      line = present + 1
    } else {
      generated.append(String(text))
    }
  }
  let count = original.keys.max() ?? 0
  return ((1...max(1, count)).map { original[$0] ?? "" }, generated)
}
