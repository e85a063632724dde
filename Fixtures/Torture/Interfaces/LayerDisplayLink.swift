import UIKit

final class TortureTicker: NSObject {
  private var link: CADisplayLink?
  private(set) var time: CFTimeInterval = 0
  func start() {
    let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    self.link = link
  }
  @objc private func tick(_ link: CADisplayLink) { time += link.targetTimestamp - link.timestamp }
  func stop() {
    link?.isPaused = true
    link?.invalidate()
  }
}
