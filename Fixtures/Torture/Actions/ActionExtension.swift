import UIKit

class ActionExtension: UIViewController {
  private let name = "x"
}

extension ActionExtension {
  @IBAction func inExtension(_ sender: Any) {}
  @objc private func hidden() { _ = name }
  @IBAction fileprivate func half(_ sender: UIButton) {}
  @objc var computed: String { get { name } set { title = newValue } }
}

private extension ActionExtension {
  @objc func privately() {}
  @IBAction func privateAction(_ sender: Any) { _ = #selector(privately) }
}

fileprivate extension ActionExtension { @objc func filePrivately() {} }
