import UIKit

private class OverridePrivate: UIView {}
extension OverridePrivate { override func layoutSubviews() { super.layoutSubviews() } }
fileprivate final class OverrideFilePrivate: UIViewController {}
extension OverrideFilePrivate { override func loadView() { view = OverridePrivate() } }
func overridePrivate() -> UIViewController { OverrideFilePrivate() }
