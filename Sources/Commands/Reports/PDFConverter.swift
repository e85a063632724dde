import Foundation

/// Makes SVG of the first page of a PDF, with pdftocairo of Poppler in a process of its own: a file that harms it harms nothing else.
enum PDFConverter {
  /// Where the program is; nil where it is not installed.
  static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/pdftocairo" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Five seconds of the processor, and 2 GB of memory.
  private static let limited = "ulimit -t 5; ulimit -v 2000000; exec \"$@\" 2> /dev/null"

  /// Nil for what is no PDF, and for one that takes too long.
  ///
  /// - Parameter limit: the number of bytes that the result has at most.
  static func svg(of file: String, limit: Int) -> Data? {
    guard let program else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // An absolute path begins with no hyphen.
    let path = URL(fileURLWithPath: file).path
    process.arguments = ["-c", limited, "sh", program, "-svg", "-f", "1", "-l", "1", path, "-"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    var data = Data()
    while data.count <= limit {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { break }
      data.append(part)
    }
    if data.count > limit { process.terminate() }
    process.waitUntilExit()
    return process.terminationStatus == 0 && data.count <= limit && !data.isEmpty ? data : nil
  }
}
