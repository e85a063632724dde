/// A message of JSON-RPC 2.0 from a client, as the Model Context Protocol uses it. Source: modelcontextprotocol.io/specification.
struct AgentMessage: Sendable {
  /// A number or a string; nil for a notification.
  let id: JSONValue?
  let method: String
  let parameters: [String: JSONValue]

  /// What is wrong with a message.
  struct Problem: Error {
    let id: JSONValue
    let code: Int
    let text: String
  }

  /// What a value means; nil for an answer, of which nobody here waits for any.
  ///
  /// - Throws: ``Problem`` if it is no message.
  init?(_ value: JSONValue?) throws(Problem) {
    guard let value else { throw Problem(id: .null, code: Self.noJSON, text: "The line is not JSON.") }
    let id = value["id"].flatMap { $0.integer != nil || $0.string != nil ? $0 : nil }
    guard let members = value.object, members["jsonrpc"] == "2.0" else {
      throw Problem(id: id ?? .null, code: Self.noRequest, text: "The message is not a JSON-RPC 2.0 request.")
    }
    guard let method = members["method"]?.string else {
      if members["result"] != nil || members["error"] != nil { return nil }
      throw Problem(id: id ?? .null, code: Self.noRequest, text: "The message has no method.")
    }
    if members["id"] != nil, id == nil {
      throw Problem(id: .null, code: Self.noRequest, text: "The id must be a number or a string.")
    }
    self.id = id
    self.method = method
    parameters = members["params"]?.object ?? [:]
  }

  static let noJSON = -32700
  static let noRequest = -32600
  static let noMethod = -32601
  static let badParameters = -32602
  static let noResource = -32002

  static func result(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }
  static func error(_ id: JSONValue, _ code: Int, _ text: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(code), "message": .string(text)]]
  }
  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
