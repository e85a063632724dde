import Commands
import ArgumentParser
import Checking

/// An executable whose screens take the place of documents.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      An executable that launches an app or shows a view controller on a Screen of AppHost. Its screens are laid out in place of \
      documents, with its own classes. Build it first: swift build --product Tour.
      """, valueName: "executable"))
  var program: String?

  @Option(
    help: ArgumentHelp("With --program: the longest time to wait for an answer of the program.", valueName: "seconds"))
  var timeout = 30.0

  func validate() throws {
    guard (0.1...3600).contains(timeout) else { throw ValidationError("--timeout must be from 0.1 to 3600 seconds.") }
  }

  /// - Throws: `ValidationError` unless there are either documents or a program.
  func validate(_ paths: [String]) throws {
    if program != nil, !paths.isEmpty { throw ValidationError("--program takes the place of documents.") }
    if program == nil, paths.isEmpty { throw ValidationError("Name a document, or an executable with --program.") }
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
