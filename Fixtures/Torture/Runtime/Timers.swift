import UIKit

class Timers: NSObject {
  var timer: Timer?
  func start() {
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: ["a": 1], repeats: true)
    let other = Timer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false)
    RunLoop.main.add(other, forMode: .common)
    perform(#selector(later(_:)), with: "x", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    performSelector(onMainThread: #selector(later), with: nil, waitUntilDone: false)
    timer?.invalidate()
  }
  @objc private func tick(_ timer: Timer) {}
  @objc private func later(_ text: String?) {}
}
