import AgentServer
import ArgumentParser
import Commands
import Foundation
import Linting

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Run a server for coding agents, with the Model Context Protocol on standard input and output.",
    discussion: """
      A coding agent starts this command and calls its tools. With the tools, the agent lists the documents of a project, checks \
      layouts, reads outlines and frames, looks at pictures, edits documents, explains logs, and builds and runs apps.

      Examples:
        trellis mcp
        trellis mcp App/
        claude mcp add trellis -- trellis mcp

      The tools read and write only files in the folder. The command ends when standard input is closed.
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
