import UIKit

typealias AliasBase = AliasedSuperclass
typealias AliasView = UIView
class AliasedSuperclass: AliasView { @objc func a() {} }
class AliasedChild: AliasBase { @objc func b() {} }
extension AliasBase { @objc func c() {} }
enum AliasHost { typealias Base = AliasedChild }
class AliasedGrandchild: AliasHost.Base { @objc func d() {} }
