import PropertyLists

/// A three-way merge of files that are sets of things with keys: project files, texts, catalogs, resolved packages.
package struct KeyedMerge {
  private let base: [UInt8]?
  private let ours, theirs: [UInt8]
  private let format: KeyedFormat

  /// - Parameter base: the version that both sides began with; nil or empty if both added the file.
  package init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], format: KeyedFormat) {
    self.base = base.flatMap { $0.isEmpty ? nil : $0 }
    (self.ours, self.theirs, self.format) = (ours, theirs, format)
  }

  /// Merges, as ``DocumentMerge/run(answers:keys:everywhere:lines:)`` does.
  ///
  /// - Throws: `Refusal` if nothing but lines can be merged. Linear in the size of the files.
  package func run(
    answers: [Int: MergeSide] = [:], keys: [String: MergeSide] = [:], everywhere: MergeSide? = nil,
    lines: () -> [UInt8]? = { nil }
  ) throws(DocumentMerge.Refusal) -> DocumentMerge.Outcome {
    if ours == theirs || theirs == base { return .init(bytes: ours, way: .oneSide, questions: [], notes: []) }
    if ours == base { return .init(bytes: theirs, way: .oneSide, questions: [], notes: []) }
    let versions = (
      base: try base.map { base throws(DocumentMerge.Refusal) in try version(base, .base) },
      ours: try version(ours, .ours), theirs: try version(theirs, .theirs)
    )
    let forms = [versions.base, versions.ours, versions.theirs].compactMap { $0?.tree.syntax }
    guard Set(forms).count == 1 else { throw .unsound(["the versions have different file formats"]) }
    var ids: Set<String> = []
    for version in [versions.base, versions.ours, versions.theirs] {
      ids.formUnion(version?.objects.keys.map { $0 } ?? [])
    }
    let known = KeyedProblems(of: versions.ours, ids: ids).lines.union(
      KeyedProblems(of: versions.theirs, ids: ids).lines)
    func problems(of bytes: [UInt8]) -> Set<String>? {
      guard let version = try? KeyedVersion(bytes, format) else { return nil }
      return KeyedProblems(of: version, ids: ids).lines.subtracting(known)
    }
    if answers.isEmpty, keys.isEmpty, everywhere == nil, let merged = lines(), problems(of: merged)?.isEmpty == true,
      !isLossy(merged, versions, ids)
    {
      return .init(bytes: merged, way: .lines, questions: [], notes: [])
    }
    guard let outcome = try merged(versions, ids, answers, keys, everywhere) else {
      throw .unsound(["the nesting of the merged file is too deep"])
    }
    guard let problems = problems(of: outcome.bytes) else { throw .unsound(["the merged file is not valid"]) }
    guard problems.isEmpty else { throw .unsound(problems.sorted()) }
    return outcome
  }

  /// Whether a result lacks what one side alone did.
  private func isLossy(
    _ bytes: [UInt8], _ versions: (base: KeyedVersion?, ours: KeyedVersion, theirs: KeyedVersion), _ ids: Set<String>
  ) -> Bool {
    guard let base = versions.base, let result = try? KeyedVersion(bytes, format) else { return false }
    let table = IdentityTable()
    let read = [base, versions.ours, versions.theirs, result]
    for version in read { version.identify(in: table, ids: ids) }
    let trees = read.compactMap { $0.merged.map { MergeVersion(root: $0, count: table.count) } }
    guard trees.count == 4 else { return false }
    return OneSidedChanges(
      base: trees[0], ours: trees[1], theirs: trees[2], result: trees[3],
      rules: KeyedRules(ours: versions.ours, theirs: versions.theirs)
    ).areLost(among: table.count)
  }

  private func version(_ bytes: [UInt8], _ input: DocumentMerge.MergeInput) throws(DocumentMerge.Refusal)
    -> KeyedVersion
  {
    do throws(ReadError) { return try KeyedVersion(bytes, format) } catch { throw .unreadable(input, error) }
  }

  private func merged(
    _ read: (base: KeyedVersion?, ours: KeyedVersion, theirs: KeyedVersion), _ ids: Set<String>,
    _ answers: [Int: MergeSide], _ keys: [String: MergeSide], _ everywhere: MergeSide?
  ) throws(DocumentMerge.Refusal) -> DocumentMerge.Outcome? {
    let end = KeyedLineEnd.chosen(read.base, read.ours, read.theirs)
    let base = try read.base.map { base throws(DocumentMerge.Refusal) in try end.applied(to: base, .base) }
    let ours = try end.applied(to: read.ours, .ours)
    var theirs = try end.applied(to: read.theirs, .theirs)
    let aliases = ProjectAliases(base: base, ours: ours, theirs: theirs)
    var oldIDs: [String: String] = [:]
    if !aliases.ids.isEmpty {
      do throws(ReadError) {
        theirs = try KeyedVersion(text: aliases.renamed(theirs.tree.bytes), theirs.encoding, format)
      } catch {
        throw .unreadable(.theirs, error)
      }
      for (old, new) in aliases.ids { oldIDs[new] = old }
    }
    let table = IdentityTable()
    base?.identify(in: table, ids: ids)
    ours.identify(in: table, ids: ids)
    theirs.identify(in: table, ids: ids, oldIDs: oldIDs)
    guard let one = ours.merged, let other = theirs.merged else { preconditionFailure("versions have roots") }
    let trees = (
      base: base?.merged.map { MergeVersion(root: $0, count: table.count) },
      ours: MergeVersion(root: one, count: table.count), theirs: MergeVersion(root: other, count: table.count)
    )
    let rounds = AnsweredMerge.run(answers, keys, everywhere, depthLimit: KeyedFormat.depthLimit * 2) { chosen in
      ThreeWayMerge(
        table: table, base: trees.base, ours: trees.ours, theirs: trees.theirs,
        rules: KeyedRules(ours: ours, theirs: theirs), answers: chosen)
    }
    guard let rounds else { return nil }
    var writer = KeyedWriter(base: base, ours: ours, theirs: theirs)
    let text = writer.write(rounds.root)
    let words = KeyedWords(
      base: base.flatMap { base in trees.base.map { (base, $0) } }, ours: (ours, trees.ours),
      theirs: (theirs, trees.theirs), table: table)
    var notes = rounds.notes.map(words.note)
    notes += aliases.ids.values.sorted().compactMap { id in
      table.number(ofID: id).map { words.note(MergeNote(kind: .twin, identity: $0, side: .theirs)) }
    }
    notes += writer.lostComments.map(words.lostComment)
    let encoding = read.ours.encoding == read.base?.encoding ? read.theirs.encoding : read.ours.encoding
    return DocumentMerge.Outcome(
      bytes: encoding.encoded(text), way: .keys,
      questions: rounds.questions.map { words.question($0.question, number: $0.number) }, notes: notes,
      answered: rounds.answered.map { words.question($0.question, number: $0.number) })
  }
}

