import Foundation
import LayoutReports

/// Reads requests and writes answers.
enum JSON {
  /// A value on one line.
  static func line(_ value: some Encodable) -> String {
    // Keys and plain values, of which the encoder refuses none.
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The answer with a value, in the form of reports.
  static func answer(_ value: some Encodable) -> StudioResponse {
    .json((try? ReportEncoder().text(of: value)) ?? "null")
  }

  /// The value that a body holds.
  ///
  /// - Throws: ``StudioError`` with what is wrong and where.
  static func read<Value: Decodable>(_ type: Value.Type, from body: Data) throws(StudioError) -> Value {
    // The decoder recurses into what is nested.
    guard depth(of: body) <= 32 else { throw StudioError(400, "The JSON of the request is nested too deeply.") }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw StudioError(400, error.sentence)
    } catch {
      throw StudioError(400, "The body of the request is not JSON.")
    }
  }

  private static func depth(of body: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in body {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

extension DecodingError {
  fileprivate var sentence: String {
    func place(_ context: Context) -> String {
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? "the body" : path
    }
    return switch self {
    case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)."
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) has the wrong type."
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "The body of the request is not JSON." : "\(place(context)): \(context.debugDescription)"
    @unknown default: "The body of the request cannot be read."
    }
  }
}

extension StudioResponse {
  /// The reason of a refusal, as the page reads it.
  init(_ error: StudioError) { self = .json(JSON.line(error), status: error.status) }
}
