import UIKit

actor Actors { var count = 0; func add() { count += 1 } }
@globalActor actor TortureActor { static let shared = TortureActor() }
@TortureActor class OnOtherActor: NSObject { @objc func a() {} }
final class OnMain: NSObject, @unchecked Sendable { @objc @MainActor func b() {}; @objc nonisolated(unsafe) var c = 1 }
@MainActor class Isolated: NSObject { @objc var d = 1; nonisolated override init() { super.init() }; @objc nonisolated func e() {} }
