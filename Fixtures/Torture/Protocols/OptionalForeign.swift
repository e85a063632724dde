import UIKit

@objc protocol OptionalForeign { @objc optional func foreign(_ value: Int) -> Int }
extension UILabel: OptionalForeign { func foreign(_ value: Int) -> Int { value } }
func callForeign(_ label: OptionalForeign) -> Int { label.foreign?(1) ?? 0 }
