import Foundation
import Linting
import Platform
import Staging
import Testing
import XcodeProjects

@testable import Checking

/// What documents are laid out on by what their apps support, with the projects of Fixtures/projects.
@MainActor
@Suite struct DocumentMatrixTests {
  private func matrix(_ document: String, _ matrix: Matrix = .preset(.supported)) -> DocumentMatrix {
    var matrices = DocumentMatrices(matrix)
    let file = Repository.root.appendingPathComponent("Fixtures/projects/\(document)")
    return matrices.matrix(forDocument: file.path)
  }

  /// The app is for iPhones, upright, from iOS 15 on, in English and German.
  @Test func iPhoneOnlyAppHasPortraitPhones() {
    let configurations = matrix("phone-portrait/App/Base.lproj/Main.storyboard").configurations
    #expect(configurations.allSatisfy { $0.device.idiom == .phone && $0.orientation == .portrait })
    #expect(!configurations.contains { $0.isRightToLeft })
    // iOS 15 is the last that the narrowest phone runs. Two of the seven phones have large text, too.
    #expect(configurations.contains { $0.device.id == "retina4_0" && $0.textSize == .xxxLarge })
    #expect(configurations.count == 7 + 2)
  }

  /// From iOS 17.2 on, iPads in all directions but never beside another app, phones upright; Arabic.
  @Test func fullScreenAppHasNoSplits() {
    let configurations = matrix("synchronized/Notes/Main.storyboard").configurations
    #expect(configurations.allSatisfy { $0.split == .full })
    #expect(!configurations.contains { ["retina4_0", "retina5_5"].contains($0.device.id) })
    #expect(configurations.filter { $0.device.idiom == .phone }.allSatisfy { $0.orientation == .portrait })
    // The narrowest phone that is left takes the place of the one that cannot run the app.
    let mirrored = configurations.filter(\.isRightToLeft).map(\.device.id)
    #expect(mirrored == ["retina4_7", "ipad9_7"])
    #expect(Set(configurations.filter { $0.device.idiom == .pad }.map(\.orientation)) == [.portrait, .landscape])
  }

  @Test func landscapeAppHasLandscapeTablets() {
    let configurations = matrix("two-targets/Desk/Main.storyboard").configurations
    #expect(Set(configurations.map(\.device.id)) == ["ipad9_7", "ipad12_9rounded"])
    #expect(configurations.allSatisfy { $0.orientation == .landscape && $0.split == .full })
    #expect(configurations.contains { $0.isRightToLeft })
  }

  /// Without a project everything is laid out as ever, and whether the app turns is a guess.
  @Test func documentWithoutProjectHasTheDefaultMatrix() {
    for document in ["damaged-project/App/Main.storyboard", "list-only/Tests/Any.xib"] {
      let found = matrix(document)
      #expect(found.support == nil)
      #expect(found.configurations == Matrix.preset(.default).configurations)
      #expect(found.assumedOrientations.contains(.phone))
    }
    #expect(!matrix("phone-portrait/App/Other.xib").assumedOrientations.contains(.phone))
    #expect(matrix("damaged-list/App/Base.lproj/Main.storyboard").assumedOrientations.contains(.phone))
  }

  /// Whoever names a matrix gets it.
  @Test func chosenMatrixIgnoresTheProject() {
    var lists = Matrix.Lists()
    lists.devices = ["iPad"]
    for chosen in [Matrix.preset(.default), .preset(.smoke), .product(lists)] {
      let found = matrix("phone-portrait/App/Base.lproj/Main.storyboard", chosen)
      #expect(found.configurations == chosen.configurations)
      #expect(found.support == nil && !found.assumedOrientations.contains(.phone))
    }
  }

  @Test func summaryNamesTheSupportOfEveryApp() throws {
    let folder = Repository.root.appendingPathComponent("Fixtures/projects").path
    var matrices = DocumentMatrices(.preset(.supported))
    let files = ["two-targets/Kid/a.xib", "two-targets/Kid/b.xib", "damaged-list/App/c.xib"].map { "\(folder)/\($0)" }
    let summary = matrices.summary(of: files)
    #expect(
      summary.supports == [
        "iPhone only, portrait, iOS 16 and later, left to right: from Suite.xcodeproj",
        "iPhone only, iOS 13 and later, left to right: from App.xcodeproj, orientations unknown",
      ])
    let note = try #require(summary.notes.first)
    #expect(note.contains("damaged-list/App/Info.plist:5:") && note.contains(": note: "))
    #expect(summary.notes.count == 1)
    var report = LintReport(of: [LintResult(layouts: 4)], configurations: summary.configurations)
    report.supports = summary.supports
    #expect(report.summary.hasPrefix("nothing found in 1 document; 4 layouts in "))
    #expect(report.summary.hasSuffix(summary.supports.joined(separator: "; ")))
  }
}
