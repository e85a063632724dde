import AppHost
import Foundation
import Testing
import UIKit

@testable import UniformTypeIdentifiers

/// Types of files where UIKit takes them.
@MainActor
@Suite(.serialized) struct ContentTypeTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")

  /// source: Apple's documentation of init(forOpeningContentTypes:asCopy:).
  @Test func aPickerOffersFilesOfTheTypesAndOfTheirSpecialCases() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Photo.png", "Letter.txt", "Report.pdf", "Tool"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf], asCopy: true)
    picker.directoryURL = folder
    picker.shouldShowFileExtensions = true
    let screen = Screen(.named("iPhone 17"))
    let root = UIViewController()
    screen.show(root)
    screen.run { root.present(picker, animated: false) }
    #expect(picker.documentPickerMode == .import)
    #expect(screen.texts.contains("Photo.png") && screen.texts.contains("Report.pdf"))
    #expect(!screen.texts.contains("Letter.txt") && !screen.texts.contains("Tool"))
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.text]).documentPickerMode == .open)
  }

  /// source: Apple's documentation of UTTypeConformsTo and UTTypeTagSpecification.
  @Test func anAppsPropertyListDeclaresTypes() {
    let facts = UTType.Facts.ofApp([
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "org.example.note", "UTTypeConformsTo": ["public.text"],
          "UTTypeTagSpecification": ["public.filename-extension": ["Note"], "public.mime-type": "text/note"],
        ], ["UTTypeConformsTo": "public.data"],
      ]
    ])
    #expect(facts.map(\.name) == ["org.example.note"])
    #expect(facts.first?.facts.parents == ["public.text"])
    #expect(facts.first?.facts.extensions == ["note"] && facts.first?.facts.mimeType == "text/note")
  }

  @Test func aTypeThatNobodyDeclaresConformsToWhatTheAppSays() {
    let drawing = UTType(exportedAs: "org.example.drawing", conformingTo: .image)
    #expect(drawing.conforms(to: .image) && drawing.conforms(to: .data) && !drawing.conforms(to: .text))
    #expect(UTType(importedAs: "org.example.unknown").conforms(to: .data))
  }

  @Test func providersRegisterAndLoadByTypes() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { done in
      done(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .text).isEmpty)
    let data = await withCheckedContinuation { found in
      provider.loadDataRepresentation(for: .image) { data, _ in found.resume(returning: data) }
    }
    #expect(data == Data([1, 2]))
  }
}
