import LayoutReports
import Testing

@testable import Commands

/// Notes about fonts and images share a line; others have one each.
@Suite struct NoteCollectionTests {
  private func told(_ form: RunLog.Notes) -> [String] {
    nonisolated(unsafe) var lines: [String] = []
    var log = RunLog { lines.append($0) }
    log.notes = form
    var notes = NoteCollection()
    let font = ReportDiagnostic(severity: .note, message: "font Avenir is not available", line: 3, column: 7)
    notes.add([font, ReportDiagnostic(severity: .note, message: "the layout did not settle", line: 4)], of: "a.xib")
    notes.add([font], of: "b.xib")
    notes.add(assets: ["warning: photo has no file", "note: logo is empty"])
    notes.add(assets: ["note: logo is empty"])
    for system in ["macOS", "watchOS", "macOS"] { notes.addDocument(for: system) }
    notes.tell(log)
    return lines
  }

  @Test func notesAreCountedByKind() {
    #expect(
      told(.counted) == [
        "a.xib:4:1: note: the layout did not settle",
        "note: 1 note about fonts, 2 notes about images and colors; to list the notes, use --notes",
        "note: trellis lays out only documents for iOS, and ignores 2 documents for macOS, 1 document for watchOS",
      ])
  }

  @Test func notesAreListedOnRequest() {
    #expect(
      told(.listed).prefix(4) == [
        "a.xib:4:1: note: the layout did not settle", "a.xib:3:7: note: font Avenir is not available",
        "warning: photo has no file", "note: logo is empty",
      ])
  }

  @Test func quietRunDropsNotes() { #expect(told(.dropped).isEmpty) }
}
