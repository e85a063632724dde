import UIKit

final class TortureFocus: UIViewController {
  private let button = UIButton(type: .system)
  private let focusGuide = UIFocusGuide()
  override var preferredFocusEnvironments: [UIFocusEnvironment] { [button] }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(focusGuide)
    focusGuide.preferredFocusEnvironments = [button]
    focusGuide.isEnabled = true
    setNeedsFocusUpdate()
    updateFocusIfNeeded()
  }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === button { coordinator.addCoordinatedAnimations({ self.button.alpha = 1 }) }
  }
}
