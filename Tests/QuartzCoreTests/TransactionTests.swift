import QuartzCore
import Testing

/// A transaction is over when it was committed and all animations that were started in it are.
@Suite @MainActor struct TransactionTests {
  @Test func withoutAnimationsItCompletesAtTheCommit() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test func itWaitsForTheLastAnimation() throws {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    let first = try #require(CATransaction.animationStarts())
    let second = try #require(CATransaction.animationStarts())
    CATransaction.commit()
    second()
    #expect(calls == 0)
    first()
    #expect(calls == 1)
  }

  /// An animation without duration is over before the commit; the block is called all the same, once and not before.
  @Test func anAnimationMayEndBeforeTheCommit() throws {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    let end = try #require(CATransaction.animationStarts())
    end()
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test func animationsBelongToTheInnermostTransaction() throws {
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("inner") }
    let end = try #require(CATransaction.animationStarts())
    CATransaction.commit()
    CATransaction.commit()
    #expect(calls == ["outer"])
    end()
    #expect(calls == ["outer", "inner"])
  }

  @Test func outsideOfTransactionsNothingIsCounted() {
    #expect(CATransaction.animationStarts() == nil)
    CATransaction.commit()
  }
}