/// What the lines of a merged file end with: as the side has it that changed it.
struct KeyedLineEnd {
  /// Nil if a version has several.
  private let end: [UInt8]?

  static func chosen(_ base: KeyedVersion?, _ ours: KeyedVersion, _ theirs: KeyedVersion) -> KeyedLineEnd {
    guard let one = uniform(ours.tree.bytes), let other = uniform(theirs.tree.bytes) else {
      return KeyedLineEnd(end: nil)
    }
    guard let base else { return KeyedLineEnd(end: one) }
    guard let old = uniform(base.tree.bytes) else { return KeyedLineEnd(end: nil) }
    return KeyedLineEnd(end: one == old ? other : one)
  }

  /// The version with these line ends.
  func applied(
    to version: KeyedVersion, _ input: DocumentMerge.MergeInput
  ) throws(DocumentMerge.Refusal) -> KeyedVersion {
    let bytes = version.tree.bytes
    guard let end, let own = Self.uniform(bytes), own != end, bytes.contains(0x0A) else { return version }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes where byte != 0x0D { if byte == 0x0A { result += end } else { result.append(byte) } }
    do throws(ReadError) { return try KeyedVersion(text: result, version.encoding, version.format) } catch {
      throw .unreadable(input, error)
    }
  }

  /// What all lines end with; nil if that differs.
  private static func uniform(_ bytes: [UInt8]) -> [UInt8]? {
    var pairs = 0
    var feeds = 0
    var returns = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A { if last == 0x0D { pairs += 1 } else { feeds += 1 } }
      if byte == 0x0D { returns += 1 }
      last = byte
    }
    if returns != pairs || pairs > 0 && feeds > 0 { return nil }
    return pairs > 0 ? [0x0D, 0x0A] : [0x0A]
  }
}
