import Checking
import Foundation
import InterfaceBuilder
import Linting
import Rendering
import Staging
import Testing
import UIKit

@testable import Commands

/// A view that asks for its next layout in each layout, so that no pass settles.
final class RestlessRow: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// What a layout could not do as promised is a note of the commands that print no report of it. source: derived: the class
/// above never settles.
@MainActor
@Suite struct LayoutDiagnosticNoteTests {
  private static let message = "the layout did not become stable: it still changed after 12 layout passes"

  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <view customClass="RestlessRow" translatesAutoresizingMaskIntoConstraints="NO" id="row">
    <rect key="frame" x="0" y="0" width="375" height="50"/>
    <constraints><constraint firstAttribute="height" constant="50" id="row-height"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="row-top"/>
    <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="row-leading"/>
    <constraint firstItem="row" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="row-trailing"/>
    </constraints></view></objects></document>
    """

  private let phone = LayoutConfiguration(device: "iPhone 8")

  init() { NibClasses.register(RestlessRow.self) }

  @Test func diagnosticIsNotedOnce() throws {
    let document = try Document.read(Data(Self.text.utf8), file: "Row.xib")
    let phones = ["iPhone 8", "iPhone SE (1st generation)"].compactMap { LayoutConfiguration(device: $0) }
    let notes = Linter(rules: RuleSet([]), configurations: phones).lint(document).notes
    #expect(notes.map(\.message) == [Self.message])
    #expect(notes.map(\.line) == [4])
  }

  @Test func renderPrintsDiagnostics() throws {
    let (messages, svg) = try draw()
    #expect(svg != nil)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("Row.xib:4:1: note: \(Self.message)") == true, "\(messages)")
  }

  private func draw() throws -> (messages: [String], svg: String?) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Row.xib")
    try Data(Self.text.utf8).write(to: file)
    nonisolated(unsafe) var messages: [String] = []
    var batch = DocumentBatch([file.path], DocumentEnvironment(), log: RunLog { messages.append($0) })
    let drawing = batch.drawing(of: nil, on: [[.device(try #require(phone))]], options: [])
    return (messages, try drawing.picture.map { String(decoding: try $0.file(.svg).bytes, as: UTF8.self) })
  }
}
