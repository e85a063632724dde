import ArgumentParser
import Checking
import Commands
import Foundation
import Geometry
import Linting
import Merging

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract:
      "Merge two versions of a storyboard, xib or project file object by object. Git can use this command as a merge driver.",
    discussion: """
      Examples:
        trellis merge --install                          makes git use this command
        trellis merge BASE OURS THEIRS -o OUT            merges three files
        trellis merge --questions Main.storyboard        lists the open questions of a merge
        trellis merge --questions Main.storyboard --take 1=theirs,2=ours
        trellis merge --audit                            lists objects that the last merge lost
        trellis merge --audit main..HEAD --reporter sarif --output lost.sarif
        trellis merge --audit --restore 1,3              restores the objects of findings 1 and 3

      If both sides changed the same value in different ways, the command asks a question. Until you answer the question, the merged \
      document has the value of our side. The command merges all other changes of both sides. The command merges project files, \
      .strings, .stringsdict, .xcstrings, Contents.json and Package.resolved key by key. The command merges other files line by line, \
      and writes conflict markers. The command combines reports of trellis check, like trellis merge-reports.

      Exit status 0: the merge is complete.
      Exit status 1: questions or conflict markers are left, or an object cannot be restored.
      Exit status 2: --audit has findings.
      Exit status 74: the result cannot be written.
      """)

  @Argument(
    help: """
      The common ancestor, our version and their version, in this order. With --questions, specify documents. With --audit, specify a \
      commit, a range of commits, or four files: ancestor, ours, theirs and merged. The default of --audit is the commit HEAD.
      """,
    completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("The path that messages show for the document.", valueName: "path"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "Answer questions by number, as in --take 1=theirs,3=ours. To answer all remaining questions, use --take all=theirs.",
      valueName: "answers"))
  var take: [String] = []

  @Option(help: ArgumentHelp("A file that contains one answer on each line, such as 1=theirs.", valueName: "file"))
  var answers: String?

  @Flag(help: "Ask each question in the terminal.")
  var ask = false

  @Flag(
    help: "Write git conflict markers for each question. Xcode cannot open a file with conflict markers.")
  var markers = false

  @Option(help: ArgumentHelp("The length of a conflict marker in characters.", valueName: "n"))
  var markerSize = 7

  @Flag(
    help:
      "Print the questions and notes as JSON. This option requires --output for the merged document."
  )
  var json = false

  @Flag(
    help: """
      Print the open questions of documents that git could not merge. To answer questions and write the documents, add --take, \
      --answers, --ask, --markers or -o.
      """)
  var questions = false

  @Flag(
    help: """
      Report objects that one side of a merge added and that the merged document does not contain. Also report outlets that the \
      merge disconnected.
      """
  )
  var audit = false

  @Option(
    help: ArgumentHelp(
      """
      Restore the lost objects of findings. Specify numbers or ids of findings, or all. Use this option with --audit. To confirm each \
      finding, add --ask.
      """, valueName: "findings"))
  var restore: [String] = []

  @Flag(
    help: """
      Make git use this command to merge documents, project files, strings files and asset catalogs. The command writes \
      .gitattributes and the git configuration of the repository.
      """
  )
  var install = false

  @Flag(help: "Remove the lines that --install added to .gitattributes and the git configuration.")
  var uninstall = false

  @Flag(
    help:
      "Change the git configuration of the user, for all repositories. Use this option with --install or --uninstall.")
  var global = false

  @Flag(help: .hidden)
  var batch = false

  @OptionGroup var reporting: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  func validate() throws {
    let modes = [questions, audit, install, uninstall, batch].count { $0 }
    if modes > 1 { throw ValidationError("--questions, --audit, --install and --uninstall cannot be used together.") }
    if global, !install, !uninstall { throw ValidationError("--global needs --install or --uninstall.") }
    if install || uninstall, !files.isEmpty {
      throw ValidationError("--install and --uninstall cannot be used with files.")
    }
    if !restore.isEmpty, !audit { throw ValidationError("--restore needs --audit.") }
    if audit, ![0, 1, 4].contains(files.count) {
      throw ValidationError("With --audit, specify a commit, a range, or the files BASE OURS THEIRS RESULT.")
    }
    if modes == 0 || questions, files.isEmpty { throw ValidationError("Specify the files to merge.") }
    if json, !questions, !audit, modes == 0, reporting.output.isEmpty {
      throw ValidationError("--json needs --output.")
    }
    if questions, !reporting.output.isEmpty, files.count > 1 {
      throw ValidationError("--output can be used with only one document.")
    }
    if markerSize < 1 { throw ValidationError("--marker-size must be at least 1.") }
    _ = try MergeAnswers(take)
  }

  func run() throws {
    try Console.reportingFailures {
      if install || uninstall { return try configure() }
      if audit { return try reportLosses() }
      if batch { return try MainActor.assumeIsolated { try MergeBatch.run() } }
      if questions { return try MainActor.assumeIsolated { try answerQuestions() } }
      if files.count != 3 || path == nil && !isMerge { return try ReportMerge.run(files, reporting, verdict) }
      var versions = try MergeRun(base: files[0], ours: files[1], theirs: files[2])
      versions.path = path
      let run = versions
      let isClean = try MainActor.assumeIsolated { try merge(run, into: reporting.output.first, path ?? files[1]) }
      if !isClean { throw MergeStatus.open }
    }
  }

  /// Whether the files are versions to merge: reports begin with a brace, and are at least no documents.
  private var isMerge: Bool {
    if files.contains(where: { KeyedFormat(path: $0) != nil }) { return true }
    return !files.contains { path in
      guard path != "/dev/null", let data = try? TextFile.read(path) else { return false }
      return data.first { !UInt8.spaces.contains($0) } == UInt8(ascii: "{")
    }
  }

  // MARK: Merging

  /// Merges, and writes the result. Returns whether nothing is open.
  @MainActor
  private func merge(_ run: MergeRun, into output: String?, _ name: String, isWriting: Bool = true) throws -> Bool {
    var run = run
    run.markers = .init(length: markerSize)
    run.writesMarkers = markers
    var chosen = try MergeAnswers(take)
    if let answers {
      try chosen.add(
        Array(String(decoding: TextFile.read(answers), as: UTF8.self).split(whereSeparator: \.isNewline)).map(
          String.init))
    }
    var outcome =
      ask
      ? run.run(answers: chosen.sides, everywhere: chosen.everywhere)
      : run.runWithLayout(answers: chosen.sides, everywhere: chosen.everywhere)
    if ask {
      // By keys, for an answer can change the numbers of questions that others brought.
      var declined: Set<String> = []
      var keys: [String: MergeSide] = [:]
      while let question = outcome.questions.first(where: { !declined.contains($0.key) }) {
        guard let side = Self.answer(to: question, of: outcome.questions.count) else {
          declined.insert(question.key)
          continue
        }
        keys[question.key] = side
        outcome = run.run(answers: chosen.sides, keys: keys, everywhere: chosen.everywhere)
      }
      outcome = run.runWithLayout(answers: chosen.sides, keys: keys, everywhere: chosen.everywhere)
    }
    try refuse(chosen, to: outcome, name)
    if isWriting {
      do throws(RunFailure) {
        if let output {
          try TextFile.replace(output, by: outcome.bytes)
        } else {
          try TextFile.write(bytes: outcome.bytes, to: "/dev/stdout")
        }
      } catch {
        Console.message(error.message)
        throw MergeStatus.notWritten
      }
    }
    tell(outcome, name)
    return outcome.isClean
  }

  /// Nothing is written with an answer to a question that was not asked: its number is likely a wrong one.
  private func refuse(_ answers: MergeAnswers, to outcome: MergeRun.Outcome, _ name: String) throws(RunFailure) {
    let asked = (outcome.questions + outcome.answered).map(\.number)
    guard let number = answers.sides.keys.filter({ !asked.contains($0) }).min() else { return }
    let count = asked.isEmpty ? "no questions" : asked.count == 1 ? "1 question" : "\(asked.count) questions"
    throw RunFailure(.badInput, "\(name): error: question \(number) does not exist; the merge asks \(count)")
  }

  private func tell(_ outcome: MergeRun.Outcome, _ name: String) {
    if let fallback = outcome.fallback {
      Console.message("\(name): note: the command merged the file line by line: \(fallback)")
    }
    if json { Console.result(MergeReport(name: name, outcome).json) }
    if !verdict.quiet { for note in outcome.notes { Console.message("\(name): note: \(note.sentence)") } }
    if !json {
      for question in outcome.questions {
        Console.message("\(name): question \(question.number): \(question.sentence)")
      }
    }
    if !outcome.questions.isEmpty, !verdict.quiet {
      let count = outcome.questions.count
      Console.message(
        "\(name): \(count) \(count == 1 ? "question is" : "questions are") open"
          + (outcome.hasMarkers ? "" : "; until you answer, the document has the values of our side")
          + "; to answer question 1, run trellis merge --questions \(ShellWords.quoted(name)) --take 1=theirs")
    }
  }

  /// What a person says on the terminal; nil if the question stays open.
  private static func answer(to question: DocumentQuestion, of count: Int) -> MergeSide? {
    Console.message("\(question.number). \((question.place.map { "\($0): " } ?? "") + question.text)")
    Console.message("   o: ours: \(question.ours)")
    Console.message("   t: theirs: \(question.theirs)")
    Console.message("   Type o for ours, t for theirs, or press Return to answer later (\(count) open):")
    guard let line = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() else { return nil }
    return ["o": .ours, "ours": .ours, "t": .theirs, "theirs": .theirs][line]
  }

  // MARK: An open conflict

  @MainActor
  private func answerQuestions() throws {
    let isAnswered = !take.isEmpty || answers != nil || ask
    let isWriting = isAnswered || markers || !reporting.output.isEmpty
    var isOpen = false
    for file in files {
      let open = try OpenMerge(file)
      defer { open.close() }
      let isClean = try merge(try open.run(), into: reporting.output.first ?? file, file, isWriting: isWriting)
      if !isClean { isOpen = true }
      if isClean, isAnswered, !verdict.quiet {
        Console.message(
          "\(file): you answered all questions; to mark the conflict as resolved, run git add \(ShellWords.quoted(file))"
        )
      }
    }
    if isOpen { throw MergeStatus.open }
  }

  // MARK: Git

  private func configure() throws {
    let installation = try MergeInstallation(isGlobal: global)
    if uninstall {
      try installation.uninstall()
      Console.message("git merges documents and project files line by line again")
      return
    }
    try installation.install(program: program)
    Console.message(
      "\(installation.attributes): git now merges documents, project files, strings files and asset catalogs with trellis merge"
    )
    if !global {
      Console.message("commit .gitattributes; on machines without Trellis, git still merges line by line")
    }
  }

  /// How the shell of git finds this program: by its name where the path leads to it.
  private var program: String {
    let own =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
      ?? "trellis"
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/trellis" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let isOwn = found.map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
        == URL(fileURLWithPath: own).resolvingSymlinksInPath().path
    }
    return isOwn == true ? "trellis" : ShellWords.quoted(own)
  }

  // MARK: Auditing

  private func reportLosses() throws {
    var configuration = LintConfiguration()
    verdict.apply(to: &configuration)
    var found: MergeAudit.Outcome
    if files.count == 4 {
      found = try MergeAudit.audit(base: files[0], ours: files[1], theirs: files[2], result: files[3], path: path)
    } else {
      found = try MergeAudit().audit(files.first ?? "HEAD")
      if found.merges == 0 {
        found.problems.append("note: \(files.first ?? "HEAD") contains no merge commit with two parents")
      }
    }
    for problem in found.problems { Console.message(problem) }
    let restoration = MergeRestoration(found.losses, found.report.findings)
    if !restore.isEmpty || ask { return try putBack(restoration, found.folder) }
    try reporting.write(found.report.taken(configuration.strictness), configuration, isQuiet: true)
    if !restoration.choices.isEmpty, !verdict.quiet {
      Console.message(
        "to restore the objects of the first finding, use --restore 1; to restore all objects, use --restore all")
    }
    if !found.report.findings.isEmpty, verdict.failOn != .never, !verdict.lenient { throw ExitStatus.findings }
  }

  private func putBack(_ restoration: MergeRestoration, _ folder: String) throws {
    let words = restore.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    var (indices, unknown) = restoration.chosen(words)
    if ask {
      for (index, loss) in restoration.choices.enumerated() where !indices.contains(index) {
        Console.message("\(index + 1). \(loss.file): \(loss.name)")
        Console.message("   Type y to restore the object, or press Return to skip the object:")
        let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
        if answer == "y" || answer == "yes" { indices.append(index) }
      }
    }
    for word in unknown {
      Console.message("error: \(word) is not the number or id of a finding that can be restored")
    }
    guard unknown.isEmpty else { throw ExitCode.validationFailure }
    let results = try restoration.restore(
      indices.sorted(), in: folder, document: files.count == 4 ? files[3] : nil, output: reporting.output.first)
    var isComplete = true
    for (loss, result) in results {
      switch result {
      case .restored: if !verdict.quiet { Console.message("\(loss.file): \(loss.name) was restored") }
      case .alreadyThere: if !verdict.quiet { Console.message("\(loss.file): \(loss.name) already exists") }
      case .failed(let reason):
        isComplete = false
        Console.message("\(loss.file): error: \(loss.name) cannot be restored: \(reason)")
      }
    }
    if !isComplete { throw MergeStatus.open }
  }
}

