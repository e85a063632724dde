import InterfaceBuilder
import PropertyLists

/// A three-way merge of storyboards and xibs by the ids of their objects.
package struct DocumentMerge {
  /// What a merge gives.
  package struct Outcome: Sendable {
    /// How the result was made.
    package enum Way: String, Sendable, Codable {
      /// One version is the result, because the other changed nothing.
      case oneSide
      /// By lines, which contradict nowhere and give a sound document.
      case lines
      /// By ids.
      case objects
      /// By the keys of a file that is no document.
      case keys
    }

    /// The document: with ours wherever a question is open.
    package var bytes: [UInt8]
    /// How it was made.
    package var way: Way
    /// What is open, by number.
    package var questions: [DocumentQuestion]
    /// What was decided and should be known.
    package var notes: [DocumentNote]
    /// What was answered, by number.
    package var answered: [DocumentQuestion] = []
  }

  /// Why documents were not merged by ids.
  package enum Refusal: Error, Equatable {
    /// A version is no document that Interface Builder writes since Xcode 5.
    case unreadable(MergeInput, ReadError)
    /// The result has problems that no version has; each is a line.
    case unsound([String])
  }

  /// A file that a merge reads.
  package enum MergeInput: String, Sendable {
    case base, ours, theirs
  }

  private let base: [UInt8]?
  private let ours, theirs: [UInt8]

  /// - Parameter base: the version that both sides began with; nil or empty if both added the document.
  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
    self.base = base.flatMap { $0.isEmpty ? nil : $0 }
    (self.ours, self.theirs) = (ours, theirs)
  }

  /// Merges.
  ///
  /// - Parameters:
  ///   - answers: sides by the numbers of questions. An answer may bring new questions, which have higher numbers.
  ///   - keys: sides by the keys of questions, for who answers them in any order.
  ///   - everywhere: the side for every question that has no answer; nil leaves them open.
  ///   - lines: the merge by lines, nil where it has conflicts. What it gives is the result if the document is sound and has all that one side
  ///     alone did.
  /// - Throws: ``Refusal`` if nothing but lines can be merged. Linear in the size of the documents.
  package func run(
    answers: [Int: MergeSide] = [:], keys: [String: MergeSide] = [:], everywhere: MergeSide? = nil,
    lines: () -> [UInt8]? = { nil }
  ) throws(Refusal) -> Outcome {
    if ours == theirs || theirs == base { return Outcome(bytes: ours, way: .oneSide, questions: [], notes: []) }
    if ours == base { return Outcome(bytes: theirs, way: .oneSide, questions: [], notes: []) }
    let versions = (
      base: try base.map { base throws(Refusal) in try Self.version(base, .base) }, ours: try Self.version(ours, .ours),
      theirs: try Self.version(theirs, .theirs)
    )
    let check = Check(base: versions.base, ours: versions.ours, theirs: versions.theirs)
    if answers.isEmpty, keys.isEmpty, everywhere == nil, let merged = lines(),
      check.problems(of: merged)?.isEmpty == true,
      !Self.isLossy(merged, versions)
    {
      return Outcome(bytes: merged, way: .lines, questions: [], notes: [])
    }
    let merged = ObjectMerge(base: versions.base, ours: versions.ours, theirs: versions.theirs)
      .run(answers: answers, keys: keys, everywhere: everywhere)
    guard let outcome = merged else { throw .unsound(["the nesting of objects is too deep"]) }
    guard let problems = check.problems(of: outcome.bytes) else {
      throw .unsound(["the merged document is not well-formed XML"])
    }
    guard problems.isEmpty else { throw .unsound(problems.lines) }
    return outcome
  }

  /// Whether a result lacks what one side alone did.
  private static func isLossy(
    _ bytes: [UInt8], _ versions: (base: DocumentVersion?, ours: DocumentVersion, theirs: DocumentVersion)
  ) -> Bool {
    guard let base = versions.base, let result = try? DocumentVersion(bytes) else { return false }
    let table = IdentityTable()
    let read = [base, versions.ours, versions.theirs, result]
    for version in read { version.identify(in: table) }
    let trees = read.compactMap { $0.merged.map { MergeVersion(root: $0, count: table.count) } }
    guard trees.count == 4 else { return false }
    return OneSidedChanges(
      base: trees[0], ours: trees[1], theirs: trees[2], result: trees[3], rules: DocumentRules(derivedSide: .ours)
    ).areLost(among: table.count)
  }

  private static func version(_ bytes: [UInt8], _ input: MergeInput) throws(Refusal) -> DocumentVersion {
    do throws(ReadError) { return try DocumentVersion(bytes) } catch { throw .unreadable(input, error) }
  }

  /// Compares a result with both sides.
  private struct Check {
    private let ids, names: Set<String>
    private let ours, theirs: DocumentProblems

    init(base: DocumentVersion?, ours: DocumentVersion, theirs: DocumentVersion) {
      var (ids, names) = (Set<String>(), Set<String>())
      for version in [base, ours, theirs].compactMap({ $0 }) {
        version.root.forEachInTree { if let id = $0.id { ids.insert(id) } }
        for resource in version.root.child("resources")?.children ?? [] {
          if let name = resource["name"] { names.insert(name) }
        }
      }
      (self.ids, self.names) = (ids, names)
      self.ours = DocumentProblems(of: ours.root, ids: ids, names: names)
      self.theirs = DocumentProblems(of: theirs.root, ids: ids, names: names)
    }

    /// What is wrong in a result and in neither side; nil if it is no document.
    func problems(of bytes: [UInt8]) -> DocumentProblems? {
      guard let version = try? DocumentVersion(bytes) else { return nil }
      return DocumentProblems(of: version.root, ids: ids, names: names).new(comparedWith: ours, theirs)
    }
  }
}
