import Foundation
import LayoutReports

/// Finds the commits from which findings appeared or views moved, without a checkout: a folder gets the documents of each commit that is
/// looked at, with their images, and a command runs there.
@MainActor
package struct BisectRun {
  /// A commit with what is new from it on.
  package struct Found: WireValue {
    /// The full name of the commit; several if some between them could not be looked at.
    package var commits: [String]
    /// Who made it, when, and the first line of what was said.
    package var title: String
    /// A line for each thing that is new, as the commit has it.
    package var lines: [String]
    /// What the things were before, where they were there; as long as ``lines``.
    package var before: [String]
  }

  /// What a search found.
  package struct Outcome: WireValue {
    /// The version of the written form.
    package private(set) var schemaVersion = 1
    /// The oldest commit first.
    package var commits: [Found]
    /// The number of commits between good and bad.
    package var candidates: Int
    /// The number of commits that were looked at.
    package var looked: Int
  }

  /// What a commit shows, in the folder that has its files; nil if that cannot be said, for a document that cannot be read.
  package typealias Look = @MainActor () throws -> Observation?

  private let git: Git
  private let files: CommitFiles
  private let prefix: String
  private let log: RunLog

  /// - Throws: ``RunFailure`` if git is missing, or the working directory lies in no repository.
  package init(log: RunLog) throws(RunFailure) {
    git = try Git.top()
    prefix = Git().output("rev-parse", "--show-prefix")?.lines.first ?? ""
    let name = "trellis-bisect-\(UUID().uuidString)"
    files = try CommitFiles(git, folder: FileManager.default.temporaryDirectory.appendingPathComponent(name).path)
    self.log = log
  }

  /// Removes the files.
  package func close() { files.close() }

  /// Does something in the folder that stands for the working directory.
  private func inFolder<Value>(_ work: () throws -> Value) throws -> Value {
    let folder = "\(files.folder)/\(prefix)"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let before = FileManager.default.currentDirectoryPath
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw RunFailure(.failed, "\(folder): error: the folder cannot be opened")
    }
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    return try work()
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - good: a commit without the thing.
  ///   - bad: a commit with it.
  ///   - paths: the documents and folders that the command looks at, relative to the working directory; all if there are none.
  ///   - text: what the line of a thing has to contain; nil for all things.
  ///   - look: runs the command.
  /// - Throws: ``RunFailure`` if there are no such commits, or if nothing is new.
  package func run(
    good: String, bad: String, paths: [String], containing text: String?, look: @escaping Look
  ) throws -> Outcome {
    let (first, last) = (try git.commit(good), try git.commit(bad))
    var search = Search(git: git, log: log, observe: observe(paths, look))
    guard let old = try search.observation(of: first) else {
      throw RunFailure(.badInput, "error: trellis cannot read some documents of commit \(good)")
    }
    guard let new = try search.observation(of: last) else {
      throw RunFailure(.badInput, "error: trellis cannot read some documents of commit \(bad)")
    }
    var wanted = new.news(since: old)
    if let text { wanted = wanted.filter { new.things[$0]?.text.localizedCaseInsensitiveContains(text) ?? false } }
    guard !wanted.isEmpty else {
      throw RunFailure(
        .noInput,
        "error: nothing to look for: no finding or view of \(bad)" + (text.map { " with \"\($0)\"" } ?? "")
          + " differs from \(good)")
    }
    // What both began with is good, unless it has the thing already.
    guard let base = git.output("merge-base", first, last)?.lines.first else {
      throw RunFailure(.noInput, "error: \(good) and \(bad) have no common ancestor")
    }
    if base != first, let begin = try search.observation(of: base) {
      let older = wanted.filter { begin.isNew($0, since: old) }
      for key in older.prefix(5) {
        log.note("note: the common ancestor \(base.prefix(10)) already has \(begin.things[key]?.text ?? key)")
      }
      wanted.removeAll { begin.isNew($0, since: old) }
      guard !wanted.isEmpty else {
        throw RunFailure(
          .noInput,
          "error: nothing to look for: the common ancestor \(base.prefix(10)) already has all findings and frames that \(good) does not have"
        )
      }
    }
    let count = git.output("rev-list", "--count", last, "^\(base)")?.lines.first.flatMap { Int($0) } ?? 0
    try search.find(wanted, bad: last, goods: [base], old)
    log.progress(nil)
    return Outcome(
      commits: search.found.map { found in
        let commit = found.commits[0]
        let shown = search.known[commit].flatMap { $0 }
        return Found(
          commits: found.commits, title: title(of: commit),
          lines: found.keys.map {
            shown?.things[$0]?.text ?? new.things[$0]?.text ?? "\($0): not found in this commit"
          },
          before: found.keys.map { old.things[$0]?.text ?? "" })
      }, candidates: count, looked: search.known.count)
  }

  private func title(of commit: String) -> String {
    git.output("log", "-1", "--no-show-signature", "--format=%h %an, %ad: %s", "--date=short", commit)?.lines.first
      ?? commit
  }

  /// Looks at commits; two with the same files show the same.
  private func observe(_ paths: [String], _ look: @escaping Look) -> (String) throws -> Observation? {
    let isWanted = Self.filter(paths, prefix)
    var known: [String: Observation?] = [:]
    return { commit in
      let signature = try files.show(commit, documents: isWanted)
      if let observation = known[signature] { return observation }
      let observation = try inFolder { try look() }
      known[signature] = .some(observation)
      return observation
    }
  }

  /// Whether a document of the repository lies below one of the paths. A pattern may mean any.
  private static func filter(_ paths: [String], _ prefix: String) -> (String) -> Bool {
    var wanted: [String] = []
    for path in paths {
      if PathPattern.isPattern(path) || path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        return { _ in true }
      }
      let plain = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      wanted.append(prefix + plain)
    }
    if wanted.contains("") || wanted.isEmpty { return { prefix.isEmpty || $0.hasPrefix(prefix) } }
    return { path in
      wanted.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
  }
}

