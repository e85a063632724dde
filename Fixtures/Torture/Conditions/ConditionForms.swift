import UIKit

#if os(iOS)
class ConditionForms: UIView { @IBAction func ios() {} }
#else
class ConditionForms: UIView { @IBAction func other() {} }
#endif
#if os(macOS)
import AppKit
#elseif os(iOS) && canImport(UIKit)
class ConditionSecond: UIView { @objc func second() {} }
#else
#error("no")
#endif
#if os(Linux)
#error("this is an app for iOS")
#endif
#if !os(iOS)
#error("not iOS")
#endif
