#if canImport(SwiftUI)
import SwiftUI
struct ConditionPreview: PreviewProvider { static var previews: some View { Text("}") } }
#endif
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif
#if canImport(Combine)
import Combine
#endif
class ConditionImports: UIView { @objc func a() {} }
