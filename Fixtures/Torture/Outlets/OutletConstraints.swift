import UIKit

final class OutletConstraints: UITableViewCell {
  @IBOutlet private weak var height: NSLayoutConstraint!
  @IBOutlet private weak var guide: UILayoutGuide?
  @IBOutlet private weak var recognizer: UIGestureRecognizer!
  @IBOutlet weak var item: UIBarButtonItem!
  func grow() { height.constant += 1 }
}
