import ArgumentParser
import Foundation

/// Results go to standard output, everything else to standard error.
enum Console {
  static func result(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
  static func message(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// A value on one line, for a program that reads along.
  static func result(line value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    result(String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self))
  }

  private static let isTerminal = isatty(2) == 1

  /// A line that the next one overwrites; nothing where nobody watches.
  static func progress(_ done: Int, of total: Int, _ name: String) {
    guard isTerminal, total > 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(done)/\(total)\(name)".utf8))
  }

  static func endProgress() {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }

  /// Writes a file; if that cannot be, says why and ends the run.
  static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      message("\(path): error: cannot be written: \(error.localizedDescription)")
      throw ExitCode.failure
    }
  }
}
