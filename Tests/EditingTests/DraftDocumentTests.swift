import Foundation
import InterfaceBuilder
import Synchronization
import Testing

@testable import Editing

/// A draft as a document, and how often that is read.
@Suite struct DraftDocumentTests {
  private func readings(_ work: () throws -> Void) rethrows -> Int {
    let count = Mutex(0)
    try XMLReading.$observer.withValue({ count.withLock { $0 += 1 } }) { try work() }
    return count.withLock { $0 }
  }

  private static let bytes = Array(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727"><objects>
        <view id="v" alpha="0.5"><variation key="heightClass=compact" alpha="0.25"/></view>
    </objects></document>
    """.utf8)

  @Test func aDraftIsReadOnceAfterEachChange() throws {
    let draft = try Draft(Self.bytes, file: "a.xib")
    #expect(try readings { for _ in 0..<2 { _ = try draft.document() } } == 0)
    try draft.apply(.setAttribute("v", name: "alpha", to: "0.75"))
    #expect(try readings { for _ in 0..<2 { _ = try draft.document() } } == 1)
    #expect(try draft.document().element(id: "v")?["alpha"] == "0.75")
  }

  /// As many changes as before, and other ones.
  @Test func whatWasTakenBackIsNotRemembered() throws {
    let draft = try Draft(Self.bytes, file: "a.xib")
    draft.rehearse { draft in
      _ = try? draft.apply(.setAttribute("v", name: "alpha", to: "0.75"))
      #expect((try? draft.document())?.element(id: "v")?["alpha"] == "0.75")
    }
    #expect(try readings { _ = try draft.document() } == 0)
    #expect(try draft.document().element(id: "v")?["alpha"] == "0.5")
    try draft.apply(.setAttribute("v", name: "alpha", to: "0.125"))
    #expect(try draft.document().element(id: "v")?["alpha"] == "0.125")
  }

  @Test func variationsAreNotPartOfTheFile() throws {
    let document = try Document.read(Data(Self.bytes), file: "a.xib")
    let resolved = document.resolved(for: .init(horizontal: .compact, vertical: .compact))
    #expect(resolved.element(id: "v")?["alpha"] == "0.25")
    let draft = try Draft(resolved)
    #expect(draft.patch.isEmpty && draft.bytes == Self.bytes)
    #expect(try draft.document().element(id: "v")?["alpha"] == "0.5")
  }

  @Test func aSettledDraftHasNoChanges() throws {
    let draft = try Draft(Self.bytes, file: "a.xib")
    try draft.apply(.setAttribute("v", name: "alpha", to: "0.75"))
    let changed = draft.bytes
    #expect(try readings { try draft.settle() } == 1)
    #expect(draft.patch.isEmpty && draft.edits.isEmpty && draft.bytes == changed)
    try draft.apply(.setAttribute("v", name: "alpha", to: "0.5"))
    #expect(draft.bytes == Self.bytes)
  }

  @Test func utf16IsNotEdited() throws {
    let data = try #require(String(decoding: Self.bytes, as: UTF8.self).data(using: .utf16))
    let document = try Document.read(data, file: "a.xib")
    #expect(throws: ReadError.self) { try Draft(document) }
  }
}
