import UIKit

class Größe: UIView {
  @IBOutlet weak var überschrift: UILabel!
  @objc func öffne(_ 何か: Any) {}
  @objc var 😀 = 1
  func π() -> Selector { #selector(öffne) }
}
