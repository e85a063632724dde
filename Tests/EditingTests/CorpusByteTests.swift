import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// Which bytes of documents that Xcode wrote an edit changes, by the Xcode that wrote them. `Scripts/experiments/edits` runs these tests over the
/// corpus; without it they are skipped.
@Suite(.enabled(if: EditedCorpus.folder != nil)) struct CorpusByteTests {
  /// Counts by the major version of Xcode.
  private struct Counts {
    private var byGeneration: [Int: [Int]] = [:]
    let width: Int

    init(_ width: Int) { self.width = width }

    mutating func add(_ column: Int, _ generation: Int) {
      byGeneration[generation, default: [Int](repeating: 0, count: width)][column] += 1
    }

    var text: String {
      let sums = (0..<width).map { column in byGeneration.values.reduce(0) { $0 + $1[column] } }
      let lines = byGeneration.sorted { $0.key < $1.key }.map { "  Xcode \($0.key): \($0.value)" }
      return (["  all: \(sums)"] + lines).joined(separator: "\n")
    }
  }

  /// A constraint is a line, or three where its view had none before; all other lines stay, but for the tag of a view that was an empty
  /// element. Views that say they have no constraints are left out: they stop saying so.
  @Test func addedConstraintsAreLines() throws {
    var counts = Counts(4)
    var generator = SeededGenerator(seed: EditedCorpus.seed)
    for path in EditedCorpus.documents {
      let bytes = [UInt8](try Document.data(contentsOf: path))
      let sample = try Draft(bytes, file: path)
      let generation = try sample.document().xcode.major
      let views = sample.tree.root.subtree.filter { sample.isView($0) && sample.id(of: $0) != nil }
      let placed = views.filter { sample.value("fixedFrame", of: $0) == nil }.compactMap { sample.id(of: $0) }
      counts.add(0, generation)
      for number in 0..<6 {
        guard let one = placed.randomElement(using: &generator), let other = placed.randomElement(using: &generator)
        else { break }
        let draft = try Draft(bytes, file: path)
        let edit: Edit =
          number < 3
          ? .addConstraint(NewConstraint(.init(one, .width), constant: 4321))
          : .addConstraint(NewConstraint(.init(one, .leading), .init(other, .leading), constant: 1234))
        guard (try? draft.apply(edit)) != nil else {
          counts.add(3, generation)
          continue
        }
        let (old, new) = (Self.lines(bytes), Self.lines(draft.bytes))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let added = new.count - old.count
        if added == 1 || added == 3, new[..<start] + new[(start + added)...] == old[...] {
          counts.add(1, generation)
        } else if added == 4, new[start].dropLast() == old[start].dropLast(2),
          new[(start + 5)...] == old[(start + 1)...]
        {
          counts.add(2, generation)
        } else {
          Issue.record("\(path): \(edit) changes other lines")
        }
      }
    }
    print("constraints added [documents, one line or three, in an empty element, refused]:\n\(counts.text)")
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// A constant is the value of one attribute, or one more attribute where it was 0.
  @Test func constantsAreOneAttribute() throws {
    var counts = Counts(4)
    var generator = SeededGenerator(seed: EditedCorpus.seed)
    for path in EditedCorpus.documents {
      let bytes = [UInt8](try Document.data(contentsOf: path))
      let sample = try Draft(bytes, file: path)
      let generation = try sample.document().xcode.major
      // Ids that several objects have are left out, and standard distances, which become plain ones.
      let ids = sample.constraints.filter { sample.value("symbolic", of: $0) == nil }.compactMap { sample.id(of: $0) }
        .filter { sample.nodes[$0]?.name == "constraint" }
      counts.add(0, generation)
      for _ in 0..<6 {
        guard let id = ids.randomElement(using: &generator) else { break }
        let draft = try Draft(bytes, file: path)
        let node = try draft.node(id)
        let present = node.attributes.first { $0.name == "constant" }?.value
        try draft.apply(.changeConstraint(id, ConstraintChange(constant: 1234.5)))
        let new = draft.bytes
        guard let present else {
          let text = Array(" constant=\"1234.5\"".utf8)
          let isInserted = draft.patch.replacements.map(\.new) == [text] && draft.patch.replacements[0].old.isEmpty
          if isInserted { counts.add(2, generation) } else { Issue.record("\(path): \(id)") }
          continue
        }
        guard case .kept(let range) = present else { continue }
        let expected = Array(bytes[..<range.lowerBound]) + Array("1234.5".utf8) + Array(bytes[range.upperBound...])
        if new == expected { counts.add(1, generation) } else { Issue.record("\(path): \(id)") }
      }
    }
    print("constants set [documents, one value changed, one attribute added]:\n\(counts.text)")
  }
}
