import AppHost
import Foundation
import Testing
import UIKit

/// Documents in files. source: Apple's documentation of `UIDocument`.
@MainActor
@Suite(.serialized) struct DocumentTests {
  private final class Note: UIDocument, @unchecked Sendable {
    var text = ""
    var fails = false
    override func contents(forType typeName: String) throws -> Any {
      if fails { throw CocoaError(.fileWriteUnknown) }
      return Data(text.utf8)
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  private final class Heard: @unchecked Sendable { var answers: [String] = [] }

  private let screen = Screen(.named("iPhone 15"))
  private let heard = Heard()
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
  private func hear(_ name: String) -> @Sendable (Bool) -> Void { { [heard] in heard.answers.append("\(name) \($0)") } }

  @Test func aDocumentIsMadeChangedSavedAndOpenedAgain() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed)
    note.text = "one"
    screen.run { note.save(to: url, for: .forCreating, completionHandler: hear("create")) }
    #expect(note.documentState == .normal)
    screen.run {
      note.text = "two"
      note.updateChangeCount(.done)
      #expect(note.hasUnsavedChanges)
    }
    // Saved by itself.
    #expect(!note.hasUnsavedChanges)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")
    screen.run { note.close(completionHandler: hear("close")) }
    #expect(note.documentState == .closed)

    let again = Note(fileURL: url)
    screen.run { again.open(completionHandler: hear("open")) }
    #expect(again.text == "two")
    #expect(again.fileModificationDate != nil)
    #expect(heard.answers == ["create true", "close true", "open true"])
  }

  @Test func aFileThatIsMissingDoesNotOpen() {
    let note = Note(fileURL: url)
    screen.run { note.open(completionHandler: hear("open")) }
    #expect(heard.answers == ["open false"])
    #expect(note.documentState == .closed)
  }

  @Test func aSaveThatFailsLeavesTheDocumentOpenAndSaysSo() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    screen.run { note.save(to: url, for: .forCreating) }
    note.fails = true
    screen.run {
      note.updateChangeCount(.done)
      note.close(completionHandler: hear("close"))
    }
    #expect(heard.answers == ["close false"])
    #expect(note.documentState == .savingError)
    #expect(note.hasUnsavedChanges)
  }

  @Test func handlersAreCalledInALaterTurn() {
    let note = Note(fileURL: url)
    screen.run {
      note.open(completionHandler: hear("open"))
      #expect(heard.answers.isEmpty)
    }
    #expect(heard.answers.count == 1)
  }

  @Test func theTypeAndTheNameComeFromTheFile() {
    #expect(Note(fileURL: URL(fileURLWithPath: "/Diary.md")).fileType == "net.daringfireball.markdown")
    #expect(Note(fileURL: URL(fileURLWithPath: "/Diary.md")).localizedName == "Diary")
    #expect(Note(fileURL: URL(fileURLWithPath: "/Diary")).fileType == nil)
  }

  @Test func anUndoneChangeNeedsNoSave() {
    let note = Note(fileURL: url)
    note.updateChangeCount(.done)
    note.updateChangeCount(.undone)
    #expect(!note.hasUnsavedChanges)
  }

  @Test func aStateThatChangesIsPosted() {
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    let token = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { [heard] _ in heard.answers.append("state") }
    note.disableEditing()
    note.enableEditing()
    NotificationCenter.default.removeObserver(token)
    #expect(heard.answers == ["state", "state"])
  }
}
