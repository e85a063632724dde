import Foundation
import Yams

/// The lessons that the tool was built with, or those of a folder. A lesson is read when it is asked for.
package struct LessonBook: Hashable, Sendable {
  /// The names of the lessons' folders in their order, such as `06-three-rows`, numbered from 1 without a gap.
  package let folders: [String]
  /// The texts of the files of each folder, by their paths in it.
  private let files: [String: [String: String]]

  /// The lessons of the folder `Lessons`, which the build compiles in.
  ///
  /// - Throws: ``LessonError`` if a number is missing or is there twice.
  package init() throws(LessonError) { try self.init(files: EmbeddedPage.files) }

  /// The lessons of a folder, by the paths of its files.
  ///
  /// - Throws: ``LessonError`` if a number is missing or is there twice.
  package init(files: [String: String]) throws(LessonError) {
    var folders: [String: [String: String]] = [:]
    for (path, text) in files {
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2 { folders[parts[0], default: [:]][parts[1]] = text }
    }
    self.files = folders
    self.folders = folders.keys.sorted { (Self.number(of: $0) ?? 0, $0) < (Self.number(of: $1) ?? 0, $1) }
    for (index, folder) in self.folders.enumerated() where Self.number(of: folder) != index + 1 {
      throw LessonError("\(folder): error: lesson \(index + 1) is missing, or two lessons have this number")
    }
  }

  private static func number(of folder: String) -> Int? { Int(folder.prefix { $0 != "-" }) }

  /// The lesson with the number or the name, such as `6`, `three-rows` or `06-three-rows`; nil if there is none.
  ///
  /// - Throws: ``LessonError`` if a file of the lesson is missing or says what it cannot say.
  package func lesson(_ name: String) throws(LessonError) -> Lesson? {
    let folder = folders.first { folder in
      folder == name || Self.number(of: folder).map { "\($0)" } == name
        || folder.drop { $0 != "-" }.dropFirst() == name
    }
    guard let folder else { return nil }
    return try Lesson(folder: folder, files: files[folder] ?? [:])
  }

  /// All lessons.
  ///
  /// - Throws: ``LessonError`` if a file of one is missing or says what it cannot say.
  package func lessons() throws(LessonError) -> [Lesson] {
    var lessons: [Lesson] = []
    for folder in folders { lessons.append(try Lesson(folder: folder, files: files[folder] ?? [:])) }
    return lessons
  }
}

/// What is wrong with a lesson or with an attempt, in one line that begins with the file.
package struct LessonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line.
  package var description: String

  /// An error in those words.
  package init(_ description: String) { self.description = description }
}

/// `lesson.yaml`.
private struct LessonFile: Decodable {
  struct Trial: Decodable {
    var what: String
    var device: String
    var edits: [String]
  }

  var title: String
  var chapter: String
  var task: String
  var devices: [String]
  var trials: [Trial]?
  var judged: [String]
  var tolerance: Double
  var hints: [String]
}

extension Lesson {
  fileprivate init(folder: String, files: [String: String]) throws(LessonError) {
    func file(_ name: String) throws(LessonError) -> String {
      guard let text = files[name] else { throw LessonError("\(folder)/\(name): error: no such file") }
      return text
    }
    func named(_ kind: String) -> [String: String] {
      let found = files.filter { $0.key.hasPrefix("\(kind)/") }
      return Dictionary(uniqueKeysWithValues: found.map { (String($0.key.dropFirst(kind.count + 1)), $0.value) })
    }
    let parts = folder.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else {
      throw LessonError("\(folder): error: expected a number, - and a name")
    }
    let values: LessonFile
    do {
      values = try YAMLDecoder().decode(LessonFile.self, from: try file("lesson.yaml"))
    } catch {
      throw error as? LessonError ?? LessonError("\(folder)/lesson.yaml: error: \(error)")
    }
    var situations: [Situation] = []
    for trial in values.devices.map({ LessonFile.Trial(what: "", device: $0, edits: []) }) + (values.trials ?? []) {
      guard var situation = Situation(trial.device) else {
        throw LessonError("\(folder)/lesson.yaml: error: \(trial.device) is not a device")
      }
      (situation.reason, situation.edits) = (trial.what, trial.edits)
      situations.append(situation)
    }
    guard !situations.isEmpty, !values.judged.isEmpty, values.hints.count == 3 else {
      throw LessonError("\(folder)/lesson.yaml: error: expected devices, judged views and three hints")
    }
    self.init(
      number: number, name: String(parts[1]), title: values.title, chapter: values.chapter, task: values.task,
      situations: situations, judged: values.judged, tolerance: values.tolerance, hints: values.hints,
      page: try file("page.md"),
      start: Dictionary(
        uniqueKeysWithValues: files.filter { $0.key.hasPrefix("Start/") }.map {
          (String($0.key.dropFirst(6)), $0.value)
        }),
      answer: try file(files["Start/\(Self.code)"] == nil ? "Answer.edits" : "Answer.swift"), others: named("Others"),
      wrong: named("Wrong"))
    guard start[Self.document] != nil else {
      throw LessonError("\(folder)/Start/\(Self.document): error: no such file")
    }
  }
}
