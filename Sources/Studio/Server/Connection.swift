import FlyingSocks
import Foundation

/// One connection: reads requests of a bounded size, one after the other, and writes what they are answered with.
///
/// Each answer goes out as a whole. Head and body apart would make the system wait for the receiver's word in between, which costs 40 ms.
struct Connection {
  private let socket: AsyncSocket
  /// What has come and is not read yet.
  private var bytes: [UInt8] = []
  /// How long a connection stays open without a request.
  private static let idleLimit = Duration.seconds(120)
  /// How long a request may take to come, and an answer to go.
  private static let transferLimit = Duration.seconds(30)

  /// A connection that was accepted.
  init(_ socket: AsyncSocket) { self.socket = socket }

  /// Answers requests until the connection ends.
  mutating func serve(_ answer: @Sendable (StudioRequest) async -> StudioResponse) async {
    // What fails here is the connection, which ends.
    try? await serveRequests(answer)
  }

  private mutating func serveRequests(_ answer: @Sendable (StudioRequest) async -> StudioResponse) async throws {
    var isOpen = true
    while isOpen {
      let response: StudioResponse
      do throws(StudioError) {
        let head = try await nextHead()
        var request = head.request
        request.body = try await body(of: head)
        isOpen = head.keepsConnection
        response = await answer(request)
      } catch {
        guard error != Self.end else { return }
        isOpen = false
        response = StudioResponse(error)
      }
      switch response.body {
      case .data(let data):
        try await write(response.head(length: data.count, keepsConnection: isOpen) + data)
      case .events(let events):
        try await write(response.head(length: nil, keepsConnection: false))
        for await event in events { try await write(Data(event.utf8)) }
        isOpen = false
      }
    }
  }

  /// Says that nobody sends any more.
  private static let end = StudioError(0, "")

  private mutating func nextHead() async throws(StudioError) -> RequestHead {
    var searched = 0
    var deadline = ContinuousClock.now + (bytes.isEmpty ? Self.idleLimit : Self.transferLimit)
    while true {
      let length = RequestHead.length(in: bytes, known: searched)
      guard (length ?? bytes.count) <= RequestHead.mostBytes else {
        throw StudioError(431, "The headers of the request are longer than \(RequestHead.mostBytes >> 10) KB.")
      }
      if let length {
        defer { bytes.removeFirst(length) }
        return try RequestHead(bytes[..<length])
      }
      if searched == 0, !bytes.isEmpty { deadline = .now + Self.transferLimit }
      searched = bytes.count
      try await read(until: deadline)
    }
  }

  private mutating func body(of head: RequestHead) async throws(StudioError) -> Data {
    let deadline = ContinuousClock.now + Self.transferLimit
    if head.expectsContinue, bytes.isEmpty, head.bodyLength > 0 {
      do { try await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) } catch { throw Self.end }
    }
    while bytes.count < head.bodyLength { try await read(until: deadline) }
    defer { bytes.removeFirst(head.bodyLength) }
    return Data(bytes[..<head.bodyLength])
  }

  private mutating func read(until deadline: ContinuousClock.Instant) async throws(StudioError) {
    let socket = socket
    do {
      bytes += try await Self.limited(to: deadline) { try await socket.read(atMost: 4096) }
    } catch {
      throw Self.end
    }
  }

  private func write(_ data: Data) async throws {
    let socket = socket
    try await Self.limited(to: .now + Self.transferLimit) { try await socket.write(data) }
  }

  private static func limited<Value: Sendable>(
    to deadline: ContinuousClock.Instant, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw SocketError.disconnected }
      return value
    }
  }
}

extension StudioResponse {
  /// The first line and the headers, with the empty line at their end.
  ///
  /// - Parameter length: how long the body is; nil for one that lasts as long as the connection.
  fileprivate func head(length: Int?, keepsConnection: Bool) -> Data {
    var lines = [
      "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")", "Content-Type: \(type)", "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin", "X-Frame-Options: DENY",
      "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Connection: \(keepsConnection ? "keep-alive" : "close")",
    ]
    if let length { lines.append("Content-Length: \(length)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
