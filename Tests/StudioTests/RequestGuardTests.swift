import Foundation
import Testing

@testable import Studio

/// Who is heard, and who is not.
struct RequestGuardTests {
  private let rules = RequestGuard(token: "secret", hosts: ["127.0.0.1:80", "localhost:80"])

  private func status(
    _ method: String = "GET", _ path: String = "/secret/api/documents", _ headers: [String: String] = [:]
  ) -> Int {
    var all = ["host": "127.0.0.1:80"]
    all.merge(headers) { $1 }
    do throws(StudioError) {
      _ = try rules.path(of: StudioRequest(method, path, headers: all))
      return 200
    } catch {
      return error.status
    }
  }

  @Test func pathsBeginWithTheToken() throws {
    #expect(try rules.path(of: StudioRequest("GET", "/secret/", headers: ["host": "localhost:80"])) == "")
    #expect(try rules.path(of: StudioRequest("GET", "/secret/a/b", headers: ["host": "localhost:80"])) == "a/b")
    for path in ["/", "", "/api/documents", "/secre/api", "/secrets/api", "/SECRET/", "secret/", "//", "/%73ecret/"] {
      #expect(status("GET", path) == 404, "\(path)")
    }
  }

  /// A name of a stranger's that leads to this machine has another host.
  @Test func otherHostsAreRefused() {
    #expect(status("GET", "/secret/", ["host": "evil.example:80"]) == 421)
    #expect(status("GET", "/secret/", ["host": "127.0.0.1:81"]) == 421)
    #expect(status("GET", "/secret/", ["host": "127.0.0.1"]) == 421)
    #expect(status("GET", "/secret/", ["host": "LOCALHOST:80"]) == 200)
    #expect(throws: StudioError.self) { try rules.path(of: StudioRequest("GET", "/secret/")) }
  }

  @Test func otherOriginsAreRefused() {
    let json = ["content-type": "application/json"]
    for origin in ["http://evil.example", "https://127.0.0.1:80", "null", "http://127.0.0.1", "file://"] {
      #expect(status("POST", "/secret/api/edit", json.merging(["origin": origin]) { $1 }) == 403, "\(origin)")
    }
    #expect(status("POST", "/secret/api/edit", json.merging(["origin": "http://127.0.0.1:80"]) { $1 }) == 200)
  }

  @Test func otherSitesMayOpenThePageOnly() {
    #expect(status("GET", "/secret/", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]) == 200)
    #expect(
      status("GET", "/secret/api/documents", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"]) == 403)
    #expect(status("GET", "/secret/", ["sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"]) == 403)
    #expect(status("GET", "/secret/", ["sec-fetch-site": "same-site"]) == 403)
    #expect(status("GET", "/secret/api/documents", ["sec-fetch-site": "same-origin"]) == 200)
  }

  /// A form of another page can send a POST, but none of JSON.
  @Test func onlyJSONIsPosted() {
    #expect(status("POST", "/secret/api/edit", ["content-type": "text/plain"]) == 415)
    #expect(status("POST", "/secret/api/edit", ["content-type": "application/x-www-form-urlencoded"]) == 415)
    #expect(status("POST", "/secret/api/edit") == 415)
    #expect(status("POST", "/secret/api/edit", ["content-type": "application/json; charset=utf-8"]) == 200)
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "TRACE", "get", ""])
  func otherMethodsAreRefused(_ method: String) {
    #expect(status(method) == 405)
  }

  @Test func tokensDifferAndAreLong() {
    let tokens = (0..<100).map { _ in RequestGuard.newToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 40 && $0.allSatisfy { $0.isLowercase || $0.isNumber } })
  }
}