/// The search itself: each commit that is looked at parts what is searched for into what it has and what comes later.
@MainActor
private struct Search {
  let git: Git
  let log: RunLog
  let observe: (String) throws -> Observation?
  private(set) var found: [(commits: [String], keys: [String])] = []
  /// By commit; nil for one of which nothing can be said.
  private(set) var known: [String: Observation?] = [:]

  init(git: Git, log: RunLog, observe: @escaping (String) throws -> Observation?) {
    (self.git, self.log, self.observe) = (git, log, observe)
  }

  mutating func observation(of commit: String) throws -> Observation? {
    if let observation = known[commit] { return observation }
    let observation = try observe(commit)
    known[commit] = .some(observation)
    return observation
  }

  /// - Parameters:
  ///   - keys: what `bad` has otherwise than `old`.
  ///   - goods: commits that have it as `old`; what they come from has, too.
  mutating func find(_ keys: [String], bad: String, goods: [String], _ old: Observation) throws {
    var pending = [(keys: keys, bad: bad, goods: goods)]
    while let (keys, bad, goods) = pending.popLast() {
      let list = try candidates(bad, goods)
      log.progress(
        RunProgress(done: known.count, total: known.count + list.count, detail: "\(list.count) commits left"))
      var middle: (commit: String, observation: Observation)?
      // The best first; one of which nothing can be said is passed over.
      for commit in list where commit != bad {
        if let observation = try observation(of: commit) {
          middle = (commit, observation)
          break
        }
      }
      guard let (commit, observation) = middle else {
        found.append((([bad] + list.filter { $0 != bad }), keys))
        continue
      }
      let here = keys.filter { observation.isNew($0, since: old) }
      let later = keys.filter { !observation.isNew($0, since: old) }
      // The older ones are found first.
      if !later.isEmpty { pending.append((later, bad, goods + [commit])) }
      if !here.isEmpty { pending.append((here, commit, goods)) }
    }
  }

  /// The commits from which the thing may be, those that part the rest best first, `bad` among them.
  private func candidates(_ bad: String, _ goods: [String]) throws(RunFailure) -> [String] {
    guard let list = git.run(["rev-list", "--bisect-all", bad] + goods.map { "^\($0)" }), list.status == 0 else {
      throw RunFailure(.failed, "error: git cannot list the commits")
    }
    return list.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }
}
