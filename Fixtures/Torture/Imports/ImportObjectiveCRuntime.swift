import Foundation
import ObjectiveC.runtime
import ObjectiveC.NSObject
class ImportObjectiveCRuntime: NSObject { @objc func a() {} }
