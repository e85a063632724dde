import UIKit

final class ActionOfObject {
  let button = UIButton(type: .system)
  var count = 0
  @MainActor init() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
  @objc private func tapped() { count += 1 }
}
