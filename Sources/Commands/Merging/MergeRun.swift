import Foundation
import InterfaceBuilder
import Merging
import PropertyLists

/// A three-way merge of files: by ids where they are documents of Interface Builder, by keys where they are project files, texts, catalogs or
/// resolved packages, else by lines.
package struct MergeRun {
  /// What a merge gives.
  package struct Outcome: Sendable {
    /// The merged file.
    package var bytes: [UInt8]
    /// How it was made; nil for one that was merged by lines because it is no document.
    package var way: DocumentMerge.Outcome.Way?
    /// What is open.
    package var questions: [DocumentQuestion] = []
    /// What was decided and should be known.
    package var notes: [DocumentNote] = []
    /// What was answered.
    package var answered: [DocumentQuestion] = []
    /// Why the merge was not made by ids.
    package var fallback: String?
    /// Whether the result has markers of conflicts.
    package var hasMarkers = false

    /// Whether nothing is left to do for a person.
    package var isClean: Bool { questions.isEmpty && !hasMarkers }
  }

  /// The path that the file has in its project, which says what it is; nil if that of ours says it.
  package var path: String?
  /// The versions, as paths of files.
  package var base, ours, theirs: String
  /// How markers look.
  package var markers = LineMerge.Markers()
  /// Whether open questions are markers in the result.
  package var writesMarkers = false

  private let bytes: (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  /// What both sides hold.
  package var versions: (ours: [UInt8], theirs: [UInt8]) { (bytes.ours, bytes.theirs) }

  /// - Throws: ``RunFailure`` if a file does not exist or cannot be read. A base of `/dev/null` is none.
  package init(base: String, ours: String, theirs: String) throws(RunFailure) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    bytes = (
      Array(try TextFile.read(base, admitsPipes: base == "/dev/null")), Array(try TextFile.read(ours)),
      Array(try TextFile.read(theirs))
    )
  }

  /// Merges.
  ///
  /// - Parameters:
  ///   - answers: sides by the numbers of questions.
  ///   - keys: sides by the keys of questions.
  ///   - everywhere: the side of all other questions; nil leaves them open.
  package func run(
    answers: [Int: MergeSide] = [:], keys: [String: MergeSide] = [:], everywhere: MergeSide? = nil
  ) -> Outcome {
    let format = KeyedFormat(path: path ?? ours) ?? KeyedFormat(content: bytes.ours)
    func merge(_ everywhere: MergeSide?, _ lines: () -> [UInt8]?) throws(DocumentMerge.Refusal) -> DocumentMerge.Outcome
    {
      if let format {
        return try KeyedMerge(base: bytes.base, ours: bytes.ours, theirs: bytes.theirs, format: format)
          .run(answers: answers, keys: keys, everywhere: everywhere, lines: lines)
      }
      return try DocumentMerge(base: bytes.base, ours: bytes.ours, theirs: bytes.theirs)
        .run(answers: answers, keys: keys, everywhere: everywhere, lines: lines)
    }
    do throws(DocumentMerge.Refusal) {
      let merged = try merge(everywhere, mergedLines)
      var outcome = Outcome(
        bytes: merged.bytes, way: merged.way, questions: merged.questions, notes: merged.notes,
        answered: merged.answered)
      if writesMarkers, !merged.questions.isEmpty {
        let other = try merge(.theirs) { nil }
        outcome.bytes = LineMerge.marked(merged.bytes, other.bytes, markers)
        outcome.hasMarkers = true
      }
      return outcome
    } catch {
      return byLines(because: error)
    }
  }

  /// Merges, and lays out what both sides changed of a document: frames that nobody could merge are those that the constraints give, and
  /// notes tell what contradicts each other only in the result; see ``MergedLayout``. What lines alone merged is as git has it, to the byte.
  @MainActor
  package func runWithLayout(
    answers: [Int: MergeSide] = [:], keys: [String: MergeSide] = [:], everywhere: MergeSide? = nil
  ) -> Outcome {
    var outcome = run(answers: answers, keys: keys, everywhere: everywhere)
    guard !outcome.hasMarkers, outcome.way == .objects || outcome.way == .lines,
      let layout = MergedLayout(
        base: bytes.base, ours: bytes.ours, theirs: bytes.theirs, merged: outcome.bytes, file: path ?? ours)
    else { return outcome }
    let result = layout.run(writesFrames: outcome.way == .objects)
    outcome.bytes = result.bytes
    outcome.notes += result.notes
    return outcome
  }

  /// What git's merge by lines gives, if it has no conflicts.
  private func mergedLines() -> [UInt8]? {
    guard let merged = Git().run(["merge-file", "-p", "-q", ours, base, theirs]) else {
      return LineMerge.merge(base: bytes.base, mine: bytes.ours, theirs: bytes.theirs)
    }
    return merged.status == 0 ? merged.output : nil
  }

  private func byLines(because refusal: DocumentMerge.Refusal) -> Outcome {
    var outcome: Outcome
    let labels = ["-L", markers.ours, "-L", "base", "-L", markers.theirs]
    let merged = Git().run(
      ["merge-file", "-p", "-q", "--marker-size=\(markers.length)"] + labels + [ours, base, theirs])
    if let merged, merged.status < 128 {
      outcome = Outcome(bytes: merged.output, hasMarkers: merged.status != 0)
    } else {
      let merged = LineMerge.merge(base: bytes.base, mine: bytes.ours, theirs: bytes.theirs, marking: markers)
      outcome = Outcome(bytes: merged.bytes, hasMarkers: !merged.isClean)
    }
    switch refusal {
    case .unreadable(let input, let error):
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      outcome.fallback = "\(input.rawValue)\(place): \(error.message)"
    case .unsound(let problems):
      outcome.fallback = "a merge object by object damages the file: \(problems.joined(separator: "; "))"
    }
    return outcome
  }
}
