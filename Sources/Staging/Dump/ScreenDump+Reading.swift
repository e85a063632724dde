import Foundation
import LayoutReports

/// Why a text is no dump, and where.
public struct ScreenDumpError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, without the place.
  public let message: String
  /// From 1.
  public let line: Int
  /// In bytes of UTF-8, from 1.
  public let column: Int

  /// `12:8: "frame" is missing`.
  public var description: String { "\(line):\(column): \(message)" }

  fileprivate init(_ problem: JSONScanner.Problem) {
    (message, line, column) = (problem.message, problem.line, problem.column)
  }
}

extension ScreenDump {
  /// Reads the JSON of a dump, which nobody vouches for.
  ///
  /// - Throws: ``ScreenDumpError`` at the first place that is wrong.
  public init(reading json: Data) throws(ScreenDumpError) {
    let scanner = JSONScanner([UInt8](json))
    do {
      try scanner.check()
      self = try JSONDecoder().decode(ScreenDump.self, from: json)
    } catch let problem as JSONScanner.Problem {
      throw ScreenDumpError(problem)
    } catch let error as DecodingError {
      throw ScreenDumpError(scanner.problem(error.sentence, at: error.place))
    } catch {
      throw ScreenDumpError(scanner.problem(error.localizedDescription, at: []))
    }
  }
}

extension DecodingError {
  fileprivate var place: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  fileprivate var sentence: String {
    let name = place.last { $0.intValue == nil }.map { "\"\($0.stringValue)\"" } ?? "the dump"
    switch self {
    case .keyNotFound(let key, _): return "\"\(key.stringValue)\" is missing"
    case .typeMismatch(let type, _): return "\(name) must be \(Self.word(for: type))"
    case .valueNotFound(let type, _): return "\(name) is null and must be \(Self.word(for: type))"
    case .dataCorrupted(let context):
      return place.isEmpty ? context.debugDescription : "\(name): \(context.debugDescription)"
    @unknown default: return "\(name) cannot be read"
    }
  }

  private static func word(for type: Any.Type) -> String {
    if type is String.Type { return "a text" }
    if type is Double.Type || type is Int.Type { return "a number" }
    if type is Bool.Type { return "true or false" }
    return String(describing: type).hasPrefix("Array") ? "a list" : "an object"
  }
}
