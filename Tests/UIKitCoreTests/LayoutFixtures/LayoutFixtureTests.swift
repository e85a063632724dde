import Testing

@testable import UIKitCore

/// Every case of `Fixtures/layout`, one test each.
@MainActor
@Suite struct LayoutFixtureTests {
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/layout")
  nonisolated static let knownDifferences = "known-differences"

  nonisolated static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".layout") }.sorted()
  }()

  /// What reading the files gave: cases, and the errors of those that could not be read.
  nonisolated static let read: (cases: [LayoutCase], errors: [any Error]) = {
    var result: (cases: [LayoutCase], errors: [any Error]) = ([], [])
    for file in files {
      do {
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        for layoutCase in try LayoutFixtureParser.parse(text, file: file).cases {
          result.cases.append(layoutCase)
          if layoutCase.alsoMirrored { result.cases.append(try layoutCase.mirrored()) }
        }
      } catch {
        result.errors.append(error)
      }
    }
    return result
  }()

  nonisolated static let agreeing = read.cases.filter { !$0.name.hasPrefix(knownDifferences) }
  nonisolated static let differing = read.cases.filter { $0.name.hasPrefix(knownDifferences) }

  @Test func everyFileIsReadAndHoldsACase() {
    for error in Self.read.errors { Issue.record(error) }
    #expect(!Self.files.isEmpty, "no fixtures in \(Self.folder.path)")
    #expect(Self.read.cases.count >= Self.files.count)
    #expect(Set(Self.read.cases.map(\.name)).count == Self.read.cases.count, "two cases of one name")
    let mirrored = Self.agreeing.count { $0.name.hasSuffix("mirrored") }
    print(
      "layout fixtures: \(Self.files.count) files, \(Self.agreeing.count) cases (\(mirrored) of them mirrored), "
        + "\(Self.differing.count) known differences")
  }

  @Test(arguments: agreeing)
  func framesAreAsCalculated(_ layoutCase: LayoutCase) throws {
    let differences = try LayoutFixtureStage.differences(of: layoutCase)
    #expect(differences.isEmpty, "\(layoutCase.name): \(differences.joined(separator: "; "))")
  }

  /// What is known to be wrong stays written down, and is noticed when it becomes right.
  @Test(arguments: differing)
  func knownDifferencesStillDiffer(_ layoutCase: LayoutCase) throws {
    let differences = try LayoutFixtureStage.differences(of: layoutCase)
    #expect(!differences.isEmpty, "\(layoutCase.name) agrees now: move it to its topic")
  }
}

extension LayoutCase {
  /// The same tree read in the other direction: x counts from the superview's right edge.
  func mirrored() throws -> LayoutCase {
    var result = self
    result.name += ", mirrored"
    result.isRightToLeft.toggle()
    let widths = expected.frames.reduce(into: ["root": screen.width]) { $0[$1.name] = $1.values[2] }
    for (index, frame) in expected.frames.enumerated() {
      let node = nodes.firstIndex { $0.name == frame.name } ?? 0
      // The superview is the last node before it that is indented less.
      let container = nodes[..<node].last { $0.depth < nodes[node].depth }?.name ?? "root"
      // A frame that was set is where it was set, whatever the direction.
      if nodes[node].attributes.contains(where: { $0.key == "frame" }) { continue }
      guard let width = frame.values[2], let x = frame.values[0], let whole = widths[container] else {
        throw LayoutFixtureError(file: name, line: frame.line, problem: "\(container)'s width is needed to mirror this")
      }
      result.expected.frames[index].values[0] = whole - x - width
    }
    return result
  }
}
