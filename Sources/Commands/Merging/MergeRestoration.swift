import Foundation
import Linting
import Merging
import PropertyLists

/// Something that a merge lost, and a version that has it.
package struct LostObject: Sendable {
  /// The path of the document.
  package var file: String
  /// The id of the object, the connection or the constraint.
  package var id: String
  /// Such as `the button “Submit”`.
  package var name: String
  /// The version that has it.
  let version: [UInt8]
  /// What the finding about it is called.
  let identity: String
}

/// Puts back into documents what merges lost.
package struct MergeRestoration {
  /// What became of something that was chosen.
  package enum Result: Sendable {
    case restored, alreadyThere
    case failed(String)
  }

  private let losses: [LostObject]

  /// - Parameters:
  ///   - losses: what ``MergeAudit`` found.
  ///   - findings: its findings, whose order the numbers of losses follow.
  package init(_ losses: [LostObject], _ findings: [Finding]) {
    self.losses = findings.compactMap { finding in
      losses.first { $0.file == finding.file && $0.id == finding.elementID && $0.identity == finding.identity }
    }
  }

  /// What can be put back, in the order of its numbers, which begin with 1.
  package var choices: [LostObject] { losses }

  /// What some words choose.
  ///
  /// - Parameter words: numbers, ids, or `all`.
  /// - Returns: indices of ``choices``, and the words that choose nothing.
  package func chosen(_ words: [String]) -> (indices: [Int], unknown: [String]) {
    var indices: Set<Int> = []
    var unknown: [String] = []
    for word in words {
      let found = losses.indices.filter { index in
        word == "all" || Int(word) == index + 1 || losses[index].id == word || losses[index].id == "scene:\(word)"
      }
      if found.isEmpty, word != "all" { unknown.append(word) }
      indices.formUnion(found)
    }
    return (indices.sorted(), unknown)
  }

  /// Puts some of ``choices`` back and writes the documents.
  ///
  /// - Parameters:
  ///   - indices: of ``choices``.
  ///   - folder: where the paths of the documents begin.
  ///   - document: the file that lacks them, where messages call it otherwise.
  ///   - output: the file to write instead of the document, which must be one then.
  /// - Throws: ``RunFailure`` if a document cannot be read or written.
  package func restore(
    _ indices: [Int], in folder: String, document: String? = nil, output: String?
  ) throws(RunFailure) -> [(loss: LostObject, result: Result)] {
    var results: [(loss: LostObject, result: Result)] = []
    for file in Set(indices.map { losses[$0].file }).sorted() {
      let path = document ?? (file.hasPrefix("/") ? file : "\(folder)/\(file)")
      let old = Array(try TextFile.read(path))
      var bytes = old
      let chosen = indices.map { losses[$0] }.filter { $0.file == file }
      var versions: [[UInt8]] = []
      for loss in chosen where !versions.contains(loss.version) { versions.append(loss.version) }
      for version in versions {
        let lost = chosen.filter { $0.version == version }
        do throws(DocumentMerge.Refusal) {
          let outcome = try DocumentRestoration(bytes, from: version).run(Set(lost.map(\.id)))
          bytes = outcome.bytes
          for loss in lost {
            let result: Result =
              outcome.restored.contains(loss.id)
              ? .restored
              : outcome.missing.contains(loss.id)
                ? .failed(
                  "the document no longer contains the parent of the object, or an object that the object refers to")
                : .alreadyThere
            results.append((loss, result))
          }
        } catch {
          results += lost.map { ($0, .failed(Self.text(of: error))) }
        }
      }
      if bytes != old || output != nil { try TextFile.replace(output ?? path, by: bytes) }
    }
    return results
  }

  private static func text(of refusal: DocumentMerge.Refusal) -> String {
    switch refusal {
    case .unreadable(_, let error): "\(error.position.map { "\($0): " } ?? "")\(error.message)"
    case .unsound(let problems): problems.joined(separator: "; ")
    }
  }
}
