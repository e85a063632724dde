import UIKit; import Foundation
class Semicolons: NSObject { @objc var a = 1; @objc var b: Int { 2 }; @objc func c() {}; @objc func d() -> Int { 3 }; override init() { super.init() }; @objc let e = 4 }
class Semicolons2: NSObject { @objc func a() {} }; class Semicolons3: NSObject { @objc func b() {} }
