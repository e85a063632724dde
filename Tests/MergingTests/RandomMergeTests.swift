import Foundation
import InterfaceBuilder
import Merging
import Testing

/// Numbers that are the same in every run.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A document as a person edits it: labels in stacks, constraints between labels, outlets to them.
struct Model: Equatable {
  struct Label: Equatable {
    var text: String
    var alpha: Int
    var red: Int
    var stack: Int
  }

  struct Constraint: Equatable {
    var first, second: String
    var constant: Int
  }

  var labels: [String: Label] = [:]
  /// The labels of each stack, in their order.
  var stacks: [[String]]
  var constraints: [String: Constraint] = [:]
  var outlets: [String: String] = [:]

  init(_ chance: inout Chance) {
    stacks = Array(repeating: [], count: 3)
    for number in 0..<12 {
      let id = Self.id("l", number)
      let stack = Int.random(in: 0..<3, using: &chance)
      labels[id] = Label(text: "Text \(number)", alpha: 10, red: 0, stack: stack)
      stacks[stack].append(id)
    }
    for number in 0..<6 {
      // Of labels of one side only.
      constraints[Self.id("c", number)] = Constraint(
        first: Self.id("l", number), second: Self.id("l", number + 6), constant: number)
      outlets["property\(number)"] = Self.id("l", number)
    }
  }

  static func id(_ kind: String, _ number: Int) -> String { "\(kind)\(number % 10)\(number / 10)-00-000" }

  /// What one side does, to labels whose number is even or odd, and to what it adds.
  mutating func edit(_ chance: inout Chance, side: Int) {
    var added = 0
    for _ in 0..<Int.random(in: 1...8, using: &chance) {
      let mine = labels.keys.filter { Int(String($0.dropFirst().first!))! % 2 == side }.sorted()
      guard let id = mine.randomElement(using: &chance) else { return }
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: labels[id]!.text = "Side \(side) \(Int.random(in: 0..<99, using: &chance)) & <more>"
      case 1: labels[id]!.alpha = Int.random(in: 0..<10, using: &chance)
      case 2: labels[id]!.red = Int.random(in: 1..<10, using: &chance)
      case 3:
        stacks[labels[id]!.stack].removeAll { $0 == id }
        labels[id] = nil
        constraints = constraints.filter { $0.value.first != id && $0.value.second != id }
        outlets = outlets.filter { $0.value != id }
      case 4:
        let new = "n\(side + 2 * added)\(side)-00-000"
        added += 1
        let stack = Int.random(in: 0..<3, using: &chance)
        labels[new] = Label(text: "New", alpha: 10, red: 0, stack: stack)
        stacks[stack].insert(new, at: Int.random(in: 0...stacks[stack].count, using: &chance))
        outlets["new\(side)\(added)"] = new
      case 5:
        let stack = Int.random(in: 0..<3, using: &chance)
        stacks[labels[id]!.stack].removeAll { $0 == id }
        labels[id]!.stack = stack
        stacks[stack].append(id)
      case 6:
        for (name, constraint) in constraints.sorted(by: { $0.key < $1.key }) where constraint.first == id {
          constraints[name]!.constant = 100 + Int.random(in: 0..<99, using: &chance)
        }
      default:
        guard let other = mine.randomElement(using: &chance), other != id else { continue }
        let name = "k\(side)\(Int.random(in: 0..<9, using: &chance))-\(id.prefix(3))-\(other.prefix(3))"
        if constraints.values.contains(where: { $0.first == id && $0.second == other }) { continue }
        constraints[name] = Constraint(first: id, second: other, constant: 1)
      }
    }
  }

  var text: String {
    let stacks = self.stacks.enumerated().map { number, ids in
      Sample.stack(
        Self.id("s", number),
        ids.map { id in
          let label = labels[id]!
          let text = label.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
          return Sample.label(
            id, text, attributes: " alpha=\"0.\(label.alpha)\"",
            children:
              "    <color key=\"textColor\" red=\"0.\(label.red)\" green=\"0.\(label.red)\" blue=\"0\" alpha=\"1\"/>\n")
        })
    }
    return Sample.storyboard(
      subviews: stacks,
      constraints: constraints.sorted { $0.key < $1.key }.map {
        Sample.constraint($0.key, $0.value.first, to: $0.value.second, constant: "\($0.value.constant)")
      },
      connections: outlets.sorted { $0.key < $1.key }.map { Sample.outlet("o-\($0.key)", $0.key, to: $0.value) })
  }

  /// What a document says, without the order of its lists.
  static func facts(_ text: String) throws -> Set<String> {
    var facts: Set<String> = []
    func visit(_ element: Element, _ owner: String) {
      let name = element.id ?? "\(owner)/\(element.name)\(element["key"] ?? "")"
      for (key, value) in element.attributes { facts.insert("\(name) in \(owner): \(key)=\(value)") }
      for child in element.children { visit(child, name) }
    }
    visit(try XMLTree.read(Data(text.utf8)).root, "")
    // Lists that are empty are no facts: they have no attributes.
    return facts
  }
}

