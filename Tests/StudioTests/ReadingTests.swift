import Foundation
import InterfaceBuilder
import Synchronization
import Testing

@testable import Studio

/// How often a document is read for what the page asks.
@MainActor
struct ReadingTests {
  /// The number of readings of XML while some work is done.
  private func readings(_ work: () throws -> Void) rethrows -> Int {
    let count = Mutex(0)
    try XMLReading.$observer.withValue({ count.withLock { $0 += 1 } }) { try work() }
    return count.withLock { $0 }
  }

  private func edit(_ stand: StudioStand, _ changes: [[String: Any]]) throws {
    let version = try stand.studio.session(stand.file).version
    let answer = try stand.post("edit", ["version": version, "changes": changes])
    #expect((answer["state"] as? [String: Any])?["version"] as? Int == version + 1, "\(changes) changed nothing")
  }

  private static let constant = ["verb": "set", "object": "lea-aa-001", "values": ["constant": "50"]] as [String: Any]

  /// Edits of each kind, one after the other.
  @Test func anEditReadsItsDocumentOnce() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.get("document")
    let edits: [[[String: Any]]] = [
      [Self.constant],
      [["verb": "resolve", "objects": ["box-aa-001"], "resolution": "updateFrames"]],
      [["verb": "set", "object": "box-aa-001", "values": ["userLabel": "Crate"]]],
      [Self.constant.merging(["values": ["constant": "60"]]) { $1 }, ["verb": "delete", "objects": ["hei-aa-001"]]],
      [["verb": "pin", "objects": ["box-aa-001"], "height": "current"]],
      [["verb": "add", "kind": "label", "into": "roo-aa-001"]],
      [["verb": "connect", "from": "oth-aa-001", "to": "box-aa-001", "drags": ["bottom"]]],
      [["verb": "vary", "object": "lea-aa-001", "values": ["constant": "8"], "sizeClass": "wR"]],
      [["verb": "align", "objects": ["box-aa-001", "oth-aa-001"], "attributes": ["centerY"]]],
      [["verb": "move", "objects": ["oth-aa-001"], "into": "roo-aa-001", "at": 0]],
      [["verb": "embed", "objects": ["box-aa-001", "oth-aa-001"], "kind": "view"]],
    ]
    for changes in edits {
      #expect(try readings { try edit(stand, changes) } == 1, "\(changes)")
    }
  }

  /// What was pinned is laid out before the frames are set.
  @Test func whatIsLaidOutInBetweenIsReadToo() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.get("document")
    try edit(stand, [["verb": "delete", "objects": ["owi-aa-001"]]])
    let pin = ["verb": "pin", "objects": ["oth-aa-001"], "width": 90, "updatesFrames": true] as [String: Any]
    #expect(try readings { try edit(stand, [pin]) } == 2)
  }

  @Test func aFixReadsItsDocumentOnce() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.get("document")
    let offset = try #require(Array(stand.contents.utf8).firstRange(of: Array("constant=\"20\"".utf8))).lowerBound
    let patch = ["replacements": [["offset": offset, "old": "constant=\"20\"", "new": "constant=\"21\""]]]
    #expect(try readings { try edit(stand, [["verb": "patch", "patch": patch]]) } == 1)
    #expect(try readings { try edit(stand, [Self.constant]) } == 1)
  }

  /// What is drawn while something is dragged is read once, and the document itself not again.
  @Test func aDragReadsOnlyWhatItDraws() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.get("document")
    for _ in 0..<2 {
      #expect(try readings { _ = try stand.frame(of: "box-aa-001", [Self.constant]) } == 1)
      #expect(try readings { _ = try stand.get("offers", ["from": "oth-aa-001", "to": "box-aa-001"]) } == 0)
    }
    #expect(try readings { try edit(stand, [Self.constant]) } == 1)
    #expect(try readings { _ = try stand.frame(of: "box-aa-001") } == 0)
    let further = Self.constant.merging(["values": ["constant": "70"]]) { $1 }
    #expect(try readings { _ = try stand.frame(of: "box-aa-001", [further]) } == 1)
  }

  @Test func aStepBackReadsItsDocumentOnce() throws {
    let stand = try StudioStand()
    defer { stand.remove() }
    _ = try stand.get("document")
    let before = stand.contents
    try edit(stand, [Self.constant, ["verb": "delete", "objects": ["hei-aa-001"]]])
    let after = stand.contents
    #expect(try readings { _ = try stand.post("undo", [:]) } == 1)
    #expect(stand.contents == before)
    #expect(try readings { _ = try stand.post("redo", [:]) } == 1)
    #expect(stand.contents == after)
  }

  /// A draft that was kept makes the same ids as one that is begun anew.
  @Test func keptDraftsWriteTheSameBytes() throws {
    let add = ["verb": "add", "kind": "label", "into": "roo-aa-001"]
    let kept = try StudioStand()
    defer { kept.remove() }
    try edit(kept, [Self.constant])
    let changed = kept.contents
    _ = try kept.frame(of: "box-aa-001", [add])
    #expect(
      refusal {
        _ = try kept.post("layout", ["surfaces": [], "changes": [add, ["verb": "delete", "objects": ["x"]]]])
      } != nil)
    try edit(kept, [add])
    let anew = try StudioStand(changed)
    defer { anew.remove() }
    try edit(anew, [add])
    #expect(kept.contents == anew.contents)
  }
}
