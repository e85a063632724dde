import UIKit
class LineEndings: UIView {
  @IBOutlet weak var a: UILabel!
  @IBAction func b() {}
}