/// Edits of two sides that have nothing to do with each other are all in the result, whichever side is ours, and can be taken back.
struct RandomMergeTests {
  @Test func whatBothDidIsThere() throws {
    let end = ContinuousClock.now + .seconds(2)
    var count = 0
    var seed: UInt64 = 1
    while ContinuousClock.now < end || count < 50 {
      seed += 1
      var chance = Chance(seed)
      let base = Model(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: 1)
      let result = try merged(base.text, ours.text, theirs.text)
      #expect(result.questions.isEmpty, "seed \(seed): \(result.questions.map(\.sentence))")
      let facts = try [base.text, ours.text, theirs.text, result.text].map(Model.facts)
      let expected = facts[1].union(facts[2]).subtracting(facts[0].subtracting(facts[1])).subtracting(
        facts[0].subtracting(facts[2]))
      #expect(facts[3] == expected, "seed \(seed): \(facts[3].symmetricDifference(expected).sorted().prefix(5))")
      let swapped = try merged(base.text, theirs.text, ours.text)
      #expect(try Model.facts(swapped.text) == expected, "seed \(seed), swapped")
      // Without what ours did: theirs.
      let undone = try merged(ours.text, result.text, base.text)
      #expect(undone.questions.isEmpty, "seed \(seed), undone: \(undone.questions.map(\.sentence))")
      #expect(try Model.facts(undone.text) == facts[2], "seed \(seed), undone")
      if count > 20_000 { break }
      count += 1
    }
  }

