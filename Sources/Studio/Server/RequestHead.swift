import Foundation

/// The first line and the headers of a request.
///
/// It is strict where readers of HTTP have been known to differ: what a browser never sends is refused, so that nobody reads a request
/// in two ways.
struct RequestHead {
  /// The request, without its body.
  var request: StudioRequest
  /// How many bytes the body has.
  var bodyLength: Int
  /// Whether the sender may use the connection for another request.
  var keepsConnection: Bool
  /// Whether the sender waits for a word before it sends the body.
  var expectsContinue: Bool

  /// The most bytes that line and headers have, their ends included. Browsers send below 2 KB; a query holds a path and a surface.
  static let mostBytes = 32 << 10
  /// The most headers.
  static let mostHeaders = 100

  /// How many bytes the head at the beginning has, with the empty line at its end; nil if that has not come yet.
  ///
  /// - Parameter known: how many bytes were searched before. Linear in the bytes after them.
  static func length(in bytes: [UInt8], known: Int = 0) -> Int? {
    var start = max(0, known - 3)
    while let end = bytes[start...].firstIndex(of: newline) {
      let next = bytes.dropFirst(end + 1)
      if next.first == newline { return end + 2 }
      if next.starts(with: [carriageReturn, newline]) { return end + 3 }
      start = end + 1
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Reads a head.
  ///
  /// - Throws: ``StudioError`` if it is none, or not one that a browser would send. The connection is of no use afterwards.
  init(_ bytes: ArraySlice<UInt8>) throws(StudioError) {
    var lines = bytes.split(separator: Self.newline).map(Self.text)[...]
    while lines.last == "" { lines.removeLast() }
    guard let first = lines.popFirst() else { throw StudioError(400, "The request is empty.") }
    guard lines.count <= Self.mostHeaders else { throw StudioError(431, "The request has too many headers.") }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else {
      throw StudioError(400, "The first line of the request is not an HTTP/1.1 request line.")
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request = StudioRequest(
      String(words[0]), String(target[0]), query: target.count > 1 ? Self.query(target[1]) : [:],
      headers: try Self.headers(lines))
    guard request.headers["transfer-encoding"] == nil else {
      throw StudioError(411, "The length of the body of the request is missing.")
    }
    bodyLength = try Self.length(request.headers["content-length"])
    let connection = request.headers["connection"]?.lowercased() ?? ""
    keepsConnection = words[2] == "HTTP/1.1" && !connection.contains("close")
    expectsContinue = request.headers["expect"]?.lowercased() == "100-continue"
  }

  /// A line without the carriage return at its end.
  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == carriageReturn ? line.dropLast() : line, as: UTF8.self)
  }

  private static func headers(_ lines: ArraySlice<String>) throws(StudioError) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), !line[..<colon].isEmpty,
        line[..<colon].utf8.allSatisfy(isOfName), line[colon...].utf8.allSatisfy({ $0 >= 32 || $0 == 9 })
      else { throw StudioError(400, "A header of the request cannot be read.") }
      let name = line[..<colon].lowercased()
      // Two lengths or two hosts would let two readers choose.
      guard
        headers.updateValue(line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces), forKey: name) == nil
      else { throw StudioError(400, "The header \(name) occurs twice.") }
    }
    return headers
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func length(_ text: String?) throws(StudioError) -> Int {
    guard let text else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw StudioError(400, "The length of the body of the request is not a number.")
    }
    guard let length = Int(text), length <= RequestGuard.largestBody else {
      throw StudioError(413, "The body of the request is longer than \(RequestGuard.largestBody >> 20) MB.")
    }
    return length
  }

  /// Names and values as forms of HTML write them; of several values with one name the first counts.
  private static func query(_ text: Substring) -> [String: String] {
    func plain(_ part: Substring) -> String {
      let spaced = part.replacing("+", with: " ")
      return spaced.removingPercentEncoding ?? String(spaced)
    }
    var values: [String: String] = [:]
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = plain(parts[0])
      if values[name] == nil { values[name] = parts.count > 1 ? plain(parts[1]) : "" }
    }
    return values
  }
}
