import Foundation

/// The other end: what a worker process reads.
enum WorkerInput {
  /// The documents that are asked for, as they come.
  static var files: some Sequence<String> {
    sequence(state: ()) { _ in readLine() }.lazy.compactMap { line in
      try? JSONDecoder().decode(String.self, from: Data(line.utf8))
    }
  }

  /// A path as JSON: it may hold line breaks.
  static func line(asking file: String) -> String {
    // A string, which the encoder does not refuse.
    (try? JSONEncoder().encode(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Ends this process as soon as the one that started it is gone, also in the middle of a document.
  static func endWithItsWriter() {
    Thread.detachNewThread {
      var input = pollfd(fd: 0, events: 0, revents: 0)
      while true {
        let count = poll(&input, 1, -1)
        if count > 0, Int32(input.revents) & Int32(POLLHUP) != 0 { _exit(0) }
        if count < 0, errno != EINTR { return }
        // Something else than a pipe, which cannot hang up.
        if count > 0 { return }
      }
    }
  }
}
