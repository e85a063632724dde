import Foundation

/// Reads whole files that nobody vouches for: what is no file, or too large, is refused before it is in memory.
package enum InputFile {
  /// Bytes of a document, a log, a list of texts or a set of an asset catalog. The largest documents of real projects have
  /// less than half a million.
  package static let sizeLimit = 16 << 20

  /// Why a file is not read.
  package enum Problem: Error, Equatable {
    case missing
    case folder
    /// A pipe, a device or a socket, which could give bytes without end, or none.
    case noRegularFile
    /// The limit in bytes.
    case tooLarge(Int)
    /// What the system says.
    case unreadable(String)
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: the number of bytes that are read at most.
  ///   - admitsPipes: whether pipes and devices are read to their end, such as `/dev/stdin` or `<(command)` of a shell.
  package static func read(
    _ path: String, limit: Int = sizeLimit, admitsPipes: Bool = false
  ) throws(Problem) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .folder }
    guard kind == S_IFREG || admitsPipes else { throw .noRegularFile }
    guard kind != S_IFREG || status.st_size <= limit else { throw .tooLarge(limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of an open file from where it stands to its end.
  package static func read(_ descriptor: Int32, limit: Int = sizeLimit) throws(Problem) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(String(cString: strerror(errno)))
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw .tooLarge(limit) }
    }
  }

  /// Whether a path is that of a file itself, not that of a link, a folder or a pipe.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path is that of a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension InputFile.Problem {
  /// What is wrong with the file, without its name.
  package var message: String {
    switch self {
    case .missing: "no such file"
    case .folder: "is a folder, not a file"
    case .noRegularFile: "is a pipe or a device, not a file; save the output to a file first"
    case .tooLarge(let limit) where limit >= 1 << 20: "is larger than the limit of \(limit >> 20) MB"
    case .tooLarge(let limit): "is larger than the limit of \(limit >> 10) KB"
    case .unreadable(let reason): "cannot be read: \(reason)"
    }
  }
}
