import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// 1,000 attributes and values that someone invented, for objects of the documents of Examples: none may leave a trace. Another seed:
/// `TRELLIS_SEED`.
@MainActor @Suite struct InventedValueTests {
  nonisolated static let seed = ProcessInfo.processInfo.environment["TRELLIS_SEED"].flatMap(UInt64.init) ?? 2027

  nonisolated static let documents: [String] = {
    let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Examples").path
    return (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
  }()

  private static let values = [
    "nan", "inf", "-inf", "1e999", "0x10", "12pt", "black", "maybe", "yes", "true", "1,5", "3 x", "--1",
    "System,23,semibold", "Ä",
    "1/0", "",
  ]

  @Test func inventedAttributesAndValuesAreRefusedWithAdvice() throws {
    print("seed \(Self.seed)")
    var generator = SeededGenerator(seed: Self.seed)
    let drafts = Self.documents.compactMap { path in
      (try? Document.read(contentsOf: path)).flatMap { try? Draft($0) }
    }
    #expect(drafts.count > 20)
    var tried = 0
    while tried < 1000 {
      guard let draft = drafts.randomElement(using: &generator),
        let node = draft.tree.root.subtree.filter({ draft.id(of: $0) != nil }).randomElement(using: &generator),
        let id = draft.id(of: node), let assignment = invented(for: node, in: draft, &generator)
      else { continue }
      let canVary = draft.isView(node) || node.name == "constraint"
      let verb: Verb =
        canVary && Bool.random(using: &generator)
        ? .vary([id], [assignment], VariedClasses(width: .regular, height: .regular)) : .set([id], [assignment])
      tried += 1
      let before = draft.bytes
      do throws(EditError) {
        try Performer(draft).perform(verb)
        Issue.record("seed \(Self.seed), \(draft.file): \(verb) is done to a \(node.name)")
      } catch {
        let isAdvice = ["did you mean", "must be", "but an element", "attributes are", "can vary", "cannot be changed"]
          .contains {
            error.message.contains($0)
          }
        #expect(isAdvice, "seed \(Self.seed), \(verb): \(error.message)")
      }
      #expect(draft.bytes == before && draft.patch.isEmpty, "seed \(Self.seed): \(verb)")
    }
  }

  /// A misspelled or an invented name, or a value that an attribute of the element cannot have.
  private func invented(
    for node: SourceNode, in draft: Draft, _ generator: inout SeededGenerator
  ) -> Assignment? {
    let isView = draft.isView(node)
    let names =
      node.name == "constraint"
      ? ["constant", "priority", "multiplier", "relation", "symbolic", "placeholder"]
      : AttributeVocabulary.names(of: node.name, isView: isView)
    let value = Self.values.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0...2, using: &generator) {
    case 0:
      let name = String(
        (0..<Int.random(in: 3...14, using: &generator)).map { _ in
          "bcdfghjklmnpqrstvwxz".randomElement(using: &generator) ?? "q"
        })
      return names.contains(name) ? nil : Assignment(name, value)
    case 1:
      guard var name = names.randomElement(using: &generator) else { return nil }
      let index = name.index(name.startIndex, offsetBy: Int.random(in: 0..<name.count, using: &generator))
      if Bool.random(using: &generator) { name.remove(at: index) } else { name.insert("q", at: index) }
      // Removing the first letter of `on` gives a name of its own; `text` and so on are set where documents have them.
      guard !names.contains(name), !["text", "title", "frame", "margins", ""].contains(name) else { return nil }
      return Assignment(name, value)
    default:
      guard let name = names.randomElement(using: &generator) else { return nil }
      if node.name == "constraint" { return Assignment(name, value) }
      switch AttributeVocabulary.holding(name, in: node.name, isView: isView) {
      case .text?, nil: return nil
      default: return Assignment(name, value)
      }
    }
  }
}

/// What is added on two branches of one document must not have one id. Another seed: `TRELLIS_SEED`.
@MainActor @Suite struct TwoBranchesTests {
  private func verb(_ views: [String], _ generator: inout SeededGenerator) -> Verb {
    let view = views.randomElement(using: &generator) ?? ""
    let number = Double(Int.random(in: 1...400, using: &generator))
    switch Int.random(in: 0...5, using: &generator) {
    case 0: return .add(NewView(ViewLibrary.kinds.randomElement(using: &generator) ?? .label), into: view, at: nil)
    case 1:
      var label = NewView(.label)
      label.text = "Label \(Int(number))"
      return .add(label, into: view, at: nil)
    case 2:
      var pin = Pin()
      pin.width = .points(number)
      return .pin([view], pin)
    case 3: return .constrain("\(view).height >= \(Int(number)) @\(Int(number))", identifier: nil)
    case 4: return .duplicate([view], by: Verb.usualDistance)
    default: return .guide(into: view, name: nil)
    }
  }

  @Test func differentEditsOfOneFileMakeDifferentIDs() throws {
    print("seed \(InventedValueTests.seed)")
    var generator = SeededGenerator(seed: InventedValueTests.seed)
    let documents = InventedValueTests.documents.compactMap { try? Document.read(contentsOf: $0) }
    var (pairs, made) = (0, 0)
    while pairs < 200 {
      guard let document = documents.randomElement(using: &generator), let base = try? Draft(document) else { continue }
      let views = base.tree.root.subtree.filter(base.isView).compactMap { base.id(of: $0) }
      let (one, other) = (verb(views, &generator), verb(views, &generator))
      guard one != other else { continue }
      let known = Set(base.nodes.keys)
      func added(_ verb: Verb) throws -> Set<String>? {
        let draft = try Draft(document)
        guard (try? Performer(draft).perform(verb)) != nil else { return nil }
        // Once more on the same base: a dry run tells the truth.
        let again = try Draft(document)
        try Performer(again).perform(verb)
        #expect(again.bytes == draft.bytes)
        return Set(draft.nodes.keys).subtracting(known)
      }
      guard let first = try added(one), let second = try added(other) else { continue }
      pairs += 1
      made += first.count + second.count
      #expect(!first.isEmpty && !second.isEmpty)
      #expect(first.isDisjoint(with: second), "seed \(InventedValueTests.seed), \(document.file): \(one) and \(other)")
    }
    #expect(made >= 400)
  }
}
