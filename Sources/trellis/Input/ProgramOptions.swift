import Commands
import ArgumentParser
import Checking

/// An executable whose screens take the place of documents.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      An executable that launches an app, or shows a controller, on a Screen of AppHost, in place of documents: its screens are laid out \
      with its own classes. Build it first: swift build --product Tour.
      """, valueName: "executable"))
  var program: String?

  @Option(help: ArgumentHelp("With --program: how long one answer of the program may take.", valueName: "seconds"))
  var timeout = 30.0

  func validate() throws {
    guard (0.1...3600).contains(timeout) else { throw ValidationError("--timeout is from 0.1 to 3600 seconds.") }
  }

  /// - Throws: `ValidationError` unless there are either documents or a program.
  func validate(_ paths: [String]) throws {
    if program != nil, !paths.isEmpty { throw ValidationError("--program takes the place of documents.") }
    if program == nil, paths.isEmpty { throw ValidationError("Name a file, or an executable by --program.") }
  }

  /// The same as a value.
  var source: ProgramSource? {
    program.map { path in
      var source = ProgramSource(path: path)
      source.timeout = timeout
      return source
    }
  }
}
