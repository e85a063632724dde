/// Joins what two versions of a file changed in a third one, thing by thing.
///
/// It knows no format: a format names the things, says which are values, sets, lists or references, and writes the result. Every change
/// that one side alone made is in the result, unless a note says why not. Where both sides changed the same, a question is asked, and
/// ours stands until it is answered. Linear in the number of things, times the depth of the tree.
struct ThreeWayMerge {
  let table: IdentityTable
  let base: MergeVersion?
  let ours: MergeVersion
  let theirs: MergeVersion
  let rules: any MergeRules
  /// By the keys of questions.
  let answers: [String: MergeSide]

  private(set) var questions: [MergeQuestion] = []
  private(set) var notes: [MergeNote] = []
  /// By the keys of questions: each is asked once.
  private var decided: [String: MergeSide] = [:]

  /// What is in the result, by identity.
  var isAlive: [Bool]
  /// What was left out since references to it were looked for.
  var died: [Int] = []
  /// What refers to each thing, by its identity; nil until it is asked for.
  var referrers: [Int: [Int]]?
  /// What owns objects, by the identities of these; nil until it is asked for.
  var owners: [Int: [Int]]?
  /// What was changed by one side, deleted by the other, and stays.
  var isKeptByAnswer: Set<Int> = []
  /// References that one side changed and the other deleted, with the side that changed them.
  var disputed: [(identity: Int, changer: MergeSide)] = []
  /// Things that exist as long as they are used, and that one side deleted.
  var unused: [(node: VersionNode, side: MergeSide)] = []
  /// What was joined of attributes and values, by identity; nil for what one side alone has.
  var joined: [JoinedValues?]
  var parents: [Int]

  init(
    table: IdentityTable, base: MergeVersion?, ours: MergeVersion, theirs: MergeVersion, rules: any MergeRules,
    answers: [String: MergeSide]
  ) {
    self.table = table
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    (self.rules, self.answers) = (rules, answers)
    isAlive = Array(repeating: false, count: table.count)
    joined = Array(repeating: nil, count: table.count)
    parents = Array(repeating: -1, count: table.count)
  }

  /// The joined tree; nil if things would lie in each other deeper than the limit. To be called once.
  mutating func run(depthLimit: Int) -> MergedNode? {
    decideExistence()
    keepOwners()
    joinValues()
    decidePlaces()
    repeat { dropDanglingReferences() } while settleDisputes()
    repeat { dropDanglingReferences() } while settleRivals()
    while dropOrphans() { dropDanglingReferences() }
    keepWhatIsUsed()
    decidePlaces()
    noteUndoneMoves()
    guard isShallow(depthLimit) else { return nil }
    return build(ours.root.identity, children: childLists())
  }

  func version(_ side: MergeSide) -> MergeVersion { side == .ours ? ours : theirs }

  /// What the result has of a thing.
  func node(_ identity: Int) -> VersionNode? { ours[identity] ?? theirs[identity] }

  /// The side that a question is decided for: as it is answered, and ours until then.
  mutating func decide(
    _ kind: MergeQuestion.Kind, _ identity: Int, rival: Int? = nil, attribute: String? = nil, deleter: MergeSide? = nil
  ) -> MergeSide {
    // The sides have different objects at the place, which must not be called by either.
    let subject = [identity, rival].compactMap { $0 }.map(table.path).sorted().joined(separator: "|")
    let key = "\(kind.rawValue) \(subject)" + (attribute.map { " \($0)" } ?? "")
    if let side = decided[key] { return side }
    let side = answers[key] ?? .ours
    if answers[key] == nil {
      questions.append(
        MergeQuestion(kind: kind, identity: identity, rival: rival, attribute: attribute, deleter: deleter, key: key))
    }
    decided[key] = side
    return side
  }

  mutating func note(
    _ kind: MergeNote.Kind, _ identity: Int, other: Int? = nil, attribute: String? = nil, side: MergeSide? = nil
  ) {
    notes.append(MergeNote(kind: kind, identity: identity, other: other, attribute: attribute, side: side))
  }

  /// The attributes that a thing has in the result.
  func attributes(of identity: Int) -> [(name: String, value: String)] {
    joined[identity]?.attributes ?? node(identity)?.attributes ?? []
  }

  func value(of attribute: String, in identity: Int) -> String? {
    attributes(of: identity).first { $0.name == attribute }?.value
  }
}

/// What is joined of a thing that both sides have.
struct JoinedValues {
  var name: String
  var attributes: [(name: String, value: String)]
  /// The side of a value that is taken as a whole.
  var whole: MergeSide?
}
