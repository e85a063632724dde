import Foundation
import Geometry
import InterfaceBuilder
import Staging
import Testing

@testable import Checking
@testable import Linting

/// A document of Fixtures/lint, whose README describes the forms.
struct RuleFixture: CustomStringConvertible, Sendable {
  let rule: String
  let document: String
  private let folder: URL

  static let folder = Repository.root.appendingPathComponent("Fixtures/lint")

  static let all: [RuleFixture] = Repository.names(in: folder).flatMap { rule in
    let folder = Self.folder.appendingPathComponent(rule)
    return Repository.names(in: folder).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { RuleFixture(rule: rule, document: $0, folder: folder) }
  }

  static let bad = all.filter { $0.name.hasPrefix("bad") }
  static let good = all.filter { $0.name.hasPrefix("good") }
  static let conditional = all.filter { $0.name.hasPrefix("conditional") }

  var description: String { "\(rule)/\(document)" }
  var name: String { String(document.prefix { $0 != "." }) }

  /// The file's name with another ending; nil if there is none.
  func companion(_ ending: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent("\(name).\(ending)").path)
  }

  var bytes: Data { get throws { try Data(contentsOf: folder.appendingPathComponent(document)) } }

  func read() throws -> Document { try Document.read(bytes, file: document) }
}

/// What an `.expected` file says.
struct RuleExpectation {
  var source: String?
  var configurations: [LayoutConfiguration] = []
  /// Finding after finding, with the lines below it.
  var findings: [String] = []

  init(_ data: Data) throws {
    var names = ["retina4_0 portrait", "retina4_7 portrait"]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init) {
      if line.hasPrefix("source: ") {
        source = String(line.dropFirst(8))
      } else if line.hasPrefix("on: ") {
        names = line.dropFirst(4).split(separator: ";").map(String.init)
      } else {
        findings.append(line)
      }
    }
    configurations = try names.map { try #require(LayoutConfiguration(words: $0), "\($0)") }
  }

  /// The same form of what was found.
  static func lines(of result: LintResult) -> [String] {
    result.findings.flatMap { finding in
      [
        "\(finding.line):\(finding.column) \(finding.elementID ?? "-") \(finding.severity.rawValue): "
          + VisibleText.line(finding.message)
      ] + [finding.extent.map { "    \($0)" }].compactMap { $0 }
    }
  }
}
