/// Timers that send messages. They keep their target alive until they are invalid, as on iOS, and `userInfo` is nil.
extension Timer {
  /// A timer that is on no run loop yet.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = Unchecked(aTarget as AnyObject)
    self.init(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
      Timer.send(aSelector, to: target, from: $0)
    }
  }

  /// The same, with the date when it fires first.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = Unchecked(t as AnyObject)
    self.init(fire: date, interval: ti, repeats: rep) { Timer.send(s, to: target, from: $0) }
  }

  /// A timer on the present run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    AppLoop.add(timer)
    return timer
  }

  private static func send(_ selector: Selector, to target: Unchecked<AnyObject>, from timer: Timer) {
    let timer = Unchecked(timer)
    MainActor.assumeIsolated { _ = selector.send(to: target.value, [timer.value]) }
  }
}
