/// A merge with answers, which may bring new questions: those get higher numbers, however often it is asked.
struct AnsweredMerge {
  /// The joined tree.
  let root: MergedNode
  /// What is open, by number.
  let questions: [(question: MergeQuestion, number: Int)]
  let notes: [MergeNote]
  /// What was answered, by number.
  let answered: [(question: MergeQuestion, number: Int)]

  /// Merges until no answer is left that was not used.
  ///
  /// - Parameters:
  ///   - answers: sides by the numbers of questions.
  ///   - keys: sides by the keys of questions, which count more: numbers of questions that an answer brings depend on the other answers.
  ///   - everywhere: the side for every question that has no answer; nil leaves them open.
  ///   - merge: a merge with answers by the keys of questions.
  /// - Returns: nil if things would lie in each other deeper than the limit.
  static func run(
    _ answers: [Int: MergeSide], _ keys: [String: MergeSide], _ everywhere: MergeSide?, depthLimit: Int,
    _ merge: ([String: MergeSide]) -> ThreeWayMerge
  ) -> AnsweredMerge? {
    var numbers: [String: Int] = [:]
    var chosen: [String: MergeSide] = [:]
    var answered: [(question: MergeQuestion, number: Int)] = []
    while true {
      var merge = merge(chosen)
      guard let root = merge.run(depthLimit: depthLimit) else { return nil }
      let open = merge.questions
      for question in open where numbers[question.key] == nil { numbers[question.key] = numbers.count + 1 }
      var isAnswered = false
      for question in open {
        let number = numbers[question.key] ?? 0
        guard let side = keys[question.key] ?? answers[number] ?? everywhere else { continue }
        chosen[question.key] = side
        answered.append((question, number))
        isAnswered = true
      }
      if isAnswered { continue }
      let numbered = open.map { (question: $0, number: numbers[$0.key] ?? 0) }.sorted { $0.number < $1.number }
      return AnsweredMerge(
        root: root, questions: numbered, notes: merge.notes, answered: answered.sorted { $0.number < $1.number })
    }
  }
}