/// How a merge ends, as git asks for it.
enum MergeStatus {
  /// Questions are open, or markers are left.
  static let open = ExitCode(1)
  /// The result could not be written; `EX_IOERR` of sysexits(3). It is not 1, for git would take the file for the result.
  static let notWritten = ExitCode(74)
}

/// Answers by the numbers of questions.
struct MergeAnswers {
  var sides: [Int: MergeSide] = [:]
  /// The side of all other questions.
  var everywhere: MergeSide?

  /// - Parameter texts: such as `1=theirs,3=ours` or `all=ours`.
  init(_ texts: [String]) throws { try add(texts) }

  mutating func add(_ texts: [String]) throws {
    for answer in texts.flatMap({ $0.split(separator: ",") }) {
      let text = answer.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if text.isEmpty { continue }
      let parts = text.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, let side = MergeSide(rawValue: parts[1]) else {
        throw ValidationError("\(text) is not an answer; write 1=ours, 1=theirs or all=theirs.")
      }
      if parts[0] == "all" {
        everywhere = side
      } else if let number = Int(parts[0]), number > 0 {
        sides[number] = side
      } else {
        throw ValidationError("\(parts[0]) is not the number of a question.")
      }
    }
  }
}

/// What `--json` prints.
struct MergeReport: Encodable {
  let name: String
  let way: String
  let fallback: String?
  let questions: [DocumentQuestion]
  let notes: [DocumentNote]
  /// Of a batch only.
  var milliseconds: Double?

