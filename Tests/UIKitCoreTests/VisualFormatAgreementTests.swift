import Testing
import VisualFormats

@testable import UIKitCore

/// What the compiler reads by names alone and what a run reads by views is the same format: `#constraints` makes what its text makes at run time.
@MainActor
@Suite(.serialized) struct VisualFormatAgreementTests {
  private let views: [String: UIView] = ["a": UIView(), "b": UIView(), "c": UIView()]
  private let metrics: [String: Double] = ["w": 40, "p": 600]

  private func error<Names: VisualFormatNames>(_ format: String, _ names: Names) -> (
    VisualFormatError?, VisualFormat<Names.Item>?
  ) {
    do throws(VisualFormatError) {
      return (nil, try VisualFormatParser.parse(format, names))
    } catch {
      return (error, nil)
    }
  }

  /// A format as words, with its items by name.
  private func words<Item>(_ format: VisualFormat<Item>?, _ name: (Item) -> String) -> String {
    guard let format else { return "" }
    func object(_ object: VisualFormat<Item>.Object) -> String {
      switch object {
      case .constant(let number): "\(number)"
      case .size(let item, let axis, let multiplier, let constant): "\(name(item)).\(axis)*\(multiplier)+\(constant)"
      }
    }
    func predicates(_ list: [VisualFormat<Item>.Predicate]) -> String {
      list.map { "\($0.relation) \(object($0.object)) @\($0.priority)" }.joined(separator: ", ")
    }
    func connection(_ connection: VisualFormat<Item>.Connection?) -> String {
      switch connection {
      case nil: "none"
      case .flush: "flush"
      case .standard: "standard"
      case .predicates(let list): predicates(list)
      }
    }
    let items = format.views.map { "[\(name($0.item)) \(predicates($0.predicates))]" }
    return
      "\(format.axis) \(connection(format.leading)) \(items) \(format.between.map(connection)) \(connection(format.trailing))"
  }

  @Test func tenThousandRandomFormats() {
    let names = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0.value), $0.key) })
    let compiler = FormatNames(views: Set(views.keys), metrics: metrics)
    let run = VisualFormatDictionaries(metrics: metrics, views: views)
    var random = FormatMixer(seed: 11)
    var (right, wrong) = (0, 0)
    for _ in 0..<10_000 {
      let format = random.format()
      let (expected, found) = (error(format, run), error(format, compiler))
      #expect(found.0 == expected.0, "\(format.debugDescription)")
      #expect(
        words(found.1) { $0 } == words(expected.1) { names[ObjectIdentifier($0)] ?? "?" }, "\(format.debugDescription)")
      if expected.0 == nil { right += 1 } else { wrong += 1 }
    }
    // Both kinds are there in numbers.
    #expect(right > 2000 && wrong > 2000, "\(right) right, \(wrong) wrong")
  }
}

/// Formats by the grammar, of which half get a character replaced, put in or taken out.
private struct FormatMixer {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  private mutating func one(_ choices: [String]) -> String { choices[below(choices.count)] }

  private mutating func predicates(_ objects: [String]) -> String {
    var list: [String] = []
    for _ in 0...below(3) {
      list.append(one(["", "==", "<=", ">=", "<", ">"]) + one(objects) + one(["", "@p", "@12.5", "@w"]))
    }
    return list.joined(separator: one([",", ", "]))
  }

  private mutating func connection() -> String {
    switch below(5) {
    case 0: "-(" + predicates(["5", "-3", "w", "+1.5", "w*2", "3-1"]) + ")-"
    case 1: "-w-"
    case 2: "-" + one(["17", "1e2", ".5", ">=8", "8@p"]) + "-"
    case 3: "-"
    default: ""
    }
  }

  mutating func format() -> String {
    var text = one(["", "H:", "V:", "H: "])
    if below(2) == 0 { text += "|" + connection() }
    for index in 0...below(4) {
      if index > 0 { text += connection() }
      text += "[" + one(["a", "b", "c"])
      if below(2) == 0 { text += "(" + predicates(["5", "w", "a", "b*2", "c.height/3-1", "b.width"]) + ")" }
      text += "]"
    }
    if below(2) == 0 { text += connection() + "|" }
    guard below(2) == 0 else { return text }
    var letters = Array(text)
    let alphabet = Array("HV:|[]()-,@=<>+*/. abcwpx059é👍")
    for _ in 0...below(2) {
      let place = below(letters.count)
      switch below(3) {
      case 0: letters[place] = alphabet[below(alphabet.count)]
      case 1: letters.insert(alphabet[below(alphabet.count)], at: place)
      default: if letters.count > 1 { letters.remove(at: place) }
      }
    }
    return String(letters)
  }
}
