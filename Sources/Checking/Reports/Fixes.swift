import ArgumentParser
import Foundation
import Linting

/// Changes documents where findings have a fix.
enum Fixes {
  /// A document is replaced as a whole or not at all.
  ///
  /// - Returns: the places in the list of files of what was changed.
  static func apply(_ messages: [CheckJob.Message], to files: [String]) throws -> [Int] {
    var changed: [Int] = []
    for message in messages {
      let file = files[message.index]
      let fixes = message.result?.findings.compactMap(\.fix) ?? []
      guard !fixes.isEmpty, let data = FileManager.default.contents(atPath: file) else { continue }
      let (bytes, applied) = Fixer.apply(fixes, to: Array(data))
      if applied.isEmpty { continue }
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        Console.message("\(file): error: cannot be written: \(error.localizedDescription)")
        throw ExitCode.failure
      }
      Console.message("\(file): \(applied.count) fixed")
      changed.append(message.index)
    }
    return changed
  }
}
