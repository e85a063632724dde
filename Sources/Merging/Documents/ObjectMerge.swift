import InterfaceBuilder

/// Joins versions that were read, and says what it decided.
struct ObjectMerge {
  let base: DocumentVersion?
  let ours, theirs: DocumentVersion

  /// Answers may bring new questions; those get higher numbers, however often it is asked.
  ///
  /// - Returns: nil if elements would lie in each other deeper than a reader allows.
  func run(answers: [Int: MergeSide], keys: [String: MergeSide], everywhere: MergeSide?) -> DocumentMerge.Outcome? {
    let table = IdentityTable()
    base?.identify(in: table)
    ours.identify(in: table)
    let renames = renames()
    theirs.identify(in: table, renaming: renames)
    guard let one = ours.merged, let other = theirs.merged else { preconditionFailure("versions have roots") }
    let trees = (
      base: base?.merged.map { MergeVersion(root: $0, count: table.count) },
      ours: MergeVersion(root: one, count: table.count),
      theirs: MergeVersion(root: other, count: table.count)
    )
    let rounds = AnsweredMerge.run(answers, keys, everywhere, depthLimit: 500) { chosen in
      ThreeWayMerge(
        table: table, base: trees.base, ours: trees.ours, theirs: trees.theirs,
        rules: DocumentRules(derivedSide: sideOfFrames), answers: chosen)
    }
    guard let rounds else { return nil }
    var writer = DocumentWriter(base: base, ours: ours, theirs: theirs)
    let words = DocumentWords(
      base: base.flatMap { base in trees.base.map { (base, $0) } }, ours: (ours, trees.ours),
      theirs: (theirs, trees.theirs),
      table: table)
    var notes = rounds.notes.map(words.note)
    notes += renames.keys.sorted().compactMap { id in
      table.number(ofID: renames[id] ?? "").map {
        words.note(MergeNote(kind: .renumbered, identity: $0, oldID: id, side: .theirs))
      }
    }
    return DocumentMerge.Outcome(
      bytes: writer.write(rounds.root), way: .objects,
      questions: rounds.questions.map { words.question($0.question, number: $0.number) },
      notes: notes, answered: rounds.answered.map { words.question($0.question, number: $0.number) })
  }

  /// If one side alone changed the device of the canvas, its frames are the ones of the device that the result has.
  private var sideOfFrames: MergeSide {
    func device(_ version: DocumentVersion?) -> String {
      let device = version?.root.child("device")
      return device.map { "\($0.id ?? "") \($0["orientation"] ?? "")" } ?? ""
    }
    return base != nil && device(ours) == device(base) && device(theirs) != device(base) ? .theirs : .ours
  }

  /// Something with an id, and where it lies.
  private struct Holder {
    let element: Element
    /// The id of the object that it lies in.
    let owner: String
  }

  /// All that has an id, with connections that are known by what they connect; the first of two with one id.
  private func holders(_ version: DocumentVersion?) -> [String: Holder] {
    var holders: [String: Holder] = [:]
    func add(_ element: Element, _ owner: String) {
      var owner = owner
      if let id = element.id, !DocumentTraits.withoutIdentity.contains(element.name) {
        if holders[id] == nil { holders[id] = Holder(element: element, owner: owner) }
        owner = id
      }
      for child in element.children { add(child, owner) }
    }
    if let root = version?.root { add(root, "") }
    return holders
  }

  /// New ids for objects of theirs whose ids ours gave to other objects.
  private func renames() -> [String: String] {
    let before = holders(base)
    let (own, others) = (holders(ours), holders(theirs))
    var renames: [String: String] = [:]
    var taken = Set(own.keys).union(others.keys).union(before.keys)
    for (id, object) in others.sorted(by: { $0.key < $1.key }) where before[id] == nil {
      guard let same = own[id], !isSame(same, object, id) else { continue }
      var number = 0
      var new = id
      while !taken.insert(new).inserted {
        number += 1
        new = Self.id(for: id, number)
      }
      renames[id] = new
    }
    return renames
  }

  /// Whether an object that both sides added is the same, such as one of a commit that both took over. Ids that are numbers are counted
  /// up in each document, and tell nothing. An outlet is what it connects, whatever its id.
  private func isSame(_ one: Holder, _ other: Holder, _ id: String) -> Bool {
    guard one.element.name == other.element.name else { return false }
    if one.element.name == "outlet" {
      return one.owner == other.owner && one.element["property"] == other.element["property"]
    }
    func key(_ element: Element) -> [String] { element.attributes.map { "\($0.name)=\($0.value)" }.sorted() }
    if !id.allSatisfy(\.isNumber), one.owner == other.owner { return true }
    return key(one.element) == key(other.element)
  }

  /// An id in the form of Interface Builder's that follows from another one.
  private static func id(for id: String, _ number: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(id) \(number)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var text = ""
    for index in 0..<8 {
      if index == 3 || index == 5 { text.append("-") }
      text.append(letters[Int(hash % 62)])
      hash /= 62
    }
    return text
  }
}
