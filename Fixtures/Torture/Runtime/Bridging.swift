import UIKit

class Bridging: NSObject {
  @objc func strings(_ text: NSString, range: NSRange) -> String { (text as String) + (text.substring(with: range) as NSString).uppercased }
  @objc func numbers(_ number: NSNumber) -> Int { number.intValue + (3 as NSNumber).intValue }
  @objc func arrays(_ values: NSArray) -> [Any] { (values as? [Any]) ?? [] }
  @objc func attributes() -> NSAttributedString { NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3)]) }
  @objc func error() -> Error? { NSError(domain: "a", code: 1) }
}
