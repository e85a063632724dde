import Commands
import Checking
import Foundation
import LayoutReports

extension Studio {
  /// Answers a request about the program, and tells all pages what became of it; nil for a request about something else.
  ///
  /// - Throws: ``StudioError`` if the request makes no sense or is refused.
  func respondForProgram(to request: StudioRequest, path: String) async throws(StudioError) -> StudioResponse? {
    guard let program else { return nil }
    let query = request.query
    switch (request.method, path) {
    case ("GET", "build") where playground != nil: return JSON.answer(buildState)
    case ("GET", "program"): return JSON.answer(await program.view)
    case ("POST", "program"):
      let order = try JSON.read(ProgramOrder.self, from: request.body)
      if order.action == "stop" {
        program.stopper.stop()
      } else {
        try await program.perform(order)
        await tellChange(of: program)
      }
      return JSON.answer(await program.view)
    case ("GET", _) where query["file"] == program.path: break
    default: return nil
    }
    switch path {
    case "issues": return JSON.answer(try await program.issues())
    case "inspect": return JSON.answer(try await program.inspection(of: query["id"]))
    case "explain":
      return JSON.answer(ExplanationAnswer(try await program.explanation(of: query["id"], query["edge"])))
    default: return nil
    }
  }

  func tellChange(of program: LiveProgram) async {
    hub.send("program", JSON.line(ProgramEvent(file: program.path, serial: await program.serial)))
  }

  // MARK: An executable that changes

  /// Restarts the program when it was built anew, and does all again that was done, until the task is cancelled.
  func watchProgram() async {
    guard let program else { return }
    var known = FileStamp(of: program.path)
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(200))
      let found = FileStamp(of: program.path)
      guard found != known, found != nil else { continue }
      // A linker writes for a while.
      try? await Task.sleep(for: .milliseconds(400))
      guard FileStamp(of: program.path) == found, ProgramSource(path: program.path).problem == nil else { continue }
      known = found
      guard await program.isLaunched else { continue }
      // What hangs is over.
      program.stopper.stop()
      await program.replay()
      await tellChange(of: program)
    }
  }
}
