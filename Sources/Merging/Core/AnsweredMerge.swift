/// A merge with answers, which may bring new questions: those get higher numbers, however often it is asked.
struct AnsweredMerge {
  /// The joined tree.
  let root: MergedNode
  /// What is open, by number.
  let questions: [(question: MergeQuestion, number: Int)]
  let notes: [MergeNote]

  /// Merges until no answer is left that was not used.
  ///
  /// - Parameters:
  ///   - answers: sides by the numbers of questions.
  ///   - everywhere: the side for every question that has no answer; nil leaves them open.
  ///   - merge: a merge with answers by the keys of questions.
  /// - Returns: nil if things would lie in each other deeper than the limit.
  static func run(
    _ answers: [Int: MergeSide], _ everywhere: MergeSide?, depthLimit: Int,
    _ merge: ([String: MergeSide]) -> ThreeWayMerge
  ) -> AnsweredMerge? {
    var numbers: [String: Int] = [:]
    var chosen: [String: MergeSide] = [:]
    while true {
      var merge = merge(chosen)
      guard let root = merge.run(depthLimit: depthLimit) else { return nil }
      let open = merge.questions
      for question in open where numbers[question.key] == nil { numbers[question.key] = numbers.count + 1 }
      var isAnswered = false
      for question in open {
        guard let side = numbers[question.key].flatMap({ answers[$0] }) ?? everywhere else { continue }
        chosen[question.key] = side
        isAnswered = true
      }
      if isAnswered { continue }
      let numbered = open.map { (question: $0, number: numbers[$0.key] ?? 0) }.sorted { $0.number < $1.number }
      return AnsweredMerge(root: root, questions: numbered, notes: merge.notes)
    }
  }
}
