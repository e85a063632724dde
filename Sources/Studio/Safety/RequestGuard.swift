import Foundation

/// Decides which requests are heard.
///
/// The page of a stranger must not reach the studio, nor must other users of this machine. Hence four things count:
/// - The path begins with a token that nobody can guess.
/// - `Host` is the address that the studio listens on, so that a name that a stranger has lead to this machine is of no use.
/// - `Origin`, where a browser sends one, is the studio's own, and so is what `Sec-Fetch-Site` says.
/// - What changes something is a `POST` of JSON, which no form and no link of another page sends.
struct RequestGuard: Sendable {
  /// The first part of every path.
  let token: String
  /// The hosts with their port, in lower case: `127.0.0.1:8080`.
  let hosts: Set<String>

  /// The longest body of a request, in bytes.
  static let largestBody = 4 << 20

  /// The path below the token, without a slash at its beginning.
  ///
  /// - Throws: ``StudioError``. A wrong token and an unknown path give the same error.
  func path(of request: StudioRequest) throws(StudioError) -> String {
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      throw StudioError(421, "The request was refused: it names another server than this one.")
    }
    if let origin = request.headers["origin"]?.lowercased() {
      guard origin.hasPrefix("http://"), hosts.contains(String(origin.dropFirst(7))) else {
        throw StudioError(403, "Requests from other origins are refused.")
      }
    }
    let path = try pathBelowToken(request.path)
    if let site = request.headers["sec-fetch-site"] {
      // An address that was typed or opened by a program comes from nowhere; a link of another page may open the page only.
      let isPage = path.isEmpty && request.headers["sec-fetch-mode"] == "navigate"
      guard site == "same-origin" || site == "none" || isPage else {
        throw StudioError(403, "Requests from other sites are refused.")
      }
    }
    switch request.method {
    case "GET": break
    case "POST":
      guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") ?? false else {
        throw StudioError(415, "The body of the request must be JSON.")
      }
    default: throw StudioError(405, "Only the methods GET and POST are supported.")
    }
    return path
  }

  private func pathBelowToken(_ path: String) throws(StudioError) -> String {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard path.hasPrefix("/"), let first = parts.first, Self.areEqual(first.utf8, token.utf8) else {
      throw StudioError(404, "This address does not exist.")
    }
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// In a time that does not depend on where the two differ.
  private static func areEqual(_ left: Substring.UTF8View, _ right: String.UTF8View) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 192 random bits as letters and digits.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<40).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] })
  }
}
