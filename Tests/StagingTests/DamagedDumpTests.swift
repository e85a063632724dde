import Foundation
import LayoutReports
import Testing

@testable import Staging

/// Dumps that nobody vouches for: each has an error at a place, and none ends the process.
@Suite struct DamagedDumpTests {
  private static let device = """
    {"model":"iPhone 16","size":{"width":393,"height":852},"scale":3,"idiom":"phone","horizontalSizeClass":"compact",\
    "verticalSizeClass":"regular","textSize":"UICTContentSizeCategoryL","direction":"leftToRight","appearance":"light",\
    "orientation":"portrait"}
    """
  private static let rect = #"{"x":0,"y":0,"width":393,"height":852}"#

  /// A view on a line of its own.
  private static func view(_ path: String, frame: String = rect, _ more: String = "") -> String {
    "{\"path\":[\(path)],\"class\":\"UIView\",\"frame\":\(frame),\"bounds\":\(rect)\(more)}"
  }

  private static func dump(_ views: [String], device: String = device) -> String {
    "{\"schemaVersion\":1,\n\"release\":\"26.1\",\n\"device\":\(device),\n\"screens\":[{\"name\":\"A\",\"views\":[\n"
      + views.joined(separator: ",\n") + "\n]}]}"
  }

  private func failure(of json: String) -> ScreenDumpError? {
    do throws(ScreenDumpError) {
      _ = try ScreenDump(reading: Data(json.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test func soundDumpIsRead() throws {
    let json = Self.dump([Self.view(""), Self.view("0", ",\"hidden\":true,\"unknown\":[1,{}]")])
    let dump = try ScreenDump(reading: Data(json.utf8))
    #expect(dump.screens[0].views.map(\.path.indices) == [[], [0]] && dump.screens[0].views[1].isHidden)
    #expect(try ScreenDump(reading: Data(dump.json().utf8)) == dump)
  }

  @Test func everyTruncationIsAnError() {
    let bytes = Array(Self.dump([Self.view(""), Self.view("0")]).utf8)
    for count in bytes.indices {
      let error = failure(of: String(decoding: bytes[..<count], as: UTF8.self))
      #expect(error != nil, "\(count)")
      #expect((error?.line ?? 0) >= 1 && (error?.column ?? 0) >= 1, "\(count)")
    }
  }

  /// Views stand on lines 5 and 6.
  @Test(arguments: [
    (view("0"), "5:9: \"path\": the first view must be the root"),
    (view("", frame: "[0,0]"), "5:37: \"frame\" must be an object"),
    (view("", frame: #"{"x":0,"y":"0","width":1,"height":1}"#), "5:48: \"y\" must be a number"),
    (view("", frame: #"{"x":0,"y":0,"width":1}"#), "5:37: \"height\" is missing"),
    (view("", frame: #"{"x":0,"y":NaN,"width":1,"height":1}"#), "5:48: expected a JSON value"),
    (view("", frame: #"{"x":0,"y":1e999,"width":1,"height":1}"#), "5:48: the number is too large"),
    (view("", frame: #"{"x":0,"y":01,"width":1,"height":1}"#), "5:48: expected a JSON number"),
    (view("", frame: #"{"x":0,"y":null,"width":1,"height":1}"#), "5:48: \"y\" is null"),
    (view("\"0\""), "5:10: \"path\" must be a number"),
    (#"{"path":[],"frame":\#(rect),"bounds":\#(rect)}"#, "5:1: \"class\" is missing"),
    ("7", "5:1: \"views\" must be an object"),
    (view("", ",\"hidden\":1"), "\"hidden\" must be true or false"),
    (view("", ",\"text\":\"\u{1}\""), "a string contains a control character"),
    (view("", ",\"text\":\"open"), "a string contains a control character"),
    (view("", ","), "a value is missing after the comma"),
  ])
  func damagedViewHasItsPlace(_ view: String, _ start: String) throws {
    let error = try #require(failure(of: Self.dump([view])))
    #expect(error.description.contains(start), "\(error)")
  }

  @Test(arguments: [
    ("0", "0", "\"path\": another view has the same path"), ("0", "", "\"path\": another view has the same path"),
    ("0", "1,0", "\"path\": the view is before the superview in the list, or has no superview"),
    ("0", "-1", "\"path\": the path has a negative index"),
  ])
  func pathsThatAreNoTreeAreRefused(_ first: String, _ second: String, _ message: String) throws {
    let error = try #require(failure(of: Self.dump([Self.view(""), Self.view(first), Self.view(second)])))
    #expect(error.message == message && error.line == 7 && error.column == 9, "\(error)")
  }

  @Test func deepPathsAndDeepTextsAreRefused() throws {
    let path = Array(repeating: "0", count: ScreenDump.deepestPath + 1).joined(separator: ",")
    #expect(
      try #require(failure(of: Self.dump([Self.view(""), Self.view(path)]))).message.contains("more than 256 indexes"))
    for open in ["[", "{\"a\":"] {
      let deep = try #require(failure(of: String(repeating: open, count: 1_000_000)))
      #expect(deep.message.contains("deeper than 64 levels"))
    }
  }

  @Test func treeOfTheDeepestPathsIsRead() throws {
    var path: [String] = []
    let views = (0...ScreenDump.deepestPath).map { _ in
      defer { path.append("0") }
      return Self.view(path.joined(separator: ","))
    }
    let dump = try ScreenDump(reading: Data(Self.dump(views).utf8))
    var comparison = DumpComparison(dump: "a", subject: "b", dumpedOn: "", computedOn: "", tolerance: 0.5)
    comparison.add(dump.screens[0], dump.screens[0])
    #expect(comparison.differences.isEmpty && comparison.compared == views.count)
  }

  @Test(arguments: [
    ("", "1:1: the file is truncated"), ("{}", "1:1: \"schemaVersion\" is missing"),
    ("[]", "1:1: the dump must be an object"),
    (#"{"schemaVersion":1}"#, "1:1: \"release\" is missing"),
    (#"{"schemaVersion":1} x"#, "1:21: unexpected text after the end of the JSON"),
    (#"{"schemaVersion":2}"#, "1:18: \"schemaVersion\""), ("\u{FEFF}nul", "1:4: expected a JSON value"),
    (#"{"schemaVersion" 1}"#, "1:18: a colon is missing"),
    (#"{schemaVersion:1}"#, "1:2: a key is missing"),
    ("[1 2]", "1:4: a comma or \"]\" is missing"), ("<?xml?>", "1:1: expected a JSON value"),
  ])
  func textThatIsNoDumpHasItsPlace(_ json: String, _ start: String) throws {
    #expect(try #require(failure(of: json)).description.hasPrefix(start), "\(String(describing: failure(of: json)))")
  }

  @Test func unknownWordsOfTheDeviceAreRefused() throws {
    let json = Self.dump([Self.view("")], device: Self.device.replacingOccurrences(of: "\"phone\"", with: "\"watch\""))
    #expect(try #require(failure(of: json)).description.hasPrefix("3:"))
  }

  /// As many views as 16 MB hold are compared in a few seconds, whatever differs.
  @Test func manyViewsThatAllDifferAreCompared() {
    let root = ScreenDump.View(path: .root, className: "UIView", frame: .zero, bounds: .zero)
    func screen(_ x: Double) -> ScreenDump.Screen {
      .init(
        name: "A",
        views: [root]
          + (0..<40_000).map {
            .init(
              path: ViewPath([$0]), className: "UIView", frame: .init(x: x * Double($0 + 1), width: 1e300),
              bounds: .zero)
          })
    }
    var comparison = DumpComparison(dump: "a", subject: "b", dumpedOn: "", computedOn: "", tolerance: 0.5)
    comparison.add(screen(1), screen(3))
    #expect(comparison.differences.count == 40_000 && comparison.text().contains("and 39997 more"))
  }
}
