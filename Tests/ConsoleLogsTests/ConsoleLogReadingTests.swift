import ConsoleLogs
import Foundation
import Testing

/// What is read is the text again, to the character.
@Suite struct ConsoleLogReadingTests {
  /// The descriptions that stand in a text, without reading them: what is between `"<` and `>"`.
  private func entries(_ text: String) -> [String] {
    text.matches(of: /"(<[^\n]*>)"/).map { String($0.1) }
  }

  @Test(
    .enabled(if: ConsoleLogFiles.published != nil, ConsoleLogFiles.missing),
    arguments: ConsoleLogFiles.published.map { ConsoleLogFiles.names(in: $0, ".log") } ?? [])
  func aPublishedLogIsReadWithoutLoss(_ name: String) throws {
    let text = try ConsoleLogFiles.text(name, in: try #require(ConsoleLogFiles.published))
    let log = ConsoleLog(text)
    if name.hasPrefix("error-") {
      // Letters were put into an address on purpose: behind `"<NSLayoutConstraint:` its digits end at 0x61.
      #expect(log.problems.map(\.line) == [2])
      #expect(log.problems.map(\.column) == ["\"<NSLayoutConstraint:0x61".count + 1])
      return
    }
    #expect(log.problems.isEmpty)
    #expect(log.conflicts.flatMap(\.constraints).map(\.description) == entries(text))
    #expect(log.conflicts.count == 1)
    #expect((log.conflicts[0].broken == nil) == !text.contains("Will attempt to recover"))
  }

  @Test(arguments: ConsoleLogFiles.names(in: ConsoleLogFiles.fixtures.appendingPathComponent("conflicts"), ".txt"))
  func aLogOfOursIsReadWithoutLoss(_ name: String) throws {
    let whole = try ConsoleLogFiles.log(
      ofFixture: name, in: ConsoleLogFiles.fixtures.appendingPathComponent("conflicts"))
    // Some scenarios print constraints after the messages.
    let end = whole.ranges(of: "may also be helpful.").last?.upperBound ?? whole.endIndex
    let text = String(whole[..<end])
    let log = ConsoleLog(text)
    let isForeign = name == "own-class.txt"
    #expect(log.problems.isEmpty != (isForeign || name == "optional.txt"))
    let listed = entries(text).filter { $0 != "<made by hand>" }
    #expect(log.conflicts.flatMap(\.constraints).map(\.description) == listed)
    #expect(log.conflicts.count == text.components(separatedBy: "Unable to simultaneously").count - 1)
    #expect(log.conflicts.allSatisfy { ($0.broken != nil) != isForeign })
  }

  @Test(arguments: ["descriptions", "masks"])
  func aDescriptionIsReadWithoutLoss(_ topic: String) throws {
    let folder = ConsoleLogFiles.fixtures.appendingPathComponent(topic)
    for name in ConsoleLogFiles.names(in: folder, ".txt") {
      let text = try ConsoleLogFiles.log(ofFixture: name, in: folder)
      let log = ConsoleLog(text)
      #expect(log.problems.isEmpty, "\(name)")
      let lines = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<") }
      #expect(log.conflicts.flatMap(\.constraints).map(\.description) == lines, "\(name)")
    }
  }

  @Test(arguments: [
    // iOS 6 to 8: no state, capital names, sizes in visual format.
    "<NSLayoutConstraint:0x7189560 V:|-(1)-[UILabel:0x7186980]   (Names: '|':MASExampleDebuggingView:0x7186560 )>",
    "<NSLayoutConstraint:0x7189560 H:[UIView:0x1]-(NSSpace(20))-|   (Names: '|':UIView:0x2 )>",
    "<NSLayoutConstraint:0x7189560 H:[UIView:0x1(>=5,<=9@750)]>",
    "<NSLayoutConstraint:0x7189560 H:[UIView:0x1(==UIView:0x2)]>",
    "<NSLayoutConstraint:0x7189560 H:|[UIView:0x1]-[UIView:0x2][UIView:0x3]-8-[UIView:0x4]|>",
    "<NSContentSizeLayoutConstraint:0x7f V:[UILabel:0x1'Title'(21)] Hug:251 CompressionResistance:750>",
    // Libraries name constraints and views.
    "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:messageLabel.top == MASView:superview.top + 1>",
    "<MASLayoutConstraint:0x7f UIView:0x1.width == UIView:0x2.width * 0.5 ^750>",
    "<SnapKit.LayoutConstraint:0x7f@A File+Ext.swift#21 App.View:0x1.left == App.View:0x2.left - 13.0>",
    // Titles and identifiers contain what else ends them.
    "<NSLayoutConstraint:0x7f 'it's the 'gap' UIButton:0x1'Don't [x](y) == 3'.width == 10 @250   (active)>",
    "<NSLayoutConstraint:0x7f H:[UIButton:0x1'a]b'(44)]   (active)>",
    "<NSLayoutConstraint:0x7f H:[a b]-(>=-2@1)-|(RTL)   (inactive, names: a b:0x1, '|':UIView:0x2'x, y' )>",
    // A private Swift class.
    "<NSLayoutConstraint:0x7f App.(Row in _AB12):0x1.height == 1e+06   (active)>",
  ])
  func aFormIsReadWithoutLoss(_ text: String) {
    let log = ConsoleLog("(\n    \"\(text)\"\n)")
    #expect(log.problems.isEmpty)
    #expect(log.conflicts.first?.constraints.map(\.description) == [text])
  }

  @Test func textAroundAndBetweenConflictsIsNoHindrance() {
    let log = ConsoleLog(
      """
      10:00 App[1:2] started\r
      10:01 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.\r
      10:01 (\r
      10:01     "<NSLayoutConstraint:0x1 UIView:0xa.width == 1   (active)>", "<NSLayoutConstraint:0x2 UIView:0xa.width == 2   (active)>"\r
      )\r
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x2 UIView:0xa.width == 2   (active)>\r
      something else (
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 3   (active)>"
      )
      """)
    #expect(log.problems.isEmpty)
    #expect(log.conflicts.map(\.line) == [2, 8])
    #expect(log.conflicts.map(\.preamble) == ["10:01 App[1:2] [LayoutConstraints]", ""])
    #expect(log.conflicts.map { $0.constraints.map(\.address) } == [["0x1", "0x2"], ["0x3"]])
    #expect(log.conflicts.map { $0.broken?.address } == ["0x2", nil])
  }

  /// Line and column are where a reader would point.
  @Test(arguments: [
    ("\"<NSLayoutConstraint:0x1 UIView:0xa.width = 3>\"", 1, 26),
    ("(\n  \"<NSLayoutConstraint:0x1 UIView:0xa.width == x>\"\n)", 2, 48),
    ("  \"<NSLayoutConstraint:0x1 UIView:0xa.width == 1\n\n", 1, 3),
    ("\"<NSLayoutConstraint:0x1 H:[UIView:0xa]-(8-|>\"", 1, 43),
    ("\"<NSLayoutConstraint UIView:0xa.width == 3>\"", 1, 3),
    ("Unable to simultaneously satisfy constraints.\n", 1, 1),
    // Where a page put signs, they count.
    ("\"\\<NSLayoutConstraint:0x1 UIView:0xa.width = 3\\>\"", 1, 27),
    ("&quot;&lt;NSLayoutConstraint:0x1 UIView:0xa.width == x&gt;&quot;", 1, 54),
    ("hello", 1, 1),
  ])
  func aMistakeHasAPlace(_ text: String, line: Int, column: Int) {
    let log = ConsoleLog(text)
    #expect(log.problems.map(\.line) == [line])
    #expect(log.problems.map(\.column) == [column], "\(log.problems)")
  }

  @Test func whatCanBeReadIsThere() {
    let log = ConsoleLog("(\n\"<NSLayoutConstraint:0x1 junk>\",\n\"<NSLayoutConstraint:0x2 UIView:0xa.width == 3>\"\n)")
    #expect(log.problems.count == 1)
    #expect(log.conflicts.map { $0.constraints.map(\.address) } == [["0x2"]])
  }

  /// UIKit's spelling of a constant without a second item; source: https://github.com/lionheart/openradar-mirror/issues/21120
  @Test(arguments: [
    "<NSLayoutConstraint:0x1 UIView:0xa.width == - 16   (active)>",
    "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa'Text'.midY == + 70>",
    "<NSLayoutConstraint:0x1 UIView:0xa.width >= - 0.5@750   (active)>",
  ])
  func aSignedConstantIsReadWithoutLoss(_ text: String) {
    let log = ConsoleLog("(\n    \"\(text)\"\n)")
    #expect(log.problems.isEmpty)
    #expect(log.conflicts.first?.constraints.map(\.description) == [text])
  }

  @Test(arguments: [
    "\"\\<NSLayoutConstraint:0x1 my\\_view.width == 1   (active, names: my\\_view:0xa )\\>\"",
    "&quot;&lt;NSLayoutConstraint:0x1 my_view.width == 1   (active, names: my_view:0xa )&gt;&quot;",
    "\u{201C}<NSLayoutConstraint:0x1 my_view.width == 1   (active, names: my_view:0xa )>\u{201D}",
    "Unable to simultaneously satisfy constraints.\n[\nNSLayoutConstraint:0x1 my_view.width == 1   (active, names: my_view:0xa ),\n]",
  ])
  func anEscapedLogIsRead(_ text: String) {
    let log = ConsoleLog(text)
    #expect(log.problems.isEmpty)
    let expected = "<NSLayoutConstraint:0x1 my_view.width == 1   (active, names: my_view:0xa )>"
    #expect(log.conflicts.flatMap(\.constraints).map(\.description) == [expected])
  }

  /// Of what the log does not contain the reader is told why; source: https://github.com/gskbyte/GSKStretchyHeaderView/issues/14,
  /// https://github.com/SnapKit/Masonry/issues/415
  @Test func whatTheLogHidesIsSaid() {
    let message = "Unable to simultaneously satisfy constraints.\n"
    let nulls = ConsoleLog(message + "(\n    \"<NSLayoutConstraint: 0x15eebba0> (null) ((null), (null))\"\n)\n")
    #expect(nulls.conflicts.isEmpty && nulls.problems.map(\.line) == [3])
    #expect(nulls.problems.allSatisfy { $0.message.contains("(null)") })
    let hidden = ConsoleLog(message + "<private>\n\nWill attempt to recover by breaking constraint \n<private>\n")
    #expect(
      hidden.conflicts.isEmpty && hidden.problems.contains { $0.message.contains("<private>") }, "\(hidden.problems)")
  }
}
