import UIKit

#if os(iOS)
@objc
#endif
class ConditionAttributes: NSObject { @objc func a() {} }
