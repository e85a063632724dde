import UIKit

@available(iOS 13.0, *)
class Availability: UIView {
  @available(iOS 14, *) @objc func a() {}
  @available(iOS, introduced: 13, deprecated: 15, renamed: "a") @objc func b() {}
  @objc func c() { if #available(iOS 16.0, macOS 13, *) { a() } else if #unavailable(iOS 15) {} }
  @available(swift 5.0) @objc var d: Int { 1 }
}
@available(iOS 17, *) extension Availability { @objc func e() {} }
