import Foundation

/// A request as the studio reads it, whatever library brought it here.
package struct StudioRequest: Sendable {
  /// `GET`, `POST` and so on.
  package var method: String
  /// As it was sent, percent-encoded, without the query.
  package var path: String
  /// Decoded; of several with one name the first.
  package var query: [String: String]
  /// By their names in lower case.
  package var headers: [String: String]
  /// Empty for requests without one.
  package var body: Data

  /// A request without query, headers and body, unless they are given.
  package init(
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
package struct StudioResponse: Sendable {
  /// What is sent.
  package enum Body: Sendable {
    /// Everything at once.
    case data(Data)
    /// Server-sent events, as they happen.
    case events(AsyncStream<String>)
  }

  /// The status of HTTP.
  package var status: Int
  /// The media type of the body.
  package var type: String
  /// What is sent.
  package var body: Body

  /// A text of some type.
  package init(status: Int = 200, type: String, text: String) {
    self.status = status
    self.type = type
    body = .data(Data(text.utf8))
  }

  /// A stream of server-sent events.
  package init(events: AsyncStream<String>) {
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
package struct StudioError: Error, Hashable, Sendable, Codable {
  /// The status of HTTP.
  package var status: Int
  /// One sentence.
  package var message: String
  /// The line of the document, from 1, if the reason has a place there.
  package var line: Int?
  /// The column of the document, from 1.
  package var column: Int?

  /// A reason without a place, unless one is given.
  package init(_ status: Int, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.status = status
    self.message = message
    self.line = line
    self.column = column
  }
}
