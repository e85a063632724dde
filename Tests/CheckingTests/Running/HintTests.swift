import Foundation
import InterfaceBuilder
import Staging
import Testing

@testable import Checking
@testable import Linting

/// What a finding says about where it ends and what would help, on documents whose arithmetic is plain.
@MainActor
@Suite struct HintTests {
  private func hints(_ rule: String, _ document: String, on names: [String]) throws -> [String] {
    let fixture = try #require(RuleFixture.all.first { "\($0)" == document })
    let rules = RuleSet(RuleSet.all.filter { $0.identifier == rule })
    let linter = Linter(rules: rules, configurations: names.compactMap(LayoutConfiguration.init(words:)))
    #expect(linter.configurations.count == names.count)
    return try #require(linter.lint(fixture.read()).findings.first, "\(document) has no finding of \(rule)").hints
  }

  private let phones = ["retina4_0 portrait", "retina4_7 portrait"]

  /// The button ends at 370; up to a point beyond the edge nothing is said.
  @Test func hintNamesTheLengthAtWhichTheFindingDisappears() throws {
    #expect(
      try hints("outside_screen", "outside_screen/bad.storyboard", on: phones) == [
        "the problem disappears at a screen width of 367 points or more"
      ])
  }

  /// 170 from each edge, 10 away from it, meet at 360; they may share two points.
  @Test func hintNamesTheLengthForTwoViews() throws {
    #expect(
      try hints("overlapping_views", "overlapping_views/bad.storyboard", on: phones) == [
        "the problem disappears at a screen width of 358 points or more"
      ])
  }

  /// An equation holds at one width: 80 + 214 + 81 = 375. On 320 points 320 − 161 = 159 are left for the button, 55 less
  /// than it wants, and the gaps would have to go without those 55.
  @Test func hintNamesTheOnlyLengthAndTheRepairs() throws {
    let hints = try hints("conflicting_constraints", "conflicting_constraints/bad.storyboard", on: phones)
    #expect(hints.last == "the problem disappears only at a screen width of 375 points")
    let repairs = hints.dropLast()
    #expect(!repairs.isEmpty && repairs.allSatisfy { $0.hasPrefix("possible fix: ") })
    let subjects = [
      ("\"Press the Button\".width = 214", "159"), ("\"Press the Button\".leading = View.leading + 80", "25"),
      ("View.trailing = \"Press the Button\".trailing + 81", "26"),
    ]
    let possible = subjects.flatMap { subject, constant in
      [
        "set the priority of \(subject) to 999", "remove the constraint \(subject)",
        "set the constant of \(subject) to \(constant)",
      ]
    }
    for repair in repairs { #expect(possible.contains(String(repair.dropFirst("possible fix: ".count)))) }
  }

  /// A label of 21.5 points holds text of 17 and 19 points and cuts that of 21. A line stands in the middle; its baseline is 0.95
  /// of the size below its top, its end 0.24 below that, and the ink of "y" 0.21: 10.75 points below the middle for 19 points,
  /// 11.9 for 21. The body style has 21 points at the size xxLarge.
  @Test func hintNamesTheTextSizeAtWhichTheFindingBegins() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes><scene><objects>
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Typing" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="16" y="20" width="343" height="21.5"/>
      <constraints><constraint firstAttribute="height" constant="21.5" id="h"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
      <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
      <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="16" id="d"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let configurations = ["retina4_7 portrait", "retina4_7 portrait xxxLarge"].compactMap(
      LayoutConfiguration.init(words:))
    let linter = Linter(rules: RuleSet([ClippedTextRule()]), configurations: configurations)
    let findings = linter.lint(try Document.read(Data(text.utf8), file: "a.storyboard")).findings
    #expect(findings.map(\.hints) == [["the smallest text size with the problem is xxLarge"]])
    #expect(findings.map(\.configurations) == [["iPhone SE (3rd generation), portrait, iOS 17, text xxxLarge"]])
  }

  /// A row of digits of one width: of 40 that need N points there is room for those that have 100 points, N / 40 each.
  @Test func hintCountsTheCharactersThatFit() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes><scene><objects>
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="\(String(repeating: "8", count: 40))" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="16" y="20" width="100" height="21.5"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """
    let phone = try #require(LayoutConfiguration(words: "retina4_7 portrait"))
    let linter = Linter(rules: RuleSet([ClippedTextRule()]), configurations: [phone])
    let found = try #require(linter.lint(try Document.read(Data(text.utf8), file: "a.storyboard")).findings.first)
    let match = try #require(
      found.message.firstMatch(of: /the text is ([0-9.]+) points wide, but the view has only 100 points/))
    let width = try #require(Double(match.1))
    #expect(
      found.hints == [
        "the view has room for \(Int(100 / (width / 40))) characters on iPhone SE (3rd generation), portrait, iOS 17"
      ]
    )
  }

  // MARK: What hints cost

  /// Half the layouts of the check, and what one search takes where the check is small.
  @Test func hintsKeepWithinTheirLayoutBudget() throws {
    let fixture = try #require(RuleFixture.all.first { "\($0)" == "outside_screen/bad.storyboard" })
    let trials = TrialLayouts(try fixture.read(), options: StageOptions(), localization: Localization())
    trials.allowAdvice(after: 100)
    #expect(trials.affords(50) && !trials.affords(51))
    let phone = try #require(LayoutConfiguration(words: "retina4_7 portrait"))
    // A layout of the whole document is the check's own.
    _ = trials.scenes(phone)
    #expect(trials.affords(50))
    let scene = try #require(trials.scenes(phone).scenes.first).report.id
    _ = trials.scenes(phone, only: scene)
    #expect(trials.affords(49) && !trials.affords(50))
    trials.allowAdvice(after: 2)
    #expect(trials.affords(17) && !trials.affords(18))
  }

  /// A document with so many views that nothing but the constraints tells apart.
  private func document(_ count: Int, _ constraints: String) throws -> Document {
    let views = (0..<count).map { index in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="0" y="\(11 * index)" width="10" height="10"/></view>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes><scene><objects>
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(views.joined())</subviews><constraints>\(constraints)</constraints></view></viewController></objects></scene></scenes></document>
      """
    return try Document.read(Data(text.utf8), file: "a.storyboard")
  }

  /// Rows of 10 points and gaps of 1 from the top of the screen to its bottom: one conflict, with all constraints in it.
  private func chain(_ rows: Int) throws -> Document {
    let ties = (0..<rows).map { row in
      let above = row == 0 ? ("root", "top") : ("v\(row - 1)", "bottom")
      return """
        <constraint firstItem="v\(row)" firstAttribute="top" secondItem="\(above.0)" secondAttribute="\(above.1)" constant="1" id="t\(row)"/>
        <constraint firstItem="v\(row)" firstAttribute="height" constant="10" id="h\(row)"/>
        <constraint firstItem="v\(row)" firstAttribute="width" constant="10" id="w\(row)"/>
        <constraint firstItem="v\(row)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l\(row)"/>
        """
    }
    return try document(
      rows,
      ties.joined()
        + "<constraint firstItem=\"v\(rows - 1)\" firstAttribute=\"bottom\" secondItem=\"root\" secondAttribute=\"bottom\" id=\"b\"/>"
    )
  }

  /// Every member of a conflict tried against every other, once for each finding, takes minutes.
  @Test func hintsOfALongConflictTakeLimitedTime() throws {
    try expectOneConflict(chain(45), hints: true)
  }

  /// A set of 300 constraints is found without trying each against all others.
  @Test func longConflictIsFoundInLimitedTime() throws {
    try expectOneConflict(chain(100), hints: false)
  }

  /// All but one of the widths of a view are broken.
  @Test func conflictsOfOneViewAreOneFinding() throws {
    let widths = (0..<100).map {
      "<constraint firstItem=\"v0\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\($0)\"/>"
    }
    try expectOneConflict(document(1, widths.joined()), hints: true)
  }

  private func expectOneConflict(_ document: Document, hints: Bool) throws {
    let phone = try #require(LayoutConfiguration(words: "retina4_7 portrait"))
    let rules = RuleSet(RuleSet.all.filter { $0.identifier == "conflicting_constraints" })
    var linter = Linter(rules: rules, configurations: [phone])
    linter.givesHints = hints
    let start = ContinuousClock.now
    let found = linter.lint(document).findings
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(found.count == 1)
    #expect(found.first?.hints.isEmpty == !hints)
  }

  @Test func findingAtEverySizeHasNoThreshold() throws {
    let hints = try hints("ambiguous_layout", "ambiguous_layout/bad-height.storyboard", on: phones)
    #expect(hints.allSatisfy { $0.hasPrefix("possible fix: add the constraint ") })
    #expect(try self.hints("left_right_attribute", "left_right_attribute/bad.storyboard", on: phones) == [])
  }
}
