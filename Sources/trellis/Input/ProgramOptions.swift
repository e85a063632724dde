import Commands
import ArgumentParser
import Checking

/// An executable whose screens take the place of documents.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      An executable that shows the screens of an app with the module AppHost. With this option, the command uses the screens of the \
      app, not documents. Build the executable first, for example with swift build --product Tour.
      """, valueName: "executable"))
  var program: String?

  @Option(
    help: ArgumentHelp(
      "The maximum time, in seconds, to wait for a response from the executable. Use this option with --program.",
      valueName: "seconds"))
  var timeout = 30.0

  func validate() throws {
    guard (0.1...3600).contains(timeout) else { throw ValidationError("--timeout must be from 0.1 to 3600 seconds.") }
  }

  /// - Throws: `ValidationError` unless there are either documents or a program.
  func validate(_ paths: [String]) throws {
    if program != nil, !paths.isEmpty { throw ValidationError("--program and documents cannot be used together.") }
    if program == nil, paths.isEmpty { throw ValidationError("Specify a document, or an executable with --program.") }
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
