import AutoLayout
import Foundation
import Testing

@testable import ConsoleLogs

/// Console output when an app stops because of its layout.
@Suite struct ExceptionTests {
  private static let folder = ConsoleLogFiles.fixtures.appendingPathComponent("exceptions")

  /// The fixtures of this program's own exceptions, by the beginnings of their names.
  private static let kinds: [(prefix: String, kind: ConsoleException.Kind)] = [
    ("ancestor-", .noCommonAncestor), ("constant-", .notFinite), ("multiplier-", .notFinite),
    ("illegal-stays-inactive", .invalidPairing), ("location-", .locationWithoutItem), ("outside-", .outsideSubtree),
    ("pairing-leading-left", .mixedDirections), ("pairing-margins", .mixedDirections), ("pairing-", .invalidPairing),
    ("priority-optional", .requiredPriorityChange), ("priority-required", .requiredPriorityChange),
    ("priority-", .illegalPriority), ("stack-index", .stackIndex), ("super-", .missingSuperCall),
  ]

  @Test(arguments: ConsoleLogFiles.names(in: folder, ".txt"))
  func raisedExceptionIsExplained(_ name: String) throws {
    let text = try ConsoleLogFiles.log(ofFixture: name, in: Self.folder)
    guard text.contains("exception NS") else { return }
    let log = ConsoleLog(text)
    let kind = try #require(Self.kinds.first { name.hasPrefix($0.prefix) }).kind
    #expect(log.exceptions.map(\.kind) == [kind])
    #expect(log.problems.isEmpty)
  }

  @Test(arguments: ConsoleLogFiles.names(in: ConsoleLogFiles.fixtures.appendingPathComponent("warnings"), ".txt"))
  func printedWarningIsExplained(_ name: String) throws {
    let text = try ConsoleLogFiles.log(ofFixture: name, in: ConsoleLogFiles.fixtures.appendingPathComponent("warnings"))
    let kind: ConsoleException.Kind =
      name.hasPrefix("unprepared") ? .unpreparedHierarchy : name.hasPrefix("large") ? .hugeConstant : .collapsedRow
    #expect(ConsoleLog(text).exceptions.map(\.kind) == [kind])
  }

  /// The texts of the other kinds, as UIKit's sources here raise or log them.
  @Test(
    arguments: [
      ("Can't add self as subview", .ownSubview),
      (
        "unable to dequeue a cell with identifier Row - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard", .unknownCell
      ),
      (
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Tile - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard", .unknownCell
      ),
      (
        "[<App.MainController 0x7f01> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key nameLabel.", .unknownKey
      ),
      ("Could not find a storyboard named 'Mian' in bundle NSBundle </x.app>", .missingDocument),
      (
        "Storyboard (<UIStoryboard: 0x7f01>) doesn't contain a view controller with identifier 'Detail'",
        .missingDocument
      ),
      ("Receiver (<App.Main: 0x7f01>) has no segue with identifier 'show'", .missingDocument),
      ("Could not load NIB in bundle: 'NSBundle </x.app>' with name 'Row'", .missingDocument),
      (
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Row\" nib but the view outlet was not set.",
        .missingViewOutlet
      ),
      ("-[App.Main press:]: unrecognized selector sent to instance 0x7f01", .unknownAction),
      ("Unknown class RowView in Interface Builder file.", .unknownClass),
      (
        "Attempted to scale a font that has already been scaled. Please use an unscaled font instance instead: <UICTFont>",
        .scaledFont
      ),
      ("There are currently no sections in the data source. Please add a section first.", .noSections),
      ("[LayoutLoop] Degenerate layout!\nLayout feedback loop detected in subtree of <App.View: 0x7f01>.", .layoutLoop),
      ("[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of <App.View: 0x7f01>. ", .layoutLoop),
    ] as [(String, ConsoleException.Kind)])
  func aTextHasItsKind(_ text: String, _ kind: ConsoleException.Kind) {
    #expect(ConsoleLog(text).exceptions.map(\.kind) == [kind])
    let crash = "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(text)'\n"
    let found = ConsoleLog(crash + "*** First throw call stack:\n(0x1 0x2)\n").exceptions
    #expect(found.map(\.kind) == [kind])
    #expect(found.allSatisfy { text.hasSuffix($0.text.components(separatedBy: "\n").last ?? "?") })
  }

