import UIKit

extension UIViewController {
  @objc func setUpScreen() {}
  @objc dynamic func reloadScreen(_ animated: Bool, for reason: String = "none") -> Int { 0 }
  @objc var screenName: String { "none" }
  @objc open var screenCount: Int { get { 0 } set { title = "\(newValue)" } }
  @discardableResult @objc func discardScreen() -> Bool { true }
}
