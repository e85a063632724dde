import Foundation
import Testing

@testable import Studio

/// What a connection's first lines are read as.
struct RequestHeadTests {
  private func head(_ text: String) throws(StudioError) -> RequestHead { try RequestHead(Array(text.utf8)[...]) }

  private func status(_ text: String) -> Int {
    do throws(StudioError) {
      _ = try head(text)
      return 200
    } catch {
      return error.status
    }
  }

  @Test func aHeadIsRead() throws {
    let head = try head(
      "POST /secret/api/edit?a=1&b=x%20y+z&a=2&c HTTP/1.1\r\nHost: h:1\r\nContent-LENGTH:  12 \r\n\r\n")
    #expect(head.request.method == "POST" && head.request.path == "/secret/api/edit")
    #expect(head.request.query == ["a": "1", "b": "x y z", "c": ""])
    #expect(head.request.headers == ["host": "h:1", "content-length": "12"])
    #expect(head.bodyLength == 12 && head.keepsConnection && !head.expectsContinue)
  }

  @Test func connectionsEndWhereTheSenderSaysSo() throws {
    #expect(try !head("GET / HTTP/1.0\r\n\r\n").keepsConnection)
    #expect(try !head("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").keepsConnection)
    #expect(try head("POST / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n").expectsContinue)
  }

  /// The end is found wherever the bytes were split.
  @Test func theEndOfAHeadIsFound() {
    for text in ["GET / HTTP/1.1\r\nHost: h\r\n\r\nbody", "GET / HTTP/1.1\nHost: h\n\nbody"] {
      let bytes = Array(text.utf8)
      let length = bytes.count - 4
      for known in 0...length { #expect(RequestHead.length(in: bytes, known: known) == length) }
      for count in 0..<length { #expect(RequestHead.length(in: Array(bytes[..<count])) == nil) }
    }
  }

  @Test(arguments: [
    "", "GET\r\n\r\n", "GET / \r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
    "GET http://h/ HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nA b: c\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\rOrigin: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHOST: b\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 1e3\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length:\r\n\r\n",
  ])
  func whatBrowsersNeverSendIsRefused(_ text: String) { #expect(status(text) == 400) }

  @Test func whatIsTooMuchIsRefused() {
    let many = (0...RequestHead.mostHeaders).map { "x\($0): y\r\n" }.joined()
    #expect(status("GET / HTTP/1.1\r\n\(many)\r\n") == 431)
    #expect(status("GET / HTTP/1.1\r\nContent-Length: \(RequestGuard.largestBody + 1)\r\n\r\n") == 413)
    #expect(status("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") == 413)
    #expect(status("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n") == 411)
  }
}
