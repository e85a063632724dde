import UIKit

private extension Selector {
  static let saveTapped = #selector(SelectorConstants.save(_:))
  static let cancel = #selector(SelectorConstants.cancel)
}

class SelectorConstants: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "s", style: .done, target: self, action: .saveTapped)
    navigationItem.leftBarButtonItem = .init(title: "c", style: .plain, target: self, action: .cancel)
  }
  @objc fileprivate func save(_ sender: UIBarButtonItem) {}
  @objc fileprivate func cancel() {}
}

enum SelectorActions { static let go = #selector(SelectorForms.plain); struct Deep { var s = #selector(SelectorForms.one) } }
