/// Leaves out what no build compiles: the tokens between directives whose condition does not hold, and directives among them.
///
/// The text stays as it is, and nothing that it declares counts. Where the value of a condition is not known, both branches count.
struct ActiveTokens {
  private let bytes: [UInt8]
  private let all: [Token]
  private let build: BuildConditions
  private var kept: [Token] = []
  private var branches: [Branch] = []

  private struct Branch {
    /// Whether what is around it is compiled.
    var isReached: Bool
    /// Whether one of the branches before it is the one that counts.
    var isDecided: Bool
    var isActive: Bool
  }

  /// The tokens that count. Takes linear time.
  static func of(_ tokens: [Token], _ bytes: [UInt8], _ build: BuildConditions) -> [Token] {
    guard tokens.contains(where: { $0.kind == .pound }) else { return tokens }
    var reader = ActiveTokens(bytes: bytes, all: tokens, build: build)
    reader.kept.reserveCapacity(tokens.count)
    reader.run()
    return reader.kept
  }

  private mutating func run() {
    var index = 0
    while index < all.count {
      let word = all[index].kind == .pound ? text(all[index]) : ""
      guard ["#if", "#elseif", "#else", "#endif"].contains(word) else {
        if isActive { kept.append(all[index]) }
        index += 1
        continue
      }
      var end = index + 1
      while end < all.count, !all[end].startsLine { end += 1 }
      let isReached = word == "#if" ? isActive : branches.last?.isReached ?? true
      read(word, all[index + 1..<end])
      if isReached { kept += all[index..<end] }
      index = end
    }
  }

  private var isActive: Bool { branches.last?.isActive ?? true }

  private mutating func read(_ word: String, _ condition: ArraySlice<Token>) {
    if word == "#if" {
      branches.append(Branch(isReached: isActive, isDecided: false, isActive: false))
    } else if word == "#endif" {
      _ = branches.popLast()
      return
    }
    guard var branch = branches.popLast() else { return }
    let value = word == "#else" ? .yes : Condition.value(condition, of: bytes, build)
    branch.isActive = branch.isReached && !branch.isDecided && value != .no
    branch.isDecided = branch.isDecided || value == .yes
    branches.append(branch)
  }

  private func text(_ token: Token) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }
}
