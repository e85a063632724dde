import ArgumentParser
import Foundation
import InterfaceBuilder
import Linting
import Staging

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two versions of documents: which views moved on which devices, and because of which change.",
    discussion: """
      Examples:
        trellis diff Old.storyboard New.storyboard
        trellis diff before/ after/ --matrix all --json           documents of the same path are compared
        git difftool --extcmd "trellis diff" -y HEAD~1 -- '*.storyboard'

      Exit status: 0 every view is where it was, 2 some are not.
      """)

  @Argument(help: "The old version: a storyboard, a xib, or a folder with them.", completion: .file())
  var old: String

  @Argument(help: "The new version.", completion: .file())
  var new: String

  @OptionGroup var matrix: MatrixOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var surroundings: SurroundingOptions

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  @MainActor
  private func compare() throws {
    let (olds, news) = (DocumentPaths([old]), DocumentPaths([new]))
    let missing = olds.missing + news.missing
    for path in missing { Console.message("\(path): error: no such file or folder") }
    if !missing.isEmpty { throw ExitStatus.noInput }
    var (oldBatch, newBatch) = (DocumentBatch(olds, surroundings), DocumentBatch(news, surroundings))
    let configurations = (matrix.matrix ?? Matrix(.default)).configurations
    var lines: [String] = []
    var count = 0
    let pairs = pairs(olds, news)
    for (index, pair) in pairs.enumerated() {
      Console.progress(index + 1, of: pairs.count, " " + pair.new)
      guard let before = oldBatch.read(pair.old), let after = newBatch.read(pair.new) else { continue }
      let comparison = LayoutComparison(
        before.document, after.document, options: (before.options, after.options), localization: after.localization)
      let changes = comparison.frameChanges(on: configurations)
      count += changes.count
      lines += changes.map { json ? $0.json(file: pair.new) : $0.text(file: pair.new) }
    }
    Console.endProgress()
    Console.result(
      json ? "[\(lines.joined(separator: ",\n "))]" : (lines + [summary(count, pairs.count)]).joined(separator: "\n"))
    try oldBatch.finish()
    try newBatch.finish()
    if count > 0 { throw ExitStatus.findings }
  }

  private func summary(_ count: Int, _ documents: Int) -> String {
    "\(count) \(count == 1 ? "view differs" : "views differ") in \(documents) \(documents == 1 ? "document" : "documents")"
  }

  /// Two files, whatever they are called; of folders the documents that both have, by their path inside. Others are named.
  private func pairs(_ olds: DocumentPaths, _ news: DocumentPaths) -> [(old: String, new: String)] {
    if olds.files == [old], news.files == [new] { return [(old, new)] }
    let known = Dictionary(olds.files.map { (inside($0, old), $0) }) { first, _ in first }
    let names = Set(news.files.map { inside($0, new) })
    for file in olds.files where !names.contains(inside(file, old)) { Console.message("\(file): note: only in \(old)") }
    return news.files.compactMap { file in
      guard let earlier = known[inside(file, new)] else {
        Console.message("\(file): note: only in \(new)")
        return nil
      }
      return (earlier, file)
    }
  }

  private func inside(_ file: String, _ folder: String) -> String {
    file.hasPrefix(folder) ? String(file.dropFirst(folder.count).drop { $0 == "/" }) : file
  }
}
