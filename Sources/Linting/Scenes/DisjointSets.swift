/// Numbers from 0 in groups that are joined step by step. Joining and asking cost next to nothing, however large the groups.
package struct DisjointSets {
  /// By number, another of its group, which leads to the first one.
  private var leaders: [Int]

  /// Each number is a group of its own.
  package init(count: Int) { leaders = Array(0..<count) }

  /// The smallest number of the group.
  package mutating func head(of number: Int) -> Int {
    var number = number
    while leaders[number] != number {
      leaders[number] = leaders[leaders[number]]
      number = leaders[number]
    }
    return number
  }

  /// Makes one group of two.
  package mutating func join(_ first: Int, _ second: Int) {
    let (one, other) = (head(of: first), head(of: second))
    leaders[max(one, other)] = min(one, other)
  }
}
