import Foundation
import Rendering
import Synchronization

/// The page about a whole run: `index.html` in the folder that the environment variable `LAYOUT_TESTING_REPORT` names.
///
/// Every assertion writes a file of its own into `entries`, so that processes that test in parallel do not disturb each other. The page
/// is made of all of them: after each failure and when the process ends. A folder that is new for each run holds that run only.
struct RunReport: Sendable {
  /// An assertion and what came of it.
  struct Entry: Sendable {
    var test: String
    /// Tells the entry from those of other assertions.
    var key: String
    /// Nil for one that passed.
    var failure: String?
    var place: String
    var pictures: [ComparisonPage.Picture]
  }

  let folder: URL

  /// Nil where no report was asked for.
  static let ofEnvironment: RunReport? = {
    guard let path = ProcessInfo.processInfo.environment["LAYOUT_TESTING_REPORT"], !path.isEmpty else { return nil }
    atexit { RunReport.ofEnvironment?.finish() }
    return RunReport(folder: URL(fileURLWithPath: path))
  }()

  private var entries: URL { folder.appendingPathComponent("entries") }

  /// A report that cannot be written says so on standard error and fails no test.
  func add(_ entry: Entry) {
    let section =
      entry.failure.map { failure in
        ComparisonPage.Section(
          title: entry.test, place: entry.place, lines: failure.split(separator: "\n").map { String($0) },
          pictures: entry.pictures
        ).html
      } ?? ComparisonPage.Section(title: entry.test).html
    write(entry.failure == nil ? .passed : .failed, section, key: entry.key)
    if entry.failure != nil { compose() }
  }

  /// Adds the snapshots that the tests of this process left aside, and writes the page.
  func finish() {
    let files = AskedSnapshots.leftAside()
    if !files.isEmpty {
      let section = ComparisonPage.Section(
        title: "Snapshots that no test used", lines: files.map(\.path))
      write(.notes, section.html, key: "snapshots.\(ProcessInfo.processInfo.processIdentifier)")
    }
    compose()
  }

  /// What the first letter of an entry's file says.
  private enum Kind: String, CaseIterable {
    case failed = "1"
    case notes = "2"
    case passed = "3"
  }

  private func write(_ kind: Kind, _ section: String, key: String) {
    let name = SnapshotFolder.component(key) + ".html"
    do {
      try SnapshotFolder.write(section, to: entries.appendingPathComponent("\(kind.rawValue)-\(name)"))
      // The same assertion may have come out otherwise before.
      for other in Kind.allCases where other != kind {
        try? FileManager.default.removeItem(at: entries.appendingPathComponent("\(other.rawValue)-\(name)"))
      }
    } catch {
      FileHandle.standardError.write(Data("\(folder.path): error: the folder cannot be written: \(error)\n".utf8))
    }
  }

  /// Makes the page of all entries, while no other process does.
  func compose() {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(folder.appendingPathComponent(".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: entries.path)) ?? []).sorted()
    var body = ""
    var counts: [Kind: Int] = [:]
    for name in names where name.hasSuffix(".html") {
      guard let kind = Kind(rawValue: String(name.prefix(1))),
        let section = try? String(contentsOf: entries.appendingPathComponent(name), encoding: .utf8)
      else { continue }
      counts[kind, default: 0] += 1
      body += section
    }
    let (failed, passed) = (counts[.failed, default: 0], counts[.passed, default: 0])
    let page = ComparisonPage.html(
      title: "Layout tests", summary: "\(failed + passed) assertions, of which \(failed) failed.", body: body)
    try? SnapshotFolder.write(page, to: folder.appendingPathComponent("index.html"))
  }
}
