import Foundation

/// Runs git, which reads repositories and merges lines.
struct Git {
  /// What a run of git gave.
  struct Outcome {
    let status: Int32
    let output: [UInt8]

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of the output, without empty ones.
    var lines: [String] { text.split(whereSeparator: \.isNewline).map(String.init) }
    /// The parts of an output that `-z` asks for.
    var parts: [String] { output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The folder that git works in; the working directory if nil.
  var folder: String?

  /// Runs git to its end. What it writes to standard error is dropped.
  ///
  /// - Parameter input: the path of a file that it reads.
  /// - Returns: nil if git is not there, or was killed.
  func run(_ arguments: [String], input: String = "/dev/null") -> Outcome? {
    let words = ["git"] + (folder.map { ["-C", $0] } ?? []) + arguments
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // No other process that is started meanwhile may keep the pipe open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var id: pid_t = 0
    let failure = posix_spawnp(&id, "git", &actions, nil, &pointers, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard failure == 0 else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count > 0 { output += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    // Another status than that of an exit is a signal's.
    guard status & 0x7F == 0 else { return nil }
    return Outcome(status: (status >> 8) & 0xFF, output: output)
  }

  /// What git prints, if it succeeds.
  func output(_ arguments: String...) -> Outcome? {
    run(arguments).flatMap { $0.status == 0 ? $0 : nil }
  }

  /// The bytes of a file of a commit or of the index, such as `HEAD:Main.storyboard` or `:1:Main.storyboard`; nil if it is not there.
  func blob(_ name: String) -> [UInt8]? { output("cat-file", "blob", name)?.output }
}
