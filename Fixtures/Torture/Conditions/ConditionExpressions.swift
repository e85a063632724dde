import UIKit

class ConditionExpressions: UIView {
  #if os(iOS) || os(tvOS) || (os(macOS) && !targetEnvironment(macCatalyst))
  @objc func a() {}
  #endif
  #if swift(>=5.9) && compiler(<99) && (arch(x86_64) || arch(arm64))
  @objc func b() {}
  #endif
  #if true
  @objc func c() {}
  #endif
  #if false
  @objc func d() { unknown.nonsense() }
  #endif
  #if os(iOS) // comment with } and os(Linux)
  @objc func e() {}
  #endif
}
