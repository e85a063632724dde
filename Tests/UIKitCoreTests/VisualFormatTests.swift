import Testing

@testable import UIKitCore

/// What a visual format stands for: its constraints as data, its mistakes as data, then frames.
@MainActor
@Suite(.serialized) struct VisualFormatTests {
  /// `super` with `a`, `b` and `c`; the other names are those of the cases that are refused.
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private var views: [String: Any] = [:]
  private let metrics: [String: Any] = ["w": 40, "p": 600 as CGFloat, "_x1": 2.5, "blackWidth": 70, "text": "5"]

  init() {
    container.accessibilityIdentifier = "super"
    for name in ["a", "b", "c", "whiteBox1", "blackBox4", "redBox"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      container.addSubview(view)
      views[name] = view
    }
    views["orphan"] = Self.orphan
    views["text"] = "a text"
  }

  private static let orphan = UIView()

  private func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// A description between the address and the state.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description
    let start = text.firstIndex(of: " ").map(text.index(after:))!
    return String(text[start..<text.range(of: "   (")!.lowerBound])
  }

  @Test(arguments: FormatCase.all) func constraintsOfAFormat(_ example: FormatCase) {
    #expect(make(example.format, example.options).map(body) == example.constraints)
  }

  @Test(arguments: RefusedFormat.all) func refusedFormats(_ example: RefusedFormat) {
    var made: [NSLayoutConstraint] = []
    let raised = exceptions { made = make(example.format, example.options) }
    #expect(
      raised == [
        LayoutException(
          name: "NSInvalidArgumentException",
          reason: "Unable to parse constraint format: \n\(example.message) \n\(example.format) \n"
            + String(repeating: " ", count: example.caret) + "^")
      ])
    #expect(made.isEmpty)
    #expect(container.constraints.isEmpty)
  }

  @Test func theReasonIsThatOfALog() {
    let raised = exceptions {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": UIView()])
    }
    let log = [
      "Unable to parse constraint format: ",
      "Unable to interpret '|' character, because the related view doesn't have a superview ",
      "H:|-(>=50)-[view(100)] ", "                      ^",
    ]
    #expect(raised.map(\.reason) == [log.joined(separator: "\n")])
  }

  @Test(
    arguments: [
      ("[a(1)]-(5@2000)-[b]-5-[c]", "It's illegal to set priority:2000."),
      ("[a(5@0)]", "It's illegal to set priority:0."), ("[a(5@1e99)]", "It's illegal to set priority:inf."),
      ("[a(1e999)]", "Constant is not finite!"), ("[a(b/0)][b(c/0)]", "Multiplier is not finite!"),
      ("[a(b*0/0)]", "Multiplier is not finite!"), ("[a]-(0/0)-[b]", "Constant is not finite!"),
    ])
  func illegalNumbersRaiseOnceAndMakeNothing(_ format: String, _ reason: String) {
    var made: [NSLayoutConstraint] = []
    let raised = exceptions { made = make(format) }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.hasPrefix(reason) == true)
    #expect(made.isEmpty)
  }

  @Test func constraintsAreInactiveAndDistinct() {
    let once = make("[a]-5-[b(50)]")
    let again = make("[a]-5-[b(50)]")
    #expect(Set((once + again).map(ObjectIdentifier.init)).count == 4)
    #expect((once + again).allSatisfy { !$0.isActive })
  }

  @Test func aChangedStandardSpaceIsNoLongerCalledOne() {
    let space = make("[a]-[b]")[0]
    space.constant = 9
    #expect(body(space) == "H:[a]-(9)-[b]")
  }

  @Test func rawValuesOfOptions() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let values: [(Options, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16), (.alignAllLeading, 32),
      (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048),
      (.alignAllFirstBaseline, 4096), (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0),
      (.directionLeftToRight, 1 << 16), (.directionRightToLeft, 2 << 16), (.directionMask, 3 << 16),
      (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 1 << 19), (.spacingMask, 1 << 19),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
  }

  @Test func metricsMayBeOfAnyNumericType() {
    let numbers: [Any] = [7, 7.0, 7 as CGFloat, 7 as Float, 7 as UInt8, NSNumber(value: 7), NSNumber(value: 7.0)]
    for number in numbers {
      let made = NSLayoutConstraint.constraints(withVisualFormat: "[a(m)]", metrics: ["m": number], views: views)
      #expect(made.map(body) == ["a.width == 7"])
    }
  }

  @Test func aMetricGoesBeforeAViewOfItsName() {
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a(b)]", metrics: ["b": 3], views: views)
    #expect(made.map(body) == ["a.width == 3"])
  }

  // MARK: Any text

  /// Texts over the alphabet of the language, and real formats with characters replaced, raise at most once.
  @Test func noTextCrashes() {
    var random = SplitMix(seed: 2)
    let alphabet = Array("HV:|||[[]]()()--,@=<>+*/. \n\tabcw_0159ee&é👍")
    let formats = FormatCase.all.map { Array($0.format) }
    for round in 0..<6000 {
      var text: [Character] = []
      if round.isMultiple(of: 2) {
        for _ in 0..<random.below(24) { text.append(alphabet[random.below(alphabet.count)]) }
      } else {
        text = formats[random.below(formats.count)]
        for _ in 0...random.below(2) { text[random.below(text.count)] = alphabet[random.below(alphabet.count)] }
        if random.below(4) == 0 { text.removeLast(random.below(text.count)) }
      }
      let format = String(text)
      let options = NSLayoutConstraint.FormatOptions(
        rawValue: round.isMultiple(of: 8) ? UInt(random.below(1 << 20)) : 0)
      var made: [NSLayoutConstraint] = []
      let raised = exceptions { made = make(format, options) }
      #expect(raised.count <= 1 && (raised.isEmpty || made.isEmpty), "\(format.debugDescription)")
      if let reason = raised.first?.reason, reason.hasPrefix("Unable to parse") {
        let caret = reason.split(separator: "\n", omittingEmptySubsequences: false).last!.utf16.count - 1
        #expect(reason.hasSuffix("^") && caret <= format.utf16.count, "\(format.debugDescription)")
      }
    }
  }

  /// Texts made by the grammar are accepted, with as many constraints as they have predicates and bare connections.
  @Test func everyTextOfTheGrammarIsRead() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      var (text, count) = (["", "H:", "V:"][random.below(3)], 0)
      func predicates(_ objects: [String]) -> String {
        let relations = ["", "==", "<=", ">="]
        return (0...random.below(3)).map { _ in
          count += 1
          let priority = ["", "@p", "@12.5"][random.below(3)]
          return relations[random.below(4)] + objects[random.below(objects.count)] + priority
        }.joined(separator: ",")
      }
      func connection() -> String {
        switch random.below(5) {
        case 0: return "-(" + predicates(["5", "-3", "w", "+1.5"]) + ")-"
        case 1:
          count += 1
          return "-w-"
        case 2:
          count += 1
          return "-17-"
        case 3:
          count += 1
          return "-"
        default:
          count += 1
          return ""
        }
      }
      if random.below(2) == 0 { text += "|" + connection() }
      for index in 0...random.below(4) {
        if index > 0 { text += connection() }
        text += "[" + ["a", "b", "c"][random.below(3)]
        if random.below(2) == 0 { text += "(" + predicates(["5", "w", "a", "b*2", "c.height/3-1"]) + ")" }
        text += "]"
      }
      if random.below(2) == 0 { text += connection() + "|" }
      var made: [NSLayoutConstraint] = []
      #expect(exceptions { made = make(text) } == [], "\(text)")
      #expect(made.count == count, "\(text)")
    }
  }
}

/// The usual 64-bit mixer, so that a failure can be seen again.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
