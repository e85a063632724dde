import UIKit

class OptionalNested: UIView {
  weak var delegate: OptionalNestedDelegate?
  func send() { delegate?.nested?(self, at: IndexPath(row: 0, section: 0), animated: delegate?.isAnimated?(self) ?? (1 > 2 ? true : false)) }
}
@objc protocol OptionalNestedDelegate {
  @objc optional func nested(_ view: OptionalNested, at path: IndexPath, animated: Bool)
  @objc optional func isAnimated(_ view: OptionalNested) -> Bool
}
extension OptionalNested { class Cell: UIView, OptionalNestedDelegate { func isAnimated(_ view: OptionalNested) -> Bool { true } } }