  /// The format and the mark are shown again, and the complaint decides the advice.
  @Test(arguments: [
    ("H:|-[titel]-|", VisualFormatError(problem: .unknownView("titel"), position: 11), "views dictionary"),
    ("V[label]-|", VisualFormatError(problem: .noColonAfterV, position: 1), "colon"),
    ("H:[label(100]", VisualFormatError(problem: .openThickness, position: 12), "[view(>=100)]"),
    ("H:|-[label]", VisualFormatError(problem: .noSuperview, position: 3), "superview"),
    ("H:[label]-gap-|", VisualFormatError(problem: .unknownMetric("gap"), position: 13), "metrics dictionary"),
  ])
  func aVisualFormatIsExplained(_ format: String, _ error: VisualFormatError, _ advice: String) throws {
    let text = "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '"
    let log = ConsoleLog("10:00 App[1:2] \(text)\(error.reason(format))'\n*** First throw call stack:\n")
    let explanation = ExceptionExplanation(try #require(log.exceptions.first))
    #expect(explanation.kind == .visualFormat && explanation.line == 1)
    #expect(explanation.advice.contains(advice), "\(explanation)")
    #expect(explanation.summary.contains("  \(format) \n  \(String(repeating: " ", count: error.position))^"))
    let complaint = error.reason(format).components(separatedBy: " \n")[1]
    #expect(
      explanation.meaning.contains(complaint.hasSuffix(".") ? String(complaint.dropLast()) : complaint),
      "\(explanation)")
  }

  @Test func exceptionNamesTheViewsOfItsSubtree() throws {
    let text = """
      Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  \
      That's illegal. constraint:<NSLayoutConstraint:0x60 UILabel:0x7f02'Name'.centerX == UIView:0x7f01.centerX   (inactive)> \
      view:<UILabel: 0x7f02; frame = (0 0; 0 0); text = 'Name'; layer = <CALayer: 0x61>>
      """
    let explanation = ExceptionExplanation(try #require(ConsoleLog(text).exceptions.first))
    #expect(explanation.views == ["UILabel:0x7f02'Name'", "UIView:0x7f01"])
    #expect(
      explanation.meaning.contains(
        "added a constraint to UILabel:0x7f02'Name', but the constraint refers to a view outside"))
    #expect(explanation.advice.contains("UILabel:0x7f02'Name' and UIView:0x7f01"))
  }

  /// The line ends of a page do not hide it, and what follows is read.
  @Test func exceptionBrokenOverLinesIsFound() {
    let log = ConsoleLog(
      """
      reason: 'Unable to activate constraint with
      anchors <NSLayoutXAxisAnchor:0x60 "UILabel:0x7f01.leading"> and <NSLayoutXAxisAnchor:0x61
      "UIView:0x7f02.leading"> because they have no common ancestor.  Does the constraint or its anchors reference items in
      different view hierarchies?  That's illegal.'
      *** First throw call stack:
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 1   (active)>", "<NSLayoutConstraint:0x2 UIView:0xa.width == 2   (active)>"
      """)
    #expect(log.exceptions.map(\.kind) == [.noCommonAncestor])
    #expect(log.exceptions.map { ExceptionExplanation($0).views } == [["UILabel:0x7f01", "UIView:0x7f02"]])
    #expect(log.conflicts.map(\.constraints.count) == [2] && log.problems.isEmpty)
  }

  @Test func everyExceptionKindHasMeaningAndAdvice() {
    for kind in ConsoleException.Kind.allCases {
      let explanation = ExceptionExplanation(ConsoleException(kind: kind, line: 1, text: ""))
      #expect(explanation.meaning.hasSuffix(".") && explanation.advice.hasSuffix("."), "\(kind)")
    }
  }
}
