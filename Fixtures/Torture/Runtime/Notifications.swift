import UIKit

class Notifications: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(shown(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    center.addObserver(self, selector: #selector(hidden), name: .init("x"), object: view)
    NotificationCenter.default.removeObserver(self, name: .init("x"), object: nil)
    center.removeObserver(self)
    let token = center.addObserver(forName: .init("y"), object: nil, queue: .main) { _ in }
    center.removeObserver(token)
  }
  @objc private func shown(_ note: Notification) {}
  @objc private func hidden(note: NSNotification) {}
}
