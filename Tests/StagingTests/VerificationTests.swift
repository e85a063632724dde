import Foundation
import InterfaceBuilder
import LayoutReports
import Testing
import UIKit

@testable import Staging

/// Stored frames against computed ones: the cases of Fixtures/interface/verify, whose README describes the form.
@MainActor
@Suite struct VerificationTests {
  nonisolated static let folder = ExampleFramesTests.repository.appendingPathComponent("Fixtures/interface/verify")

  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".expected") }.map { String($0.dropLast(9)) }.sorted()
  }()

  private func verification(of name: String, _ options: StageOptions = StageOptions(), tolerance: Double = 0.5) throws
    -> DocumentVerification
  {
    let document = try Document.read(contentsOf: Self.folder.appendingPathComponent("\(name).xib").path)
    return DocumentVerification(document, tolerance: tolerance, options: options)
  }

  @Test func thereAreFixtures() { #expect(Self.names.contains("causes")) }

  @Test(arguments: names)
  func differencesAreExplained(_ name: String) throws {
    let fixture = try VerificationFixture(contentsOf: Self.folder.appendingPathComponent("\(name).expected"))
    #expect(fixture.hasSource)
    let verification = try verification(of: name)
    #expect(verification.displayScale == fixture.scale)
    #expect(verification.differences.map(\.id) == fixture.differences.map(\.id))
    for (view, expected) in zip(verification.differences, fixture.differences) {
      let difference = view.difference
      let values = [difference.x, difference.y, difference.width, difference.height]
      for (value, wanted) in zip(values, expected.values) where wanted != nil {
        #expect(abs(value - wanted!) < 0.001, "\(view.id): \(values)")
      }
      var cause = view.cause?.kind
      if case .moved(let id) = view.cause { cause = "moved with \(id)" }
      #expect(cause == expected.cause, "\(view.id)")
    }
  }

  /// source: the meaning of a tolerance; the fraction of two thirds is the smallest difference, the next are 8 points.
  @Test func toleranceDecidesWhatDiffers() throws {
    #expect(try !verification(of: "causes", tolerance: 0.7).differences.contains { $0.id == "fraction" })
    #expect(try verification(of: "causes", tolerance: 8).differences.map(\.id).contains("picture") == false)
  }

  /// source: single-pixels.expected; given two pixels per point its labels are half a point too high.
  @Test func givenScaleIsTaken() throws {
    let verification = try verification(of: "single-pixels", StageOptions(displayScale: 2), tolerance: 0.25)
    #expect(verification.displayScale == 2)
    #expect(verification.differences.map(\.id) == ["first", "second"])
  }

  /// source: a line of 17 points is 20.287 high, rounded up to whole points 21, to halves 20.5, to thirds 20 1/3. The screen has thirds, so
  /// that its edges at 40 and 60.5 are at 40 and 60 2/3.
  @Test(arguments: [(nil, 21), (3, 61.0 / 3), (2, 62.0 / 3), (1, 21)] as [(Double?, Double)])
  func theDisplayDecidesTheHeightOfALine(_ displayScale: Double?, _ height: Double) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504"><device id="retina5_9" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" width="375" height="200"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="40"/>
      </constraints></view></objects></document>
      """
    let document = try Document.read(Data(xml.utf8), file: "a.xib")
    let options = StageOptions(displayScale: displayScale)
    let root = try #require(Stage(document, on: .canvas, options: options).layOut().scenes.first?.root)
    #expect(abs(root.children[0].frame.height - height) < 1e-6)
  }

  /// source: the lines and columns in the files, counted by hand; the form is that of compilers.
  @Test func textNamesPlacesAndCounts() throws {
    var report = VerificationReport(tolerance: 0.5)
    report.add(try verification(of: "causes"))
    let lines = report.text().split(separator: "\n").map(String.init)
    let found = lines.map { $0.components(separatedBy: "/").last ?? "" }
    #expect(found[0].hasPrefix("causes.xib:24:17: warning: Horizontal position is ambiguous for "))
    #expect(
      found[1]
        == #"causes.xib:12:17: view "View" stale: Xcode (30, 60, 50, 40), here (20, 60, 50, 40): x -10; unknown (1 view moved with this view)"#
    )
    #expect(
      lines.suffix(3) == [
        "7 of 8 views differ by more than 0.5 points in 1 document", "  by element: view 6, imageView 1",
        "  by cause: moved with another view 2, ambiguous 1, image 1, marked misplaced 1, rounding 1, unknown 1",
      ])
  }

  @Test func jsonIsJSON() throws {
    var report = VerificationReport(tolerance: 0.5)
    report.add(try verification(of: "causes"))
    let json = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
    let documents = try #require(json?["documents"] as? [[String: Any]])
    let views = try #require(documents.first?["views"] as? [[String: Any]])
    #expect(views.count == 7)
    #expect(views[1]["movedWith"] as? String == "stale")
    #expect((json?["summary"] as? [String: Any])?["compared"] as? Int == 8)
  }
}

private struct VerificationFixture {
  var hasSource = false
  var scale = 0.0
  /// Nil values are not known to the point.
  var differences: [(id: String, values: [Double?], cause: String)] = []

  init(contentsOf file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      switch parts[0] {
      case "source": hasSource = true
      case "scale": scale = try #require(Double(parts[1]))
      default:
        let halves = parts[1].components(separatedBy: ", ")
        differences.append((parts[0], halves[0].split(separator: " ").map { Double($0) }, halves[1]))
      }
    }
  }
}
