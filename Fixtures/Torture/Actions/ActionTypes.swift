import UIKit

class ActionTypes: NSObject {
  @objc func numbers(_ a: Int, b: Double, c: CGFloat, d: Bool, e: UInt8) {}
  @objc func dictionary(_ a: [String: Any], b: [[Int]], c: Set<String>) {}
  @objc func optionals(_ a: String?, b: [String]?, c: NSNumber!, d: Any?) {}
  @objc func protocols(_ a: any NSObjectProtocol, b: UIView & NSCopying) {}
  @objc func metatype(_ a: AnyClass, b: UIView.Type) {}
  @objc func structs(_ a: CGRect, b: UIEdgeInsets, c: NSRange, d: IndexPath) {}
  @objc func result() -> [String: [Int]]? { nil }
  @objc func throwing(_ a: Int) throws -> String { "" }
  @objc func throwingPlain() throws {}
}
