import Commands
import Foundation
import LayoutReports
import Playgrounds

/// A file that is built at each save. The compiler runs on a thread of its own, so that nobody waits for it.
actor LivePlayground {
  nonisolated let file: String
  private nonisolated let thread = OwnThread()
  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
  private var playground: Playground

  init(_ playground: Playground) { (file, self.playground) = (playground.file, playground) }

  /// Builds the file as it is, and tells on the terminal what came of it.
  ///
  /// - Returns: nil if the file has another stamp before the build is over.
  func build(of stamp: FileStamp?) -> PlaygroundBuild? {
    let build = playground.build { [file] in FileStamp(of: file) != stamp }
    if let build { playground.report(build) }
    return build
  }
}

extension LiveProgram {
  /// What a playground builds, shown by its host.
  init(_ playground: Playground) {
    var source = ProgramSource(path: playground.executable)
    source.arguments = [playground.library]
    self.init(showing: playground.file, source)
  }
}

extension ShownScreen {
  /// With the path of a playground's file at the places in it, which the compiler calls by its name alone.
  func placed(inFile path: String) -> ShownScreen {
    let id = "Playground/\(URL(fileURLWithPath: path).lastPathComponent)"
    var placed = self
    for (key, place) in places where place.file == id { placed.places[key]?.file = path }
    return placed
  }
}
