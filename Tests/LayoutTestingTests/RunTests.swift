import Foundation
import Synchronization
import Testing
import UIKit
import XCTest

@testable import LayoutTesting

/// What happens around assertions: frameworks, files that no test asks for, reports, many tests at once.
@MainActor
@Suite struct RunTests {
  /// One issue of Swift Testing for all devices, at the place of the assertion.
  @Test func swiftTestingGetsOneIssue() throws {
    let scratch = try Scratch()
    _ = verifyLayout(of: CardScreen(), on: .phones, named: "a", record: .missing, directory: scratch.path)
    let found = Mutex<[Issue]>([])
    withKnownIssue {
      assertLayout(of: CardScreen(gap: 28), on: .phones, named: "a", record: .missing, directory: scratch.path)
    } matching: { issue in
      found.withLock { $0.append(issue) }
      return true
    }
    let issues = found.withLock { $0 }
    #expect(issues.count == 1)
    let comment = issues.first?.comments.first?.rawValue ?? ""
    #expect(comment.contains("card: top 20 → 28") && comment.contains("CardScreen.swift:\(CardScreen.gapLine)"))
    #expect(issues.first?.sourceLocation?.fileName == "RunTests.swift")
  }

  /// A failure of frames has the snapshot as it would be, and a page with both layouts.
  @Test func failuresHaveAttachments() throws {
    let scratch = try Scratch()
    let place = TestPlace(fileID: #fileID, filePath: #filePath, testName: #function, line: #line, column: 1)
    let run = AssertionRun(
      place: place, devices: LayoutMatrix.phone.on(releases: 17).configurations, name: "a", mode: .missing,
      directory: scratch.path)
    _ = run.verify({ CardScreen() }, .frames)
    let outcome = run.verify({ CardScreen(gap: 28) }, .frames)
    #expect(
      outcome.attachments.map(\.name) == [
        "failuresHaveAttachments.a.iOS-17.txt", "failuresHaveAttachments.a.iOS-17.html",
      ])
    let page = try #require(outcome.attachments.last?.text)
    #expect(page.contains(", before") && page.contains(", after") && !page.contains("<script"))
    let (old, new) = (try scratch.text("failuresHaveAttachments.a.iOS-17.txt"), outcome.attachments[0].text)
    #expect(old.contains("UIView card (20, 20, 200, 300)") && new.contains("UIView card (20, 28, 200, 300)"))
  }

  /// Snapshots of functions and files that are gone; a name in quotation marks, which may be a `testName:`, counts as asked for.
  @Test func orphansAreFound() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      @Suite struct KeptTests {
        @Test func first() {}
        @Test(arguments: [1]) func second(_ number: Int) {}
        @Test func `raw name`() {}
        func third() { assertLayout(of: view, testName: "by hand") }
      }
      """, to: "KeptTests.swift")
    let kept = ["first.1.txt", "second-_.one.svg", "raw-name.1.txt", "by-hand.1.txt", "first.2.iPad-portrait.txt"]
    for name in kept + ["gone.1.txt", "firs.1.txt"] { try scratch.write("x", to: "__Snapshots__/KeptTests/\(name)") }
    try scratch.write("x", to: "__Snapshots__/GoneTests/any.1.txt")
    let found = orphanedSnapshots(file: scratch.path + "/OtherTests.swift").map {
      $0.split(separator: "/").suffix(2).joined(separator: "/")
    }
    #expect(found == ["GoneTests/any.1.txt", "KeptTests/firs.1.txt", "KeptTests/gone.1.txt"])
    assertNoOrphanedSnapshots()
  }

  /// A device that is not in the list any more leaves its snapshot aside.
  @Test func snapshotsLeftAsideAreFound() throws {
    let scratch = try Scratch()
    try scratch.write("x", to: "snapshotsLeftAsideAreFound.a.txt")
    try scratch.write("x", to: "otherTest.1.txt")
    _ = verifyLayout(of: CardScreen(), named: "b", record: .missing, directory: scratch.path)
    let aside = AskedSnapshots.leftAside().filter { $0.path.hasPrefix(scratch.path) }
    #expect(aside.map(\.lastPathComponent) == ["snapshotsLeftAsideAreFound.a.txt"])
  }

  /// Many writers of one snapshot and one report: no reader sees half a file, and the page has every assertion.
  @Test nonisolated func manyAtOnce() async throws {
    let scratch = try Scratch()
    let file = scratch.folder.appendingPathComponent("shared.txt")
    let report = scratch.folder.appendingPathComponent("report")
    let long = (0..<50).map { String(repeating: "\($0 % 10)", count: 20_000) }
    try SnapshotFolder.write(long[0], to: file)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          try SnapshotFolder.write(long[number], to: file)
          let text = try #require(try SnapshotFolder.read(file))
          #expect(text.count == 20_000 && Set(text).count == 1)
          // Each has a report of its own, as processes have.
          RunReport(folder: report).add(
            RunReport.Entry(
              test: "Tests/test\(number)", key: "test\(number)", failure: number % 2 == 0 ? "wrong \(number)." : nil,
              place: "Tests.swift:\(number)", pictures: []))
        }
      }
      try await group.waitForAll()
    }
    RunReport(folder: report).compose()
    let page = try scratch.text("report/index.html")
    #expect(page.contains("50 assertions, of which 25 failed."))
    for number in 0..<50 { #expect(page.contains("Tests/test\(number)<")) }
  }

  /// An assertion that passes again is no failure any more.
  @Test func aReportIsOfTheLastRun() throws {
    let scratch = try Scratch()
    let report = RunReport(folder: scratch.folder)
    for failure in ["wrong", nil] {
      report.add(RunReport.Entry(test: "A/b", key: "A.b", failure: failure, place: "A.swift:1", pictures: []))
    }
    report.compose()
    #expect(try scratch.text("index.html").contains("1 assertions, of which 0 failed."))
  }

  /// Lines of views whose names hold what else ends a name.
  @Test(arguments: ["a (1, 2)", "hidden", "(1, 2, 3, 4)", "x \"quoted\" y", "ünïcode 名前", "two  spaces"])
  func namesOfAnyKindCanBeRead(_ name: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 1.5, y: -2, width: 1.0 / 3, height: 0))
    child.accessibilityIdentifier = name
    (child.isHidden, child.alpha, child.bounds.origin.y) = (true, 0.5, 20)
    view.addSubview(child)
    let scratch = try Scratch()
    _ = verifyLayout(of: view, named: "a", record: .missing, directory: scratch.path)
    #expect(verifyLayout(of: view, named: "a", record: .missing, directory: scratch.path) == nil)
    child.alpha = 0.25
    let message = verifyLayout(of: view, named: "a", record: .missing, directory: scratch.path)
    #expect(message?.contains("hidden alpha 0.5 scrolled (0, 20) → hidden alpha 0.25 scrolled (0, 20)") == true)
  }
}

/// The same in XCTest, whose failures this class keeps to itself.
final class LayoutXCTests: XCTestCase {
  private var isExpecting = false
  private var messages: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    guard isExpecting else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    messages.append(description)
  }

  /// Tests of XCTest are called on the main thread.
  func testXCTestGetsOneFailure() throws {
    let scratch = try Scratch()
    let folder = scratch.path
    isExpecting = true
    MainActor.assumeIsolated {
      for gap in [20, 28] as [CGFloat] {
        assertLayout(of: CardScreen(gap: gap), on: .phones, named: "a", record: .missing, directory: folder)
      }
    }
    isExpecting = false
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages.first?.contains("recorded") ?? false)
    XCTAssertTrue(messages.last?.contains("card: top 20 → 28") ?? false)
  }
}
