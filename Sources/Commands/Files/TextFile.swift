import Foundation
import InterfaceBuilder

/// Reads and writes whole files, with errors in the form that compilers use.
package enum TextFile {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: the number of bytes that are read at most; nil for 16 MB.
  ///   - admitsPipes: whether pipes and devices are read to their end, such as `<(command)` of a shell.
  /// - Throws: ``RunFailure`` if there is no such file, or if it cannot be read or is too large.
  package static func read(
    _ path: String, limit: Int? = nil, admitsPipes: Bool = false
  ) throws(RunFailure) -> Data {
    do throws(InputFile.Problem) {
      return try InputFile.read(path, limit: limit ?? InputFile.sizeLimit, admitsPipes: admitsPipes)
    } catch {
      throw RunFailure(error, in: path)
    }
  }

  /// The bytes of standard input.
  ///
  /// - Throws: ``RunFailure`` if it cannot be read, or has more than 16 MB.
  package static func readStandardInput() throws(RunFailure) -> Data {
    do throws(InputFile.Problem) {
      return try InputFile.read(0)
    } catch {
      throw RunFailure(error, in: "standard input")
    }
  }

  /// Replaces a file as a whole or not at all. A link stays a link: the file that it leads to is replaced.
  ///
  /// - Throws: ``RunFailure`` if the file cannot be written, or if the path is that of a folder, a pipe or a device, which would
  ///   be replaced by a file.
  package static func replace(_ path: String, by bytes: some Collection<UInt8>) throws(RunFailure) {
    let target = try destination(of: path)
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a pipe or a device"
      throw RunFailure(.failed, "\(path): error: the path is \(kind); specify the path of a file")
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic)
    } catch {
      throw RunFailure(.failed, "\(path): error: the file cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes a text into a file, as UTF-8, like ``write(bytes:to:)``.
  package static func write(_ text: String, to path: String) throws(RunFailure) {
    try write(bytes: text.utf8, to: path)
  }

  /// Writes bytes into a file, which becomes empty first. Pipes and devices, such as `/dev/stdout`, are written to.
  ///
  /// - Throws: ``RunFailure`` if the file cannot be written; one that was not there before is not there then.
  package static func write(bytes: some Collection<UInt8>, to path: String) throws(RunFailure) {
    // What these paths lead to may be a file that is written to already: it must not become empty.
    let open = ["/dev/stdout": 1, "/dev/stderr": 2] as [String: Int32]
    let new = open[path] ?? Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    let descriptor = new >= 0 ? new : Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw RunFailure(writing: path, errno) }
    var failure = ByteStream.write(bytes, to: descriptor)
    // Some file systems tell only now that there is no space.
    if open[path] == nil, close(descriptor) != 0, failure == nil { failure = errno }
    guard let failure else { return }
    if new >= 0, open[path] == nil { unlink(path) }
    throw RunFailure(writing: path, failure)
  }

  /// What a path is a link to, and that to; the path itself if it is none. The destination need not exist.
  private static func destination(of path: String) throws(RunFailure) -> String {
    var target = path
    // As many as Linux follows.
    for _ in 0..<40 where InputFile.isLink(target) {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = next.hasPrefix("/") ? next : folder + next
    }
    guard !InputFile.isLink(target) else { throw RunFailure(writing: path, ELOOP) }
    return target
  }
}

extension RunFailure {
  /// - Parameter path: the file that is not read.
  init(_ problem: InputFile.Problem, in path: String) {
    switch problem {
    case .missing, .unreadable: self.init(.noInput, "\(path): error: \(problem.message)")
    case .folder, .noRegularFile, .tooLarge: self.init(.badInput, "\(path): error: \(problem.message)")
    }
  }

  /// - Parameter code: a number of the system for what went wrong.
  fileprivate init(writing path: String, _ code: Int32) {
    self.init(.failed, "\(path): error: the file cannot be written: \(String(cString: strerror(code)))")
  }
}
