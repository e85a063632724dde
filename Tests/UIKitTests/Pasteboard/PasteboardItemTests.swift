import Foundation
import Testing
import UIKit

/// Items with several representations. source: Apple's documentation of `UIPasteboard`: properties of one value read the first item, and
/// setting one replaces all items.
@MainActor
@Suite(.serialized) struct PasteboardItemTests {
  private let board = UIPasteboard.withUniqueName()

  @Test func singularPropertiesReadTheFirstItem() {
    board.items = [["public.url": URL(string: "https://example.com")!], ["public.utf8-plain-text": "second"]]
    #expect(board.string == nil && board.strings == ["second"])
    #expect(board.url == URL(string: "https://example.com"))
    #expect(board.hasStrings && board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.numberOfItems == 2)
    board.string = "alone"
    #expect(board.numberOfItems == 1 && board.urls == nil)
    board.strings = nil
    #expect(board.numberOfItems == 0 && !board.hasStrings)
  }

  /// A value of the automatic type has the type that it is of.
  @Test func automaticTypesAreThoseOfTheValues() {
    board.setItems([
      [UIPasteboard.typeAutomatic: "text"], [UIPasteboard.typeAutomatic: URL(string: "https://example.com")!],
      [UIPasteboard.typeAutomatic: UIImage()], [UIPasteboard.typeAutomatic: UIColor.red],
    ])
    #expect(board.strings == ["text"] && board.urls?.count == 1 && board.images?.count == 1 && board.colors == [.red])
    #expect(board.types == ["public.utf8-plain-text"])
  }

  @Test func textsAndDataAreRepresentationsOfEachOther() {
    board.setData(Data("für".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "für")
    board.string = "für"
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("für".utf8))
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "für")
    #expect(board.data(forPasteboardType: "public.png") == nil)
    board.setValue("x", forPasteboardType: "app.type")
    #expect(board.contains(pasteboardTypes: ["app.type"]) && !board.contains(pasteboardTypes: ["public.url"]))
  }

  @Test func setsOfItemsChoose() {
    board.items = [["a": "1"], ["b": "2"], ["a": "3", "b": "4"]]
    board.addItems([["c": "5"]])
    #expect(board.itemSet(withPasteboardTypes: ["a"]) == IndexSet([0, 2]))
    #expect(board.itemSet(withPasteboardTypes: ["z"]) == nil)
    #expect(board.types(forItemSet: IndexSet(integer: 2)) == [["a", "b"]])
    #expect(board.types(forItemSet: nil)?.count == 4)
    #expect(board.values(forPasteboardType: "b", inItemSet: nil) as? [String] == ["2", "4"])
    #expect(board.contains(pasteboardTypes: ["a", "b"], inItemSet: IndexSet([0, 1])))
    #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
    #expect(board.data(forPasteboardType: "a", inItemSet: IndexSet(integer: 9)) == nil)
  }

  /// The object of the notification is the pasteboard, with the types that have come and gone.
  @Test func changesArePosted() {
    var changes: [[String]] = []
    board.string = "old"
    let count = board.changeCount
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      let added = notification.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = notification.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      MainActor.assumeIsolated { changes.append((added ?? ["?"]) + ["-"] + (removed ?? ["?"])) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.color = .red
    #expect(changes == [["com.apple.uikit.color", "-", "public.utf8-plain-text"]])
    #expect(board.changeCount == count + 1)
  }

  @Test func namesFindThePasteboardAgain() {
    let name = UIPasteboard.Name("app.board")
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard(name: name, create: true)?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general && UIPasteboard.general === UIPasteboard.general)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    // The general pasteboard cannot be removed.
    let text = UIPasteboard.general.string
    UIPasteboard.general.string = "stays"
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard.general.string == "stays")
    UIPasteboard.general.string = text
  }

  /// Dates that are over leave nothing.
  @Test func expiredItemsAreNotThere() {
    board.setItems([["a": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0)
  }

  @Test func patternsAreDetected() async {
    let all: Set<UIPasteboard.DetectionPattern> = [.number, .probableWebURL, .probableWebSearch]
    let cases: [(String, Set<UIPasteboard.DetectionPattern>)] = [
      ("42.5", [.number]), ("https://example.com/a?b", [.probableWebURL]), ("example.com", [.probableWebURL]),
      ("how to tie a tie", [.probableWebSearch]), (" ", []), ("e.g", [.probableWebSearch]),
    ]
    for (text, expected) in cases {
      board.string = text
      let found = await withCheckedContinuation { continuation in
        board.detectPatterns(for: all) { continuation.resume(returning: try? $0.get()) }
      }
      #expect(found == expected, "\(text)")
    }
  }

  @Test func objectsBecomeItemsAndItemsProviders() async throws {
    board.setObjects([NSAttributedString(string: "rich"), NSURL(string: "https://example.com")!])
    #expect(board.string == "rich" && board.urls == [URL(string: "https://example.com")!])
    let providers = board.itemProviders
    #expect(providers.count == 2)
    #expect(providers[0].canLoadObject(ofClass: NSString.self) && !providers[0].canLoadObject(ofClass: UIImage.self))
    #expect(providers[1].hasItemConformingToTypeIdentifier("public.url"))
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.jpeg", fileOptions: [.openInPlace], visibility: .all)
    {
      $0(nil, false, nil)
      return nil
    }
    provider.suggestedName = "Photo"
    #expect((provider.copy() as? NSItemProvider)?.suggestedName == "Photo")
    #expect((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers == ["public.jpeg"])
  }

  /// A color that differs in dark mode does so after it was in an archive.
  @Test func colorsAreArchived() throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    for color in [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), dynamic] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(read.resolvedColor(with: traits) == color.resolvedColor(with: traits))
      }
    }
  }
}
