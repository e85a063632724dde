import AppHost
import Foundation
import Testing
import UIKit

/// Pickers of the system. source: Apple's documentation of each delegate.
@MainActor
@Suite(.serialized) struct SystemPickerTests {
  private final class Root: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    UIDocumentBrowserViewControllerDelegate, UIDocumentInteractionControllerDelegate
  {
    var heard: [String] = []
    var info: [UIImagePickerController.InfoKey: Any] = [:]
    var urls: [URL] = []
    var newDocument: URL?

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      heard.append("image")
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      heard.append("no image")
      picker.dismiss(animated: true)
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
      heard.append("documents, \(controller.presentingViewController == nil ? "picker is gone" : "picker is there")")
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { heard.append("no documents") }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { heard.append("color \(color == viewController.selectedColor) \(continuously)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      heard.append("colors end")
    }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) { heard.append("font") }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { heard.append("no font") }
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      urls = documentURLs
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
    ) { importHandler(newDocument, .copy) }
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
      -> UIViewController
    { self }
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
      heard.append("begin")
    }
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
      heard.append("end")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
      heard.append("options end")
    }
  }

  private let screen = Screen(.named("iPhone 15"))
  private let root = Root()
  private func present(_ controller: UIViewController) {
    screen.show(root)
    screen.run { root.present(controller, animated: true) }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pickers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func anImagePickerGivesTheImageAndLeavesItsEndToTheDelegate() throws {
    let picker = UIImagePickerController()
    picker.delegate = root
    picker.allowsEditing = true
    present(picker)
    let image = UIImage(name: "cat", size: CGSize(width: 40, height: 30))
    try screen.pick(image)
    #expect(root.heard == ["image"])
    #expect(root.info[.originalImage] as? UIImage === image)
    #expect(root.info[.editedImage] as? UIImage === image)
    #expect(root.info[.mediaType] as? String == "public.image")
    #expect(root.presentedViewController == nil)
  }

  @Test func cancelOfAnImagePickerReachesTheDelegate() throws {
    let picker = UIImagePickerController()
    picker.delegate = root
    present(picker)
    try screen.tap("Cancel")
    #expect(root.heard == ["no image"])
    #expect(root.presentedViewController == nil)
  }

  @Test func thereIsALibraryAndNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.contains("public.image") == true)
  }

  @Test func aDocumentPickerListsFilesOfItsTypesAndGoesBeforeTheDelegateIsTold() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Letter.txt", "Photo.png", "Table.csv"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(name))
    }
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    picker.delegate = root
    picker.directoryURL = folder
    present(picker)
    #expect(throws: ScreenError.self) { try screen.tap("Photo") }
    try screen.tap("Letter")
    #expect(root.urls.map(\.lastPathComponent) == ["Letter.txt"])
    #expect(root.heard == ["documents, picker is gone"])
    #expect(screen.conflicts.isEmpty)
  }

  @Test func aDocumentPickerExportsACopy() throws {
    let (source, target) = (try folder(), try folder())
    defer { for folder in [source, target] { try? FileManager.default.removeItem(at: folder) } }
    let file = source.appendingPathComponent("Report.pdf")
    try Data("pdf".utf8).write(to: file)
    let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
    picker.delegate = root
    picker.directoryURL = target
    present(picker)
    try screen.tap("Save", times: 1)
    #expect(root.urls == [target.appendingPathComponent("Report.pdf")])
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(FileManager.default.contents(atPath: target.appendingPathComponent("Report.pdf").path) == Data("pdf".utf8))
  }

  @Test func cancelOfADocumentPickerReachesTheDelegate() throws {
    let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
    picker.delegate = root
    present(picker)
    try screen.cancelPicker()
    #expect(root.heard == ["no documents"])
  }

  @Test func aColorPickerStaysUntilItIsClosed() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = root
    picker.supportsAlpha = false
    present(picker)
    try screen.tap("Red")
    #expect(root.presentedViewController === picker)
    try screen.pick(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(picker.selectedColor.cgColor.alpha == 1)
    try screen.tap("Close")
    #expect(root.heard == ["color true false", "color true false", "colors end"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aFontPickerGivesItsFontAndGoes() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = root
    present(picker)
    try screen.pick(UIFontDescriptor(name: "Georgia", size: 12))
    #expect(root.heard == ["font"])
    #expect(picker.selectedFontDescriptor?.postscriptName == "Georgia")
    #expect(root.presentedViewController == nil)
  }

  @Test func aBrowserGivesWhatIsPicked() throws {
    let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["public.text"])
    browser.delegate = root
    screen.show(browser)
    try screen.pick([URL(fileURLWithPath: "/a.txt")])
    #expect(root.urls == [URL(fileURLWithPath: "/a.txt")])
  }

  @Test func aPreviewBeginsAndEnds() throws {
    screen.show(root)
    let controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/Report.pdf"))
    controller.delegate = root
    #expect(controller.uti == "com.adobe.pdf")
    #expect(screen.run { controller.presentPreview(animated: true) })
    _ = try screen.find("Report.pdf")
    try screen.tap("Done")
    #expect(root.heard == ["begin", "end"])
    #expect(screen.run { controller.presentOptionsMenu(from: .zero, in: root.view, animated: true) })
    try screen.cancelPicker()
    #expect(root.heard == ["begin", "end", "options end"])
    #expect(!screen.run { controller.presentOpenInMenu(from: .zero, in: root.view, animated: true) })
  }

  @Test func aDictionaryFindsNothingAndGoes() throws {
    present(UIReferenceLibraryViewController(term: "layout"))
    try screen.tap("Done")
    #expect(root.presentedViewController == nil)
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "layout"))
  }
}
