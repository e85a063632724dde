import Commands
import ArgumentParser
import Checking
import Editing
import Foundation
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit a storyboard or xib like Interface Builder, without other changes to the file.",
    usage: """
      trellis edit <file> <verb> …
      trellis edit <file> < verbs.txt
      """,
    discussion: """
      Verbs (for help on a verb, run trellis edit pin --help):
      \(VerbCommands.list)
      To specify a view or constraint, use the object ID, the name in Xcode's document outline, or a path of names such as "Sign \
      In/Form/Label". To specify a constraint, you can also use the identifier of the constraint, or an equation such as "Label.top = \
      Safe Area.top + 20".

      Options of every verb:
        --dry-run            show the changes to the file and the views that move, without changing the file
        --journal <file>     record the edit in a file, so that undo can revert the edit
        --json               print the result as JSON
        --fonts <dir>        use the fonts in this folder

      Without a verb, the command reads verbs from standard input, one on each line. If a verb fails, the file does not change.

      Examples:
        trellis edit Main.storyboard pin "Gray View" --top 40 --leading 40 --to-margins
        trellis edit Main.storyboard set "Gray View.top = Safe Area.top + 40" constant=30 priority=750
        trellis edit Main.storyboard set Name Address City horizontalHuggingPriority=252
        trellis edit Main.storyboard connect Name Address
        trellis edit Main.storyboard embed Name Address --stack vertical --journal edits.journal
        trellis edit Main.storyboard undo --journal edits.journal

      Exit status 0: the command made the edit or printed a menu.
      Exit status 1: the file cannot be written, or another program changed the file at the same time.
      Exit status 64: the command line is not valid.
      Exit status 65: a view or constraint is not found, or the edit is not possible.
      Exit status 66: the file does not exist.
      """)

  @Argument(help: "A storyboard or xib.", completion: .file())
  var file: String

  @Argument(parsing: .captureForPassthrough, help: "The verb, with arguments and options.")
  var verb: [String] = []

  func run() throws {
    try Console.reportingFailures { try MainActor.assumeIsolated { try edit() } }
  }

  @MainActor
  private func edit() throws {
    let (lines, common) = try verbLines()
    guard let lines else { return try undo(common) }
    if lines.count == 1, lines[0].number == nil, case .connect(let first, let second, let drags) = lines[0].verb,
      drags.isEmpty
    {
      return try showMenu(first, second, lines[0], common)
    }
    let edited = try reading { () throws(ReadError) in try EditedFile(reading: file) }
    let fonts = ProjectFontsOption(common.fonts, file)
    var run = try reading { () throws(ReadError) in try EditRun(edited, options: fonts.options) }
    for line in lines {
      do throws(EditError) {
        try run.perform(line.verb, line: line.text)
      } catch {
        throw failure(error, line)
      }
    }
    let outcome: EditOutcome
    if common.dryRun {
      outcome = try reading { () throws(ReadError) in try run.rehearse(on: LayoutConfiguration.usualDevices) }
    } else {
      do throws(EditError) {
        outcome = try run.finish(journal: common.journal.map(Journal.init(path:)))
      } catch {
        throw failure(error, nil)
      }
    }
    show(outcome, of: run, common)
  }

  /// The menu of a control-drag that chooses nothing. Nothing is written.
  @MainActor
  private func showMenu(_ first: String, _ second: String, _ line: Line, _ common: EditOptions) throws {
    let edited = try reading { () throws(ReadError) in try EditedFile(reading: file) }
    let fonts = ProjectFontsOption(common.fonts, file)
    let run = try reading { () throws(ReadError) in try EditRun(edited, options: fonts.options) }
    let menu: ConnectMenu
    do throws(EditError) {
      menu = ConnectMenu(file: file, items: try run.menu(first, second))
    } catch {
      throw failure(error, line)
    }
    guard !menu.items.isEmpty else {
      throw failure(EditError(.refused, "Interface Builder offers no constraint between \(first) and \(second)"), line)
    }
    Console.result(common.json ? menu.json() : menu.text)
  }

  @MainActor
  private func undo(_ common: EditOptions) throws {
    guard let journal = common.journal else {
      throw RunFailure(
        .badInput, "\(file): error: to use undo, specify the file that recorded the edits with --journal")
    }
    let file = try reading { () throws(ReadError) in try EditedFile(reading: self.file) }
    do throws(EditError) {
      let entry = try EditRun.undo(file, journal: Journal(path: journal))
      let outcome = EditOutcome(file: self.file, isWritten: true, objects: [], patch: entry.patch.inverse)
      Console.result(common.json ? outcome.json() : "undone: \(entry.verbs.joined(separator: "; "))")
    } catch {
      throw failure(error, nil)
    }
  }

  /// The verb of the command line. A request for help is met, and ends the tool as other requests do.
  private func commandLineVerb() throws -> any VerbCommand {
    do {
      return try VerbCommands.parse(verb)
    } catch {
      let text = VerbCommands.fullMessage(for: error)
      let code = VerbCommands.exitCode(for: error)
      if code.isSuccess { Console.result(text) } else { Console.usage(text) }
      throw code
    }
  }

  // MARK: Input

  private struct Line {
    let verb: Verb
    let text: String
    /// Counted from 1; nil for a verb of the command line.
    let number: Int?
  }

  /// The verbs in their order; nil for undo.
  private func verbLines() throws -> (lines: [Line]?, common: EditOptions) {
    // Options may also come alone, with the verbs on standard input.
    if let first = verb.first, !first.hasPrefix("-") {
      let command = try commandLineVerb()
      if command is UndoVerb { return (nil, command.common) }
      return ([Line(verb: try command.verb(), text: verb.joined(separator: " "), number: nil)], command.common)
    }
    let common = try EditOptions.parse(verb)
    let data = try TextFile.readStandardInput()
    var lines: [Line] = []
    for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let number = index + 1
      guard let words = ShellWords.split(String(line)) else {
        throw RunFailure(.badInput, "standard input:\(number): error: a quotation mark is not closed")
      }
      if words.isEmpty { continue }
      do {
        let command = try VerbCommands.parse(words)
        if command is UndoVerb { throw ValidationError("undo cannot be combined with other verbs.") }
        lines.append(Line(verb: try command.verb(), text: words.joined(separator: " "), number: number))
      } catch {
        let message =
          VerbCommands.message(for: error).split(separator: "\n").first.map(String.init) ?? "expected a verb"
        let reason = message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message
        throw RunFailure(.badInput, "standard input:\(number): error: \(reason)")
      }
    }
    return (lines, common)
  }

  // MARK: Output

  @MainActor
  private func show(_ outcome: EditOutcome, of run: EditRun, _ common: EditOptions) {
    if common.json { return Console.result(outcome.json()) }
    guard common.dryRun else {
      let made = outcome.objects.flatMap { $0 }
      if outcome.patch.isEmpty { Console.message("note: the edit does not change the document") }
      if !made.isEmpty { Console.result(made.joined(separator: " ")) }
      return
    }
    var lines = outcome.patch.isEmpty ? [] : ["--- \(file)", "+++ \(file)"] + outcome.patch.diff(of: run.file.bytes)
    lines += outcome.frames.map(\.text)
    if outcome.frames.isEmpty { lines.append("no view moves on any of the default devices") }
    lines += outcome.problems.map { "\(file):\($0.text)" }
    Console.result(lines.joined(separator: "\n"))
  }

  // MARK: Failures

  private func reading<Value>(_ work: () throws(ReadError) -> Value) throws(RunFailure) -> Value {
    do throws(ReadError) {
      return try work()
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw RunFailure(error.position == nil ? .noInput : .badInput, "\(file)\(place): error: \(error.message)")
    }
  }

  private func failure(_ error: EditError, _ line: Line?) -> RunFailure {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    let source = line?.number.map { "standard input:\($0): " } ?? ""
    return RunFailure(error.kind == .file ? .failed : .badInput, "\(source)\(file)\(place): error: \(error.message)")
  }
}

/// The fonts that a document is laid out with.
private struct ProjectFontsOption {
  let options: StageOptions

  @MainActor
  init(_ fonts: [String], _ file: String) {
    var batch = DocumentBatch([file], DocumentEnvironment(fonts: fonts), log: Console.quietLog)
    var found = StageOptions()
    batch.forEach { found = $0.options }
    options = found
  }
}
