import UIKit

class ActionBrokenLines: UIViewController {
  @IBAction
  func
    broken(
      _
        sender
        : UIButton
    )
  {
  }

  @IBAction private
  func attributed(
    _ sender: UIControl,
    forEvent event: UIEvent
  ) {}
}