  /// Whatever the files hold: no crash, and what is written can be read.
  @Test func damagedDocumentsDoNoHarm() throws {
    let end = ContinuousClock.now + .seconds(2)
    var (count, written) = (0, 0)
    while ContinuousClock.now < end || count < 50 {
      count += 1
      var chance = Chance(UInt64(count) + 1_000_000)
      let base = Model(&chance)
      var (ours, theirs) = (base, base)
      ours.edit(&chance, side: 0)
      theirs.edit(&chance, side: Int.random(in: 0...1, using: &chance))
      let versions = [base, ours, theirs].map { damaged($0.text, &chance) }
      guard let result = try? DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2]).run() else {
        continue
      }
      // What nobody changed may be as broken as it was.
      if result.way == .oneSide { continue }
      written += 1
      #expect(throws: Never.self, "case \(count)") { try XMLTree.read(Data(result.bytes)) }
      _ = LineMerge.merge(base: versions[0], mine: versions[1], theirs: versions[2], marking: .init())
      _ = try? DocumentAudit(base: versions[0], ours: versions[1], theirs: versions[2], result: result.bytes)
    }
    #expect(written > 10)
  }

  /// One mistake, of those that documents have: an id twice, a reference or an element that is gone, parts in the wrong place, bad bytes.
  private func damaged(_ text: String, _ chance: inout Chance) -> [UInt8] {
    var bytes = Array(text.utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = Int.random(in: 2..<lines.count - 2, using: &chance)
    switch Int.random(in: 0..<9, using: &chance) {
    case 0: return bytes
    case 1: lines.insert(lines[line], at: Int.random(in: 2..<lines.count, using: &chance))
    case 2: lines.remove(at: line)
    case 3: lines[line] = lines[line].replacing(/id="[^"]*"/, with: "id=\"l00-00-000\"")
    case 4: lines[line] = lines[line].replacing(/destination="[^"]*"/, with: "destination=\"no-th-ing\"")
    case 5: lines.swapAt(line, Int.random(in: 2..<lines.count - 2, using: &chance))
    case 6: lines[line] += "<!-- \u{1}text > --> <constraints/> <subviews> </subviews>"
    case 7: lines[line] = lines[line].replacing("key=\"textColor\"", with: "key=\"view\" id=\"8bC-Xf-vdC\"")
    default:
      bytes[Int.random(in: 0..<bytes.count, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
      return bytes
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  @Test(arguments: [
    "", "<", "\u{FEFF}", "<document type=\"com.apple.InterfaceBuilder\"",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
  ])
  func filesThatAreNoDocumentsAreRefusedOrMerged(_ text: String) {
    let good = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A")])
    for versions in [
      [text, good, good + "\n"], [good, text, good + "\n"], [good, good + "\n", text], [text, text + "\n", good],
    ] {
      let outcome = try? DocumentMerge(
        base: Array(versions[0].utf8), ours: Array(versions[1].utf8), theirs: Array(versions[2].utf8)
      ).run()
      if let outcome, outcome.way != .oneSide { #expect(throws: Never.self) { try XMLTree.read(Data(outcome.bytes)) } }
    }
  }

  /// Each side puts half of the objects into their neighbors: together they would lie in each other thousands deep.
  @Test func whatWouldLieTooDeepIsRefused() throws {
    func document(_ first: Int) -> String {
      var stacks: [String] = []
      var number = 0
      if first == 1 {
        stacks.append(Sample.stack("s0-00-000", []))
        number = 1
      }
      while number < 3000 {
        stacks.append(
          first < 0
            ? Sample.stack("s\(number)-00-000", [])
            : Sample.stack("s\(number)-00-000", [Sample.stack("s\(number + 1)-00-000", [])]))
        number += first < 0 ? 1 : 2
      }
      return Sample.storyboard(subviews: stacks)
    }
    #expect(throws: DocumentMerge.Refusal.self) { try merged(document(-1), document(0), document(1)) }
  }

  /// A circle of many objects, of which each side makes every second step.
  @Test func aLongCircleIsUndone() throws {
    func document(_ pairs: [(Int, Int)]) -> String {
      let inner = Dictionary(uniqueKeysWithValues: pairs)
      let held = Set(pairs.map(\.1))
      return Sample.storyboard(
        subviews: (0..<40).filter { !held.contains($0) }.map { number in
          Sample.stack("s\(number)-00-000", inner[number].map { [Sample.stack("s\($0)-00-000", [])] } ?? [])
        })
    }
    let even = stride(from: 0, to: 40, by: 2).map { ($0, $0 + 1) }
    let odd = stride(from: 1, to: 40, by: 2).map { ($0, ($0 + 1) % 40) }
    let result = try merged(document([]), document(even), document(odd))
    #expect(result.questions.map(\.kind) == ["place"])
    #expect(try XMLTree.read(Data(result.text.utf8)).root.name == "document")
  }

  /// Deep documents are refused by the reader; those at its limit are merged.
  @Test func deepDocumentsAreMerged() throws {
    func document(_ text: String) -> String {
      let views = (0..<120).reduce(Sample.label("aaa-aa-aaa", text)) { inner, number in
        Sample.stack("s\(number)-00-000", [inner])
      }
      return Sample.storyboard(subviews: [views])
    }
    let result = try merged(document("A"), document("B"), document("A").replacing("x=\"1\"", with: "x=\"7\""))
    #expect(result.text == document("B").replacing("x=\"1\"", with: "x=\"7\""))
  }
}
