import Foundation
import LayoutReports

/// The program's end of the pipes to the tool that started it: a request is a line of JSON, and so is its answer.
///
/// What the program prints goes to standard error from then on, and it has nothing to read.
final class ProgramChannel {
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []

  /// Takes standard input and output over. The process ends as soon as the tool is gone, whatever it does at that time.
  init() {
    (input, output) = (dup(0), dup(1))
    dup2(2, 1)
    // What was printed before is in a buffer.
    fflush(nil)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      dup2(nothing, 0)
      close(nothing)
    }
    endWithTool()
  }

  private func endWithTool() {
    let input = input
    Thread.detachNewThread {
      var tool = pollfd(fd: input, events: 0, revents: 0)
      while true {
        let count = poll(&tool, 1, -1)
        if count > 0 { _exit(0) }
        if count < 0, errno != EINTR { return }
      }
    }
  }

  /// The next request; nil at the end of the input. A line that is no request is answered with a refusal.
  func request() -> ProgramRequest? {
    while let line = line() {
      if let request = try? JSONDecoder().decode(ProgramRequest.self, from: line) { return request }
      var answer = ProgramAnswer(id: -1)
      answer.refusal = ProgramAnswer.Refusal("a line is not a request of protocol version \(ProgramProtocol.version)")
      send(answer)
    }
    return nil
  }

  private func line() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeFirst(end + 1) }
        return Data(pending[..<end])
      }
      let count = read(input, &buffer, buffer.count)
      if count > 0 { pending += buffer[..<count] } else if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Writes an answer. If nobody reads it, the process ends.
  func send(_ answer: ProgramAnswer) {
    // What was printed meanwhile is told with the answer.
    fflush(nil)
    guard let data = try? JSONEncoder().encode(answer) else { return }
    var rest = [UInt8](data) + [UInt8(ascii: "\n")]
    while !rest.isEmpty {
      let count = write(output, rest, rest.count)
      if count > 0 { rest.removeFirst(count) } else if count == 0 || errno != EINTR { exit(1) }
    }
  }
}
