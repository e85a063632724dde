import Foundation

#if os(Linux)
  /// The processes that a process has started, in the order of their numbers.
  func children(of parent: Process) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
    return all.filter { state(of: $0)?.parent == parent.processIdentifier }.sorted()
  }

  /// What has ended stays in the list until somebody asks for its status.
  func isRunning(_ process: pid_t) -> Bool { state(of: process).map { $0.letter != "Z" } ?? false }

  func hasWritten(_ process: pid_t) -> Bool {
    let text = (try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)) ?? ""
    return text.contains("\nwchar: ") && !text.contains("\nwchar: 0\n")
  }

  private func state(of process: pid_t) -> (letter: Character, parent: pid_t)? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    // Behind the name in parentheses.
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).split(separator: " ")
    guard fields.count > 1, let letter = fields[0].first, let parent = pid_t(fields[1]) else { return nil }
    return (letter, parent)
  }

  /// The processes of a group that have not ended.
  func processes(inGroup group: pid_t) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
    return all.filter { getpgid($0) == group && isRunning($0) }
  }
#endif
