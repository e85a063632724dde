import AgentServer
import ArgumentParser
import Commands
import Foundation
import Linting

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Run a Model Context Protocol (MCP) server for coding agents.",
    discussion: """
      The server reads standard input and writes to standard output. The coding agent starts this command, and calls the tools of the \
      server. The server has tools that list, check, draw and edit the documents of a project. The server also has tools that explain \
      console logs, and that build and run the app.

      Examples:
        trellis mcp
        trellis mcp App/
        claude mcp add trellis -- trellis mcp

      The tools read and write only files in the folder of the project. The command ends when the agent closes standard input.
      """)

  @Argument(help: "The folder of the project. Default: the working directory.", completion: .directory)
  var folder = "."

  func run() throws {
    try Console.reportingFailures {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw RunFailure(.noInput, "error: \(folder) is not a folder")
      }
      let running = "/proc/self/exe"
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: running)
      AgentServer(
        folder: folder, tool: path ?? Bundle.main.executablePath ?? CommandLine.arguments[0],
        version: TrellisVersion.current
      ).run()
    }
  }
}
