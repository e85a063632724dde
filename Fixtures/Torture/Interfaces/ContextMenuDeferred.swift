import UIKit

func tortureDeferredMenu(_ button: UIButton) {
  let deferred = UIDeferredMenuElement { completion in completion([UIAction(title: "Late") { _ in }]) }
  let uncached = UIDeferredMenuElement.uncached { $0([]) }
  let state = UIAction(title: "On", state: .on) { action in action.state = .off }
  button.menu = UIMenu(title: "Menu", identifier: UIMenu.Identifier("a"), options: [.singleSelection], children: [deferred, uncached, state])
  button.showsMenuAsPrimaryAction = true
  button.menu = button.menu?.replacingChildren([state])
}
