import Testing
import UIKit

/// https://developer.apple.com/documentation/uikit/uifindinteraction
@MainActor @Suite(.serialized) struct FindTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.isFindInteractionEnabled = true
    return view
  }

  @Test func thereIsAnInteractionIfItIsEnabled() throws {
    let view = view("a")
    let find = try #require(view.findInteraction)
    #expect(find.view === view && view.interactions.contains { $0 === find })
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil && view.interactions.isEmpty)
  }

  @Test func aSearchGoesFromPlaceToPlace() throws {
    let view = view("One one ONE two")
    view.selectedRange = NSRange(location: 4, length: 0)
    let find = try #require(view.findInteraction)
    #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil)
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "one"
    let session = try #require(find.activeFindSession)
    #expect(find.isFindNavigatorVisible && session.resultCount == 3 && session.highlightedResultIndex == 1)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    find.findNext()
    #expect(view.selectedRange == NSRange(location: 8, length: 3))
    find.findNext()
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    find.findPrevious()
    #expect(session.highlightedResultIndex == 2)
    find.searchText = "nowhere"
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    find.dismissFindNavigator()
    #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil)
  }

  @Test func whatIsFoundIsReplaced() throws {
    let view = view("a-a-a")
    let find = try #require(view.findInteraction)
    view.selectedRange = NSRange(location: 0, length: 0)
    find.presentFindNavigator(showingReplace: true)
    find.searchText = "a"
    let session = try #require(find.activeFindSession)
    session.performSingleReplacement(query: "a", replacementString: "bb", options: nil)
    #expect(view.text == "bb-a-a" && session.resultCount == 2)
    session.replaceAll(searchQuery: "a", replacementString: "c", options: nil)
    #expect(view.text == "bb-c-c")
  }

  private final class Paster: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      if item.itemProvider.hasItemConformingToTypeIdentifier("public.image") {
        item.setResult(string: "[image]")
      } else {
        item.setDefaultResult()
      }
    }
  }

  @Test func aDelegateChangesWhatIsPasted() throws {
    let (view, paster) = (view("a"), Paster())
    view.pasteDelegate = paster
    UIPasteboard.general.image = UIImage()
    view.paste(nil)
    #expect(view.text == "a[image]")
    UIPasteboard.general.items = []
  }

  @Test func aFolderIsWrittenAndReadAgain() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.addRegularFile(withContents: Data("x".utf8), preferredFilename: "a.txt") == "a.txt")
    #expect(folder.addRegularFile(withContents: Data("y".utf8), preferredFilename: "a.txt") != "a.txt")
    try folder.write(to: place, options: .atomic, originalContentsURL: nil)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.fileWrappers?.count == 2)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("x".utf8))
    #expect(throws: (any Error).self) { try FileWrapper(url: place.appendingPathComponent("none")) }
  }
}
