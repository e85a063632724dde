import UIKit

class ActionClosures: UIView {
  @objc func take(_ body: @escaping (Int) -> Void) { body(1) }
  @objc func takeTwo(_ body: ((String, [Int: String]) -> Bool)?, then: @escaping () -> Void = {}) { then() }
  @objc func block(_ body: @convention(block) () -> Void) { body() }
  @objc var handler: (() -> Void)?
  @objc var made: (Int) -> String = { "\($0)" } 
}
