import Commands
import ArgumentParser
import Checking
import Foundation
import Studio

struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract:
      "Show and edit documents in a browser: a canvas for several devices, a document outline, inspectors and a list of issues.",
    discussion: """
      Examples:
        trellis studio App/ --open
        trellis studio Main.storyboard --port 8080
        trellis studio --program .build/debug/App

      The command prints the address of the page and serves the page until you press Control-C. The address contains a secret. Only \
      this machine can open the page, and the page shows only the documents in the specified paths. An edit is saved immediately. To \
      save only on request, click the save button in the page.

      With --program, the page shows a running app, and sends taps, drags and typed text to the app. The executable launches an app, or \
      shows a view controller in a `Screen` (module AppHost). After a new build, the executable is started again, and your steps in the \
      app are repeated.

      Exit status: 66 if no document or program is found, 1 if the address is not available.
      """)

  @Argument(
    help: "Storyboards, xibs, or folders that contain them. Default: the working directory, or none with --program.",
    completion: .file())
  var paths: [String] = []

  @Option(
    help: "An executable that launches an app, or shows a view controller in a `Screen` (module AppHost).",
    completion: .file())
  var program: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: "The port. Default: any free port.")
  var port: UInt16 = 0

  @Option(help: "The address to listen on. With any address other than 127.0.0.1, other machines can connect.")
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A font file, or a folder of fonts; may be repeated. Default: the fonts listed in the project's Info.plist.",
      valueName: "dir"))
  var fonts: [String] = []

  @Option(help: .hidden)
  var page: String?

  func run() throws {
    try Console.reportingFailures {
      if let program, let problem = ProgramSource(path: program).problem {
        throw RunFailure(problem.kind, "error: \(program) \(problem.message)")
      }
      let paths = paths.isEmpty && program == nil ? ["."] : paths
      let studio = MainActor.assumeIsolated { Studio(paths: paths, fonts: fonts, program: program) }
      let (count, problems) = MainActor.assumeIsolated { (studio.count, studio.problems) }
      for problem in problems { Console.message(problem) }
      guard count > 0 else { throw RunFailure(.noInput, "error: the specified paths contain no document to show") }
      if !host.hasPrefix("127.") {
        Console.message(
          "warning: anyone who can reach \(host) and knows the address of the page can see and change the documents")
      }
      var configuration = StudioServer.Configuration()
      (configuration.host, configuration.port, configuration.pageFolder) = (host, port, page)
      serve(StudioServer(studio, configuration))
    }
  }

  /// Serves until the process is ended. The main thread stays free for layouts.
  private func serve(_ server: StudioServer) -> Never {
    let opens = open
    Task.detached {
      do {
        try await server.run { address in
          Console.result(address)
          Console.message("To stop, press Control-C.")
          if opens { Self.show(address) }
        }
      } catch let error as StudioError {
        Console.message("error: \(error.message)")
      } catch {
        Console.message("error: \(error.localizedDescription)")
      }
      Foundation.exit(ExitCode.failure.rawValue)
    }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  private static func show(_ address: String) {
    let opener = Process()
    #if os(macOS)
      opener.executableURL = URL(fileURLWithPath: "/usr/bin/open")
      opener.arguments = [address]
    #else
      opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      opener.arguments = ["xdg-open", address]
    #endif
    do { try opener.run() } catch { Console.message("note: the browser could not be opened") }
  }
}
