import UIKit

@objc protocol ObjCPlain { func a() }
@objc protocol ObjCWithBase: NSObjectProtocol, ObjCPlain { var b: Int { get set } }
@objc(TRNamed) protocol ObjCNamed: ObjCWithBase { init() ; static func make() -> Self }
class ObjCConformer: NSObject, ObjCWithBase { func a() {}; var b = 1 }
class ObjCHolder { weak var plain: ObjCPlain?; weak var based: (any ObjCWithBase)? }
@objc enum ObjCEnum: Int { case one = 1, two }
@objc(TREnum) public enum ObjCNamedEnum: Int { case a }
class ObjCEnumUser: NSObject { @objc var kind: ObjCEnum = .one; @objc func take(_ kind: ObjCEnum) {} }
