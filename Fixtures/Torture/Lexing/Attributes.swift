import UIKit

class Attributes: UIView {
  @inlinable @objc public func a() {}
  @objc @inline(never) @discardableResult func b() -> Int { 1 }
  @available(*, deprecated, message: "use @objc b() }") @objc func c() {}
  @MainActor @objc func d() {}
  @preconcurrency @objc func e(_ f: @escaping @Sendable () -> Void) {}
  @objc @available(iOS 13, *) nonisolated func g() {}
  @usableFromInline @objc internal func h() {}
  @objc func i() {}
  @nonobjc func j() {}
}
