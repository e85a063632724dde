import Checking
import LayoutReports

/// The notes of a run, each once though many documents may have it. Fonts and images that are missing change little and are many:
/// unless a list is asked for, a line counts them.
struct NoteCollection {
  private var told: Set<String> = []
  private var lines: [String] = []
  private var fonts: [String] = []
  private var assets: [String] = []
  private var foreign: [(system: String, count: Int)] = []

  /// Notes about the images and colors of asset catalogs.
  mutating func add(assets notes: [String]) {
    for note in notes where told.insert(note).inserted { assets.append(note) }
  }

  /// Notes about a document.
  mutating func add(_ notes: [ReportDiagnostic], of file: String) {
    for note in notes where told.insert(note.message).inserted {
      let line = "\(file):\(note.line ?? 1):\(note.column ?? 1): note: \(note.message)"
      if note.message.hasPrefix("font ") { fonts.append(line) } else { lines.append(line) }
    }
  }

  /// A document for macOS, tvOS or watchOS.
  mutating func addDocument(for system: String) {
    if let index = foreign.firstIndex(where: { $0.system == system }) {
      foreign[index].count += 1
    } else {
      foreign.append((system, 1))
    }
  }

  /// Tells the log as much as it takes.
  func tell(_ log: RunLog) {
    for line in lines { log.note(line) }
    if log.notes == .listed {
      for line in fonts + assets { log.note(line) }
    } else if let summary {
      log.note(summary)
    }
    if !foreign.isEmpty {
      let counts = foreign.map { "\(counted($0.count, "document")) for \($0.system)" }.joined(separator: ", ")
      log.note("note: trellis lays out only documents for iOS, and ignores \(counts)")
    }
  }

  private var summary: String? {
    let kinds = [(fonts.count, "fonts"), (assets.count, "images and colors")].filter { $0.0 > 0 }
    if kinds.isEmpty { return nil }
    return
      "note: \(kinds.map { "\(counted($0.0, "note")) about \($0.1)" }.joined(separator: ", ")); to list the notes, use --notes"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
