import Testing

@testable import UIKitCore

/// What apps copy and paste (https://developer.apple.com/documentation/uikit/uipasteboard).
@MainActor
@Suite struct PasteboardTests {
  /// A text is the only item; each change counts.
  @Test func aTextIsTheOnlyItem() {
    let board = UIPasteboard()
    #expect(!board.hasStrings && board.string == nil)
    let before = board.changeCount
    board.string = "Copied"
    #expect(board.hasStrings && board.strings == ["Copied"])
    #expect(board.changeCount == before + 1)
    board.strings = ["First", "Second"]
    #expect(board.string == "First")
    board.string = nil
    #expect(!board.hasStrings)
  }
}