  init(name: String, _ outcome: MergeRun.Outcome) {
    self.name = name
    way = outcome.way?.rawValue ?? "text"
    fallback = outcome.fallback
    (questions, notes) = (outcome.questions, outcome.notes)
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    if VisibleText.lines(text) == text { return text }
    // Characters that a terminal must not get lie in texts, where JSON has numbers for them.
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII || VisibleText.lines(String(scalar)) == String(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      }
    }
  }
}

/// Many merges in one process: reads a line of JSON for each, and writes one for each.
enum MergeBatch {
  private struct Job: Decodable {
    let base, ours, theirs, out: String
    let everywhere: String?
    /// The path that says what the files are.
    let path: String?
    /// A merge to audit, instead of a place for the result.
    let audit: String?
  }

  @MainActor
  static func run() throws {
    while let line = readLine() {
      guard let job = try? JSONDecoder().decode(Job.self, from: Data(line.utf8)) else { throw ExitStatus.badDocument }
      if let result = job.audit {
        let report =
          (try? MergeAudit.audit(
            base: job.base, ours: job.ours, theirs: job.theirs, result: result, path: nil))?.report
        Console.result(
          report.map { Reporter.json.text(of: $0).split(whereSeparator: \.isNewline).joined(separator: " ") } ?? "{}")
        continue
      }
      let start = ContinuousClock.now
      var run = try MergeRun(base: job.base, ours: job.ours, theirs: job.theirs)
      run.path = job.path
      let outcome = run.runWithLayout(everywhere: job.everywhere.flatMap(MergeSide.init))
      var report = MergeReport(name: job.out, outcome)
      report.milliseconds = Double((ContinuousClock.now - start).components.attoseconds) / 1e15
      try TextFile.replace(job.out, by: outcome.bytes)
      Console.answer(report.json)
    }
  }
}

extension UInt8 {
  /// White space that JSON may begin with.
  fileprivate static let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
}
