import AgentServer
import ArgumentParser
import Commands
import Foundation
import Linting

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents: the Model Context Protocol on standard input and output.",
    discussion: """
      An agent that speaks the protocol starts this command and calls its tools: it sees what a project holds, checks layouts, reads outlines \
      and frames, looks at pictures, edits documents, explains logs, and builds and uses apps.

      Examples:
        trellis mcp
        trellis mcp App/
        claude mcp add trellis -- trellis mcp

      Only files below the folder are read or written. The command ends when standard input does.
      """)

  @Argument(help: "The folder of the project. Default: the working directory.", completion: .directory)
  var folder = "."

  func run() throws {
    try Console.reportingFailures {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw RunFailure(.noInput, "error: \(folder) is no folder")
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
