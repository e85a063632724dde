import UIKit

class OverrideInExtension: UIViewController { var log: [String] = [] }

extension OverrideInExtension {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load")
  }
  open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  @objc override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}
extension OverrideInExtension { override public func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }
