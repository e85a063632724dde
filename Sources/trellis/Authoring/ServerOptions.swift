import ArgumentParser
import Foundation
import Studio

/// Where the page of a studio is, and who sees it.
struct ServerOptions: ParsableArguments {
  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: "The port of the server. Default: any free port.")
  var port: UInt16 = 0

  @Option(help: "The address of the server. If the address is not 127.0.0.1, other machines can connect to the server.")
  var host = "127.0.0.1"

  @Option(help: .hidden)
  var page: String?

  /// Serves until the process is ended. The main thread stays free for layouts.
  func serve(_ studio: Studio) -> Never {
    if !host.hasPrefix("127.") {
      Console.message(
        "warning: other people who can connect to \(host) and know the address of the page can see and change the documents"
      )
    }
    var configuration = StudioServer.Configuration()
    (configuration.host, configuration.port, configuration.pageFolder) = (host, port, page)
    let server = StudioServer(studio, configuration)
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
