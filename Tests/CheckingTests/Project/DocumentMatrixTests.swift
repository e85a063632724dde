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
    // iOS 15 is the last that the narrowest phone runs, and of iOS 26 two of the six phones have large text, too.
    #expect(configurations.filter { $0.device.id == "retina4_0" }.map(\.release) == [15])
    #expect(configurations.filter { $0.textSize == .xxxLarge }.map(\.device.id) == ["retina4_7", "retina6_1"])
    #expect(configurations.count == (6 + 2) + 2 + 2)
  }

  /// By release, how many configurations an app of each kind has: what it begins with decides. Of iOS 26 all devices count, of an older
  /// one two phones and a tablet, of iOS 27 what it lays out otherwise.
  @Test(arguments: [
    ("phone-portrait/App/Base.lproj/Main.storyboard", [26: 8, 15: 2, 18: 2]),
    ("synchronized/Notes/Main.storyboard", [26: 14, 18: 4]),
    ("ios-26/App/Main.storyboard", [26: 20, 27: 3]),
    ("old-design/App/Main.storyboard", [18: 12]),
    ("list-only/Tests/Any.xib", [26: 22, 18: 6]),
  ])
  func releasesFollowTheDeploymentTarget(_ document: String, counts: [Int: Int]) {
    let found = matrix(document).configurations
    #expect(Dictionary(grouping: found, by: \.release).mapValues(\.count) == counts)
    #expect(found.allSatisfy { $0.runs })
    #expect(Set(found.map(\.name)).count == found.count)
    let isNamed = Set(found.map(\.release)) != [26]
    #expect(found.allSatisfy { $0.name.contains("OS \($0.release)") == isNamed })
  }

  /// source: fact class.27, and the sizes of iPhone Duo: what iOS 27 lays out otherwise.
  @Test func anAppOfIOS26SeesLargePhonesOnTheirSideAndTheDuoOfIOS27() {
    let later = matrix("ios-26/App/Main.storyboard").configurations.filter { $0.release == 27 }
    #expect(
      later.map(\.name) == [
        "iPhone 18 Pro Max, landscape, iOS 27", "iPhone Duo (closed), portrait, iOS 27",
        "iPhone Duo (open), landscape, iOS 27",
      ])
    #expect(later.first?.profile.horizontalSizeClass == .compact)
  }

  /// source: facts app.scene, app.compat and app.fullscreen. Said once for each project, however many documents it has.
  @Test func whatChangesWithNewSDKsIsSaidOnce() {
    let folder = Repository.root.appendingPathComponent("Fixtures/projects").path
    var matrices = DocumentMatrices(.preset(.supported))
    let files = ["old-design/App/a.xib", "old-design/App/b.xib", "ios-26/App/c.xib"].map { "\(folder)/\($0)" }
    let notes = matrices.summary(of: files).notes
    #expect(notes.count == 3 && notes.allSatisfy { $0.hasPrefix("Info.plist: note: ") })
    for words in ["UIDesignRequiresCompatibility", "UIApplicationSceneManifest", "UIRequiresFullScreen"] {
      #expect(notes.filter { $0.contains(words) }.count == 1)
    }
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
        "iPhone only, portrait, iOS 16 and later, left to right, according to Suite.xcodeproj",
        "iPhone only, iOS 13 and later, left to right, according to App.xcodeproj, orientations unknown",
      ])
    let note = try #require(summary.notes.last)
    #expect(note.contains("damaged-list/App/Info.plist:5:") && note.contains(": note: "))
    // The app of the other documents has no scenes.
    #expect(summary.notes.dropLast().allSatisfy { $0.hasPrefix("Suite.xcodeproj: note: ") })
    #expect(summary.notes.count == 2)
    var report = LintReport(of: [LintResult(layouts: 4)], configurations: summary.configurations)
    report.supports = summary.supports
    #expect(report.summary.hasPrefix("nothing found in 1 document; 4 layouts in "))
    #expect(report.summary.hasSuffix(summary.supports.joined(separator: "; ")))
  }
}
