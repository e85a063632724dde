import Foundation

/// A request as the studio reads it, whatever library brought it here.
public struct StudioRequest: Sendable {
  /// `GET`, `POST` and so on.
  public var method: String
  /// As it was sent, percent-encoded, without the query.
  public var path: String
  /// Decoded; of several with one name the first.
  public var query: [String: String]
  /// By their names in lower case.
  public var headers: [String: String]
  /// Empty for requests without one.
  public var body: Data

  /// A request without query, headers and body, unless they are given.
  public init(
    _ method: String, _ path: String, query: [String: String] = [:], headers: [String: String] = [:],
    body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}

/// What the studio answers.
public struct StudioResponse: Sendable {
  /// What is sent.
  public enum Body: Sendable {
    /// Everything at once.
    case data(Data)
    /// Server-sent events, as they happen.
    case events(AsyncStream<String>)
  }

  /// The status of HTTP.
  public var status: Int
  /// The media type of the body.
  public var type: String
  /// What is sent.
  public var body: Body

  /// A text of some type.
  public init(status: Int = 200, type: String, text: String) {
    self.status = status
    self.type = type
    body = .data(Data(text.utf8))
  }

  /// A stream of server-sent events.
  public init(events: AsyncStream<String>) {
    status = 200
    type = "text/event-stream"
    body = .events(events)
  }

  /// JSON.
  static func json(_ text: String, status: Int = 200) -> StudioResponse {
    StudioResponse(status: status, type: "application/json", text: text)
  }
}

/// The reason why a request is refused, which the page shows.
public struct StudioError: Error, Hashable, Sendable, Codable {
  /// The status of HTTP.
  public var status: Int
  /// One sentence.
  public var message: String
  /// The line of the document, from 1, if the reason has a place there.
  public var line: Int?
  /// The column of the document, from 1.
  public var column: Int?

  /// A reason without a place, unless one is given.
  public init(_ status: Int, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.status = status
    self.message = message
    self.line = line
    self.column = column
  }
}
