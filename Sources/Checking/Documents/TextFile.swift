import Foundation

/// Reads and writes whole files, with errors in the form that compilers use.
public enum TextFile {
  /// - Throws: ``RunFailure`` if there is no such file, or if it cannot be read.
  public static func read(_ path: String) throws(RunFailure) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunFailure(.noInput, "\(path): error: no such file")
    }
    return data
  }

  /// Replaces the file as a whole or not at all.
  ///
  /// - Throws: ``RunFailure`` if the file cannot be written.
  public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(RunFailure) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw RunFailure(.failed, "\(path): error: cannot be written: \(error.localizedDescription)")
    }
  }

  /// Replaces the file by a text. Devices and pipes, such as `/dev/stdout`, are written to.
  ///
  /// - Throws: ``RunFailure`` if the file cannot be written.
  public static func write(_ text: String, to path: String) throws(RunFailure) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw RunFailure(.failed, "\(path): error: cannot be written: \(error.localizedDescription)")
    }
  }
}
