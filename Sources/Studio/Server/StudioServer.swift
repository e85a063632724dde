import FlyingSocks
import Foundation

/// The HTTP server of the studio, on one address of this machine.
package struct StudioServer: Sendable {
  /// Where the server listens and what it shows.
  package struct Configuration: Sendable {
    /// An address of version 4 of the internet protocol; only this machine reaches the default.
    package var host = "127.0.0.1"
    /// 0 for one that is free.
    package var port: UInt16 = 0
    /// The folder with the page's files; nil for those that are compiled in.
    package var pageFolder: String?
    /// The first part of every path; nil for a new one, as it should be outside of tests.
    package var token: String?

    /// The loopback address and a free port.
    package init() {}
  }

  private let configuration: Configuration
  private let studio: Studio
  /// More than the pages of one person have; a browser has six of each page.
  private static let mostConnections = 256

  /// A server that does not listen yet.
  package init(_ studio: Studio, _ configuration: Configuration = Configuration()) {
    self.studio = studio
    self.configuration = configuration
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter started: receives the address of the page.
  /// - Throws: ``StudioError`` if the address cannot be had.
  package func run(started: @escaping @Sendable (String) -> Void) async throws {
    let token = configuration.token ?? RequestGuard.newToken()
    let host = configuration.host
    let socket = try listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw StudioError(500, "\(host) has no port") }
    var hosts: Set<String> = ["\(host):\(port)"]
    if host.hasPrefix("127.") { hosts.insert("localhost:\(port)") }
    let desk = FrontDesk(
      files: PageFiles(folder: configuration.pageFolder), studio: studio,
      rules: RequestGuard(token: token, hosts: hosts))
    let pool = Self.makePool()
    try await pool.prepare()
    let door = try AsyncSocket(socket: socket, pool: pool)
    let studio = studio
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await Self.accept(at: door, desk) }
      // The server ends with the first of its tasks, so there is none that has nothing to do.
      if let playground = studio.playground {
        group.addTask { await studio.watch(playground) }
      } else if studio.program != nil {
        group.addTask { await studio.watchProgram() }
      }
      group.addTask {
        started("http://\(host):\(port)/\(token)/")
        await studio.watchFiles()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func makePool() -> some AsyncSocketPool { .make() }

  private func listen() throws(StudioError) -> Socket {
    let (host, port) = (configuration.host, configuration.port)
    let address: sockaddr_in
    do { address = try .inet(ip4: host, port: port) } catch {
      throw StudioError(500, "\(host) is not an address on which trellis studio can listen")
    }
    do {
      let socket = try Socket(domain: Int32(AF_INET))
      try socket.setValue(true, for: .localAddressReuse)
      // Connections take it over: events are sent when they happen.
      try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      throw StudioError(500, "trellis studio cannot listen on \(host):\(port): \(error.localizedDescription)")
    }
  }

  private static func accept(at door: AsyncSocket, _ desk: FrontDesk) async throws {
    let count = Counter()
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        let socket: AsyncSocket
        do { socket = try await door.accept() } catch is CancellationError { return } catch {
          // No more files can be open, or the sender has gone already. Those that are open go on.
          try await Task.sleep(for: .milliseconds(20))
          continue
        }
        guard count.add(1) <= mostConnections else {
          count.add(-1)
          try? socket.close()
          continue
        }
        group.addTask {
          var connection = Connection(socket)
          await connection.serve { await desk.answer($0) }
          try? socket.close()
          count.add(-1)
        }
      }
    }
  }
}

/// Turns away whom the rules do not let in, and asks the studio for the others.
private struct FrontDesk: Sendable {
  let files: PageFiles
  let studio: Studio
  let rules: RequestGuard

  func answer(_ request: StudioRequest) async -> StudioResponse {
    do throws(StudioError) {
      let path = try rules.path(of: request)
      if request.method == "GET", let file = files.file(path) { return file }
      guard path.hasPrefix("api/") else { throw StudioError(404, "This address does not exist.") }
      let call = String(path.dropFirst(4))
      if let answer = try await studio.respondForProgram(to: request, path: call) { return answer }
      if let answer = try await studio.respondForLessons(to: request, path: call) { return answer }
      if request.method == "GET", ["issues", "summary"].contains(call) {
        await studio.prepareIssues(request.query["file"], language: request.query["language"])
      }
      if request.method == "GET", call == "fixes" {
        let numbers = ["issue", "version"].map { name in request.query[name].flatMap { Int($0) } }
        await studio.prepareFixes(
          request.query["file"], issue: numbers[0], version: numbers[1], language: request.query["language"])
      }
      return try await studio.respond(to: request, path: call)
    } catch {
      return StudioResponse(error)
    }
  }
}

/// A number that several threads change.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  @discardableResult
  func add(_ number: Int) -> Int {
    lock.withLock {
      value += number
      return value
    }
  }
}
