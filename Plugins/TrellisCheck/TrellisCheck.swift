import Foundation
import PackagePlugin

/// `swift package trellis-check [arguments of trellis check]`: the package's storyboards and xibs without a tool to install.
///
/// Without a path the whole package is checked, as `trellis check` does in its folder. The tool is built when it is asked for:
/// were it a dependency of the plugin, every build and test of the package would compile all modules once more for the tool.
@main
struct TrellisCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let built = try packageManager.build(.product("trellis"), parameters: .init(configuration: .release))
    guard built.succeeded, let tool = built.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("trellis could not be built\n\(built.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The package manager ends with 1 for every error; what was found is on standard output.
    switch process.terminationStatus {
    case 0: break
    case 2: Diagnostics.error("trellis check reported findings")
    case let status: Diagnostics.error("trellis check ended with status \(status)")
    }
  }
}
