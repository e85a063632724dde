import Foundation
import os.log

/// Who uses the app.
@objcMembers
final class Session: NSObject {

    static let shared = Session()
    static let didChange = Notification.Name("SessionDidChange")

    private let log = OSLog(subsystem: "com.example.App", category: "session")
    private(set) var name: String?

    func signIn(name: String, password: String) -> Bool {
        guard password.count >= 4 else {
            os_log("refused %{private}@", log: log, type: .debug, name)
            return false
        }
        self.name = name
        NotificationCenter.default.post(name: Session.didChange, object: self)
        return true
    }

    func signOut() {
        name = nil
        NotificationCenter.default.post(name: Session.didChange, object: self)
    }
}
