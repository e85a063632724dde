import UIKit
#if os(iOS)
#if DEBUG
#if canImport(UIKit)
class ConditionNestedDeep: UIView {
  #if os(iOS)
  class Inner: UIView {
    #if !os(macOS)
    @IBOutlet var a: UIView!
    #endif
  }
  #endif
}
#endif
#endif
#endif
