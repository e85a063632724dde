import UIKit

class ConditionMembers: UIViewController {
  #if DEBUG
  @IBOutlet weak var debugLabel: UILabel!
  @IBAction func debugTap() {}
  #else
  @IBAction func releaseTap() {}
  #endif
  #if os(iOS)
  #if DEBUG && !targetEnvironment(macCatalyst)
  @objc func nested() {}
  #elseif swift(>=5.0)
  @objc func nestedElse() {}
  #endif
  @objc func outer() {}
  #endif
  #if targetEnvironment(simulator)
  @objc func simulated() {}
  #else
  @objc func device() { unknownFunction() }
  #endif
  @objc func always() {
    #if DEBUG
    _ = #selector(debugTap)
    #endif
  }
}
