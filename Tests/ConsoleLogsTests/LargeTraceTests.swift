import Testing

@testable import ConsoleLogs

/// source: what a trace says is a tree: a view is in the nearest one above that has fewer bars.
@Suite struct LargeTraceTests {
  @Test func traceDepthFollowsItsBars() throws {
    let log = ConsoleLog(
      """
      •UIWindow:0x1
      |   *UIView:0x2
      |   |   *UILabel:0x3'a'- AMBIGUOUS LAYOUT for UILabel:0x3'a'.minX{id: 1}
      |   *UIButton:0x4'b'- AMBIGUOUS LAYOUT for UIButton:0x4'b'.Width{id: 2}
      """)
    let sentences = try #require(log.traces.first).sentences
    #expect(sentences.count == 2)
    #expect(sentences[0].hasPrefix("UILabel 'a' in UIView: ") && sentences[1].hasPrefix("UIButton 'b' in UIWindow: "))
  }

  /// Quadratic work would take minutes.
  @Test(.timeLimit(.minutes(1))) func longTraceIsReadInLinearTime() throws {
    let views = String(repeating: "|   *UIView:0x2- AMBIGUOUS LAYOUT for UIView:0x2.minX{id: 1}\n", count: 20_000)
    let log = ConsoleLog("•UIWindow:0x1\n" + views)
    #expect(try #require(log.traces.first).text.split(separator: "\n").count == 20_001)
  }
}
