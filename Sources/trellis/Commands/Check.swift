import ArgumentParser
import Foundation
import InterfaceBuilder
import Linting
import UIKit

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lay every scene out on many devices and report what breaks.",
    discussion: """
      Examples:
        trellis check App/                                      the usual devices, every rule that is on
        trellis check Main.storyboard --device "iPhone SE"      one device, both orientations
        trellis check App/ --matrix all --reporter sarif --output trellis.sarif
        trellis check App/ --reporter html --output report.html with drawings of what fails
        trellis check App/ --write-baseline known.json          accept what is there
        trellis check App/ --shard 2/4 --reporter json --output 2.json

      A .trellis.yml in the working directory is read; see trellis rules for what is looked for.
      """)

  @Argument(
    help: "Storyboards, xibs, or folders with them; else what the configuration includes, or the working directory.",
    completion: .file())
  var paths: [String] = []

  @OptionGroup var matrix: MatrixOptions
  @OptionGroup var surroundings: SurroundingOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var reporting: ReportOptions

  @Flag(help: "Change the documents where a finding has a fix; only the bytes that must.")
  var fix = false

  @Flag(inversion: .prefixedNo, help: "Say what would help, and from which size on.")
  var hints = true

  @Option(help: ArgumentHelp("Check a part of the documents; see trellis merge.", valueName: "i/n"))
  var shard: Share?

  @Option(help: ArgumentHelp("How many processes; one for each processor if absent.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Keep results of documents in a folder, for the next run.", valueName: "dir"))
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Compute everything, whatever the configuration says.")
  var ignoresCache = false

  @Option(help: .hidden)
  var worker: Share?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try check() }
  }

  @MainActor
  private func check() throws {
    var configuration = try rules.configuration()
    if let matrix = matrix.matrix { configuration.matrix = matrix }
    var linter = Linter(rules: configuration.rules, configurations: configuration.matrix.configurations)
    linter.givesHints = hints
    var job = CheckJob(
      paths: DocumentPaths(inputs(configuration), excluding: configuration.excluded), surroundings: surroundings,
      linter: linter)
    if let cache = cache ?? configuration.cache, !ignoresCache { job.cache = try ResultCache(in: cache, for: linter) }
    var places = Array(job.paths.files.indices)
    if let shard { places = shard.places(in: places) }
    if let worker {
      job.run(worker.places(in: places, bySizeOf: job.paths.files)) { Console.result(line: $0) }
      return
    }
    let start = ContinuousClock.now
    var messages = try results(of: job, places)
    tellSpeed(messages, ContinuousClock.now - start)
    if fix { try applyFixes(&messages, job) }
    try conclude(messages, job, configuration)
  }

  private func inputs(_ configuration: LintConfiguration) -> [String] {
    if !paths.isEmpty { return paths }
    return configuration.included.isEmpty ? ["."] : configuration.included
  }

  // MARK: Running

  @MainActor
  private func results(of job: CheckJob, _ places: [Int]) throws -> [CheckJob.Message] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    // A process costs as much to start as a few documents to lay out.
    let count = min(jobs ?? cores, max(1, places.count / 4))
    let progress = Progress(total: places.count)
    guard count > 1 else {
      var messages: [CheckJob.Message] = []
      job.run(places) { message in
        messages.append(message)
        progress.show(messages.count)
      }
      return messages
    }
    let messages = Workers.run(count, arguments: CommandLine.arguments.dropFirst()) { progress.show($0) }
    progress.end()
    guard let messages, messages.count == places.count else {
      Console.message("error: a worker process ended early; --jobs 1 works without them")
      throw ExitCode.failure
    }
    return places.compactMap { messages[$0] }
  }

  /// `4170 layouts in 3.1 s, 1345 a second`, where it took long enough to wonder.
  private func tellSpeed(_ messages: [CheckJob.Message], _ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let layouts = messages.reduce(0) { $0 + ($1.result?.layouts ?? 0) }
    guard seconds >= 1, layouts > 0 else { return }
    let tenths = (seconds * 10).rounded() / 10
    Console.message("\(layouts) layouts in \(tenths) s, \(Int(Double(layouts) / seconds)) a second")
  }

  /// What changed is checked again: behind a fix lines have moved.
  @MainActor
  private func applyFixes(_ messages: inout [CheckJob.Message], _ job: CheckJob) throws {
    var again: [Int: CheckJob.Message] = [:]
    job.run(try Fixes.apply(messages, to: job.paths.files)) { again[$0.index] = $0 }
    messages = messages.map { again[$0.index] ?? $0 }
  }

  // MARK: Reporting

  @MainActor
  private func conclude(_ messages: [CheckJob.Message], _ job: CheckJob, _ configuration: LintConfiguration) throws {
    var notes: Set<String> = []
    for message in messages {
      for note in message.notes where notes.insert(note).inserted { Console.message(note) }
      guard let result = message.result else { continue }
      for note in result.notes where notes.insert(note.message).inserted {
        Console.message(
          "\(job.paths.files[message.index]):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)")
      }
    }
    var report = LintReport(
      of: messages.compactMap(\.result), configurations: job.linter.configurations.count)
    report = try baseline.apply(to: report, configuration)
    var drawings = Drawings(job)
    try reporting.write(report, configuration) { drawings.drawings(of: $0) }
    for path in job.paths.missing { Console.message("\(path): error: no such file or folder") }
    if !job.paths.missing.isEmpty { throw ExitStatus.noInput }
    if messages.contains(where: { $0.result == nil }) { throw ExitStatus.badDocument }
    if let least = configuration.failsOn, report.fails(on: least) { throw ExitStatus.findings }
  }
}
