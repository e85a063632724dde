import Foundation
import Playgrounds

extension Studio {
  /// How often the file is looked at. Each look is one call of the system.
  private static let buildPeriod = Duration.milliseconds(25)
  /// How long a file may be missing or empty that an editor replaces.
  private static let absence = Duration.milliseconds(300)

  /// Builds the file at each save and shows it, until the task is cancelled.
  func watch(_ playground: LivePlayground) async {
    var known: FileStamp??
    while !Task.isCancelled {
      var found = FileStamp(of: playground.file)
      if found?.isEmpty ?? true, known != .some(found) {
        try? await Task.sleep(for: Self.absence)
        found = FileStamp(of: playground.file)
      }
      if known != .some(found) {
        known = .some(found)
        await show(playground, found)
      } else {
        try? await Task.sleep(for: Self.buildPeriod)
      }
    }
  }

  private func show(_ playground: LivePlayground, _ stamp: FileStamp?) async {
    tell { $0.phase = .building }
    guard let build = await playground.build(of: stamp) else { return }
    tell {
      $0.phase = build.isShown ? .launching : .failed
      $0.messages = build.messages
      if build.isShown || build.shown != nil { $0.shown = build.shown }
      $0.lines = build.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(String.init)
      $0.seconds = build.seconds
    }
    guard build.isShown, let program else { return }
    // What hangs is over.
    program.stopper.stop()
    let watch = Task { await stop(program, afterChangeOf: playground.file, stamp) }
    await program.replayBuild()
    watch.cancel()
    await tellChange(of: program)
    tell { $0.phase = .shown }
  }

  /// Ends a program that is still being launched when the file has already changed again.
  private func stop(_ program: LiveProgram, afterChangeOf file: String, _ stamp: FileStamp?) async {
    try? await Task.sleep(for: .seconds(1))
    while !Task.isCancelled {
      if FileStamp(of: file) != stamp { return program.stopper.stop() }
      try? await Task.sleep(for: Self.buildPeriod)
    }
  }

  private func tell(_ change: (inout BuildState) -> Void) {
    change(&buildState)
    buildState.number += 1
    hub.send("build", JSON.line(BuildEvent(number: buildState.number)))
  }
}
