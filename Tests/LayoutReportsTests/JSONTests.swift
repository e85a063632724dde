import Foundation
import Geometry
import LayoutReports
import Testing

@Suite struct JSONTests {
  @Test func reportIsOneObjectThatFoundationReads() throws {
    let object = try #require(parse(ReportSamples.report.json()))
    #expect(object["schemaVersion"] as? Int == LayoutReport.schemaVersion)
    let document = try #require((object["documents"] as? [[String: Any]])?.first)
    #expect(document["file"] as? String == "Examples/Sample.storyboard")
    #expect((document["diagnostics"] as? [[String: Any]])?.first?["line"] as? Int == 12)
    let scene = try #require((document["scenes"] as? [[String: Any]])?.first)
    #expect((scene["constraints"] as? [Any])?.count == ReportSamples.constraints.count)
    let root = try #require(scene["root"] as? [String: Any])
    #expect(root["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 375, "height": 667])
    #expect((root["children"] as? [Any])?.count == ReportSamples.root.children.count)
  }

  @Test func emptyReportIsWritten() {
    #expect(LayoutReport().json() == "{\"schemaVersion\":1, \"documents\":[]}")
  }

  @Test func viewNodeIsOneLine() {
    let child = ViewReport(id: "b", className: "UILabel", frame: Rect(x: 1, y: 2, width: 3, height: 4.5))
    let root = ViewReport(className: "UIView", frame: .zero, isHidden: true, children: [child])
    let scene = SceneReport(name: "S", size: .zero, root: root)
    let json = LayoutReport(documents: [DocumentReport(file: "f", scenes: [scene])]).json()
    let line = #"{"id":"b", "class":"UILabel", "frame":{"x":1, "y":2, "width":3, "height":4.5}, "children":[]}"#
    #expect(json.split(separator: "\n").contains { $0.trimmingCharacters(in: .whitespaces) == line })
    #expect(json.contains(#""isHidden":true, "children":["#))
  }

  @Test func stringsSurviveARoundTrip() throws {
    let name = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}\u{2028}é漢👩‍👩‍👧\u{202E}"
    let view = ViewReport(id: name, className: name, name: name, frame: .zero)
    let scene = SceneReport(name: name, size: .zero, root: view)
    let json = LayoutReport(documents: [DocumentReport(file: name, scenes: [scene])]).json()
    let document = try #require((parse(json)?["documents"] as? [[String: Any]])?.first)
    #expect(document["file"] as? String == name)
    let root = (document["scenes"] as? [[String: Any]])?.first?["root"] as? [String: Any]
    #expect(root?["name"] as? String == name)
  }

  @Test func sameReportGivesSameBytes() {
    #expect(ReportSamples.report.json() == ReportSamples.report.json())
    #expect(!ReportSamples.report.json().contains("nan"))
  }

  @Test func deepTreeIsWritten() {
    var view = ViewReport(className: "UIView", frame: .zero)
    for _ in 0..<1_000 { view = ViewReport(className: "UIView", frame: .zero, children: [view]) }
    let scene = SceneReport(name: "deep", size: .zero, root: view)
    let report = LayoutReport(documents: [DocumentReport(file: "deep", scenes: [scene])])
    #expect(report.json().components(separatedBy: "\"class\"").count == 1_002)
    #expect(view.textLines.count == 1_001)
  }

  private func parse(_ json: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any]
  }
}

@Suite struct TextTreeTests {
  @Test func treeIsIndentedByTwo() {
    let rows = ViewReport(
      id: "Xk2-9a-LpQ", className: "UIStackView", name: "Rows", frame: Rect(x: 16, y: 20, width: 343, height: 200))
    let root = ViewReport(className: "UIView", frame: Rect(x: 0, y: 0, width: 375, height: 667), children: [rows])
    #expect(
      root.textLines == ["UIView (0, 0, 375, 667)", "  UIStackView \"Rows\" Xk2-9a-LpQ (16, 20, 343, 200)"])
  }

  @Test func controlCharactersDoNotReachTheTerminal() {
    let view = ViewReport(className: "UILabel", name: "a\n\u{1B}[31mb", frame: .zero)
    #expect(view.textLine == #"UILabel "a \u{1B}[31mb" (0, 0, 0, 0)"#)
  }

  @Test func diagnosticsReadLikeACompilers() {
    let diagnostic = ReportDiagnostic(severity: .error, message: "No such view.", line: 3, column: 5)
    #expect(diagnostic.text == "3:5: error: No such view.")
    #expect(ReportDiagnostic(severity: .note, message: "Skipped.").text == "note: Skipped.")
  }

  @Test func headingNamesTheScreen() {
    #expect(ReportSamples.scene.heading == "\"Settings\" on iPhone 8 portrait, 375x667@2x")
    var released = ReportSamples.scene
    released.release = 26
    #expect(released.heading == "\"Settings\" on iPhone 8 portrait, iOS 26, 375x667@2x")
    #expect(SceneReport(name: "S", size: Size(width: 300, height: 200.5), scale: 3).heading == "\"S\" on 300x200.5@3x")
  }
}
