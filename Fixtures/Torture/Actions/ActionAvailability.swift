import UIKit

class ActionAvailability: UIViewController {
  @available(iOS 13.0, *) @IBAction func new() {}
  @available(iOS, deprecated: 14) @objc func old() {}
  @available(*, unavailable) @objc func never() {}
  @available(*, unavailable, message: "no") @objc var nothing: Int { 0 }
  func wire() {
    if #available(iOS 15, *) { _ = #selector(new) } else { _ = #selector(ActionAvailability.new) }
    guard #available(iOS 11.0, tvOS 11, *) else { return }
  }
}
