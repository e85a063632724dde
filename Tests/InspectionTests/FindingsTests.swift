import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Inspection

@MainActor
@Suite struct FindingsTests {
  private func scenes(_ example: String, on device: String) throws -> [SceneReport] {
    let file = ExampleFramesTests.repository.appendingPathComponent("Examples/\(example)/Main.storyboard")
    let document = try Document.read(contentsOf: file.path)
    return Stage(document, on: .device(try #require(UIKit.Device.named(device)), .portrait)).layOut().scenes
  }

  /// 80 + 214 + 81 = 375 fits the wider screen exactly; 320 − 161 = 159 is what the narrower leaves.
  @Test func theOverconstrainedButtonIsCleanOnlyWhereItFits() throws {
    let wide = try scenes("Conflict", on: "iPhone 8")
    #expect(wide.allSatisfy { $0.conflicts.isEmpty && $0.ambiguities.isEmpty })
    let narrow = try #require(scenes("Conflict", on: "iPhone SE").first)
    let conflict = try #require(narrow.conflicts.first)
    #expect(narrow.conflicts.count == 1)
    #expect(conflict.constraintIDs.count == 3)
    let lines = conflict.message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(lines[1] == "\tProbably at least one of the constraints in the following list is one you don't want. ")
    #expect(lines[2] == "\tTry this: ")
    #expect(lines[5] == "(")
    #expect(lines[6].hasPrefix("    \"<NSLayoutConstraint:0x"))
    #expect(lines.contains(")"))
    let broken = try #require(lines.firstIndex(of: "Will attempt to recover by breaking constraint "))
    #expect(lines[broken + 1].hasSuffix("'Press the Button'.width == 214   (active)>"))
    #expect(lines.contains { $0.contains("H:|-(80)-[UIButton:0x") })
    #expect(lines.contains { $0.contains("]-(81)-|   (active, names: '|':UIView:0x") })
  }

  @Test func aMissingConstraintIsNamedInXcodesWords() throws {
    let scene = try #require(scenes("MissingConstraint", on: "iPhone 8").first)
    #expect(scene.conflicts.isEmpty)
    #expect(
      scene.ambiguities.map(\.message) == [
        "Position is ambiguous for \"Orange\". Need constraints for: X position, Y position"
      ])
    #expect(scene.ambiguities.first?.line != nil)
  }

  @Test func theSameReportTwice() throws {
    let first = LayoutReport(documents: [DocumentReport(file: "a", scenes: try scenes("Profile", on: "iPhone 8"))])
    let second = LayoutReport(documents: [DocumentReport(file: "a", scenes: try scenes("Profile", on: "iPhone 8"))])
    #expect(first.json() == second.json())
  }
}
