import Foundation
import InterfaceBuilder
import LayoutReports
import Linting

/// Gives findings in a program their places in the app's files.
struct ProgramPlaces {
  private let program: String
  private var places: [String: ShownScreen.FilePlace] = [:]
  private let workingFolder = FileManager.default.currentDirectoryPath + "/"

  init(program: String) { self.program = program }

  /// Takes in where the views and constraints of a layout are.
  mutating func add(_ new: [String: ShownScreen.FilePlace]) { places.merge(new) { known, _ in known } }

  /// The violation at its place. What is at none begins the program; its id tells it from others there. Rows that are made of one prototype
  /// are one element.
  func placed(_ violation: Violation) -> Violation {
    var violation = violation
    let place = violation.elementID.flatMap { places[$0] }
    violation.position = SourcePosition(line: place?.line ?? 1, column: place?.column ?? 1)
    let identity = violation.identity.split(separator: " ").map { Self.plain(String($0)) }.joined(separator: " ")
    violation.identity = "\(identity)|\(place?.file ?? Self.plain(violation.elementID ?? ""))"
    return violation
  }

  /// `id` of `id#2`.
  private static func plain(_ id: String) -> String {
    guard let mark = id.lastIndex(of: "#"), Int(id[id.index(after: mark)...]) != nil else { return id }
    return String(id[..<mark])
  }

  /// The finding in its file, with those others that are in the same one.
  func placed(_ finding: Finding) -> Finding {
    var finding = finding
    let file = finding.elementID.flatMap { places[$0]?.file }
    finding.file = file.map(relative) ?? program
    var others: Set<Finding.Place> = []
    finding.others = finding.others.compactMap { other in
      guard let place = other.elementID.flatMap({ places[$0] }), place.file == file else { return nil }
      let moved = Finding.Place(elementID: other.elementID, line: place.line, column: place.column)
      let isOwn = (place.line, place.column) == (finding.line, finding.column)
      return !isOwn && others.insert(moved).inserted ? moved : nil
    }
    return finding
  }

  /// From the working directory, as messages name other files.
  private func relative(_ path: String) -> String {
    path.hasPrefix(workingFolder) ? String(path.dropFirst(workingFolder.count)) : path
  }
}
