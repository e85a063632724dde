import Foundation
import Testing
import UIKit

/// Smaller parts of iOS's Foundation. source: Apple's documentation of each.
@MainActor @Suite(.serialized) struct FoundationTests {
  @Test func attributedTextsNeedNoString() {
    #expect(NSAttributedString().length == 0)
    let text: NSMutableAttributedString = .init()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test func colorsAndFontsAreArchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), requiringSecureCoding: true)
    let color = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    let fonts = try NSKeyedArchiver.archivedData(
      withRootObject: UIFont.systemFont(ofSize: 21, weight: .bold), requiringSecureCoding: true)
    let font = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: fonts))
    #expect(font == UIFont.systemFont(ofSize: 21, weight: .bold))
  }

  @Test func wordsAndSentencesAreEnumerated() {
    let text = "It's 3.5 miles. Go!"
    var words: [String] = []
    text._enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { word, _, _, stop in
      words.append(word ?? "")
      stop = words.count == 3
    }
    #expect(words == ["It's", "3.5", "miles"])
    var sentences: [NSRange] = []
    (text as NSString)._enumerateSubstrings(in: NSRange(location: 0, length: 19), options: .bySentences) {
      _, range, _, _ in
      sentences.append(range)
    }
    #expect(sentences == [NSRange(location: 0, length: 16), NSRange(location: 16, length: 3)])
    var lines = 0
    "a\nb"._enumerateSubstrings(in: "a\nb".startIndex..., options: .byLines) { _, _, _, _ in lines += 1 }
    #expect(lines == 2)
  }

  @Test func bookmarksFindTheirFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
    #expect(throws: CocoaError.self) { _ = try file.bookmarkData() }
    try Data("a".utf8).write(to: file)
    let data = try file.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(!isStale && file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    try FileManager.default.trashItem(at: file, resultingItemURL: nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  private final class Thing: NSObject {}

  @Test func weakTablesLoseWhatIsGone() {
    let table = NSHashTable<Thing>.weakObjects()
    let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let lost = Thing()
      table.add(lost)
      map.setObject(lost, forKey: "lost")
      #expect(table.count == 2 && map.count == 1)
    }
    map.setObject(kept, forKey: "kept")
    #expect(table.allObjects == [kept] && map.object(forKey: "lost") == nil)
    #expect(map.object(forKey: "kept") === kept)
    table.remove(kept)
    #expect(!table.contains(kept) && table.count == 0)
  }

  private final class Presenter: NSObject, NSFilePresenter {
    var presentedItemURL: URL?
    let presentedItemOperationQueue = OperationQueue()
    var changes = 0
    var saves = 0
    func presentedItemDidChange() { changes += 1 }
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
      saves += 1
      completionHandler(nil)
    }
  }

  @Test func presentersHearOfWriting() {
    let presenter = Presenter()
    presenter.presentedItemURL = URL(fileURLWithPath: "/a/b")
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var error: NSError?
    var written: URL?
    NSFileCoordinator().coordinate(writingItemAt: URL(fileURLWithPath: "/a/b"), error: &error) { written = $0 }
    NSFileCoordinator(filePresenter: presenter).coordinate(
      writingItemAt: URL(fileURLWithPath: "/a/b"), error: &error
    ) { written = $0 }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    NSFileCoordinator().coordinate(readingItemAt: URL(fileURLWithPath: "/a/b"), error: &error) { written = $0 }
    #expect(presenter.saves == 1)
    #expect(presenter.changes == 1 && written?.path == "/a/b" && error == nil)
  }

  @Test func foldersOfTheUserHaveNames() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    let support = URL.applicationSupportDirectory.appending(path: "Imported", directoryHint: .isDirectory)
    #expect(support.lastPathComponent == "Imported" && support.isFileURL)
    #expect(URL.temporaryDirectory == FileManager.default.temporaryDirectory)
  }
}
