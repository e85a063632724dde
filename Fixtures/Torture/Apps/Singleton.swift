import Foundation
@objcMembers public final class TortureSession: NSObject {
  public static let shared = TortureSession()
  private override init() { super.init() }
  public private(set) var token: String?
  public func signIn(user: String, password: String, completion: @escaping (Bool) -> Void) { token = user; completion(true) }
  public func signOut() { token = nil }
}
