import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of the studio, on one address of this machine.
public struct StudioServer: Sendable {
  /// Where the server listens and what it shows.
  public struct Configuration: Sendable {
    /// An address of version 4 of the internet protocol; only this machine reaches the default.
    public var host = "127.0.0.1"
    /// 0 for one that is free.
    public var port: UInt16 = 0
    /// The folder with the page's files; nil for those that are compiled in.
    public var pageFolder: String?
    /// The first part of every path; nil for a new one, as it should be outside of tests.
    public var token: String?

    /// The loopback address and a free port.
    public init() {}
  }

  private let configuration: Configuration
  private let studio: Studio

  /// A server that does not listen yet.
  public init(_ studio: Studio, _ configuration: Configuration = Configuration()) {
    self.studio = studio
    self.configuration = configuration
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter started: receives the address of the page.
  /// - Throws: ``StudioError`` if the address cannot be had.
  public func run(started: @escaping @Sendable (String) -> Void) async throws {
    let token = configuration.token ?? RequestGuard.newToken()
    let address: sockaddr_in
    do { address = try .inet(ip4: configuration.host, port: configuration.port) } catch {
      throw StudioError(500, "\(configuration.host) is no address that the studio can listen on")
    }
    let (host, port) = (configuration.host, configuration.port)
    let studio = studio
    let gate = Gate(files: PageFiles(folder: configuration.pageFolder), studio: studio)
    let server = HTTPServer(address: address, timeout: 120, logger: .disabled, handler: gate)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await server.run() } catch is CancellationError {
        } catch { throw StudioError(500, "\(host):\(port) cannot be listened on: \(error.localizedDescription)") }
      }
      group.addTask {
        let port = try await Self.port(of: server)
        var hosts: Set<String> = ["\(host):\(port)"]
        if host.hasPrefix("127.") { hosts.insert("localhost:\(port)") }
        await gate.open(RequestGuard(token: token, hosts: hosts))
        started("http://\(host):\(port)/\(token)/")
        await studio.watchFiles()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Waits until the server listens.
  private static func port(of server: HTTPServer) async throws -> UInt16 {
    while true {
      if case .ip4(_, let port)? = await server.listeningAddress { return port }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}

/// Turns requests of the library into those of the studio, and answers back.
private actor Gate: HTTPHandler {
  private let files: PageFiles
  private let studio: Studio
  /// Nil until the port is known: nothing is answered before.
  private var rules: RequestGuard?

  init(files: PageFiles, studio: Studio) {
    self.files = files
    self.studio = studio
  }

  func open(_ rules: RequestGuard) { self.rules = rules }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let rules else { return HTTPResponse(statusCode: .serviceUnavailable) }
    do {
      var asked = StudioRequest(request)
      let path = try rules.path(of: asked)
      if asked.method == "POST" { asked.body = try await Self.body(of: request) }
      if asked.method == "GET", let file = files.file(path) { return HTTPResponse(file) }
      guard path.hasPrefix("api/") else { throw StudioError(404, "There is nothing here.") }
      return HTTPResponse(try await studio.respond(to: asked, path: String(path.dropFirst(4))))
    } catch let error as StudioError {
      return HTTPResponse(StudioResponse(error))
    } catch {
      return HTTPResponse(StudioResponse(StudioError(400, "The request cannot be read.")))
    }
  }

  /// - Throws: ``StudioError`` where the body is too long, whatever its header says of it.
  private static func body(of request: HTTPRequest) async throws -> Data {
    var body = Data()
    for try await part in request.bodySequence {
      body.append(part)
      if body.count > RequestGuard.largestBody {
        throw StudioError(413, "The body is longer than \(RequestGuard.largestBody >> 20) MB.")
      }
    }
    return body
  }
}

extension StudioRequest {
  fileprivate init(_ request: HTTPRequest) {
    self.init(request.method.rawValue, request.target.path())
    for item in request.query where query[item.name] == nil { query[item.name] = item.value }
    for (name, value) in request.headers { headers[name.rawValue.lowercased()] = value }
  }
}

extension HTTPResponse {
  fileprivate init(_ response: StudioResponse) {
    let headers: HTTPHeaders = [
      .contentType: response.type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Content-Security-Policy"):
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]
    let status = HTTPStatusCode(response.status, phrase: response.status == 200 ? "OK" : "Refused")
    switch response.body {
    case .data(let data):
      let body = HTTPBodySequence(data: data, suggestedBufferSize: 1 << 16)
      self.init(statusCode: status, headers: headers, body: body)
    case .events(let events):
      self.init(statusCode: status, headers: headers, body: HTTPBodySequence(from: EventBytes(events: events)))
    }
  }
}
