import Foundation
import PackagePlugin

/// `swift package write-uikit-sources MyApp --output Sources/MyApp`: writes the rewritten sources into the package, for those
/// who want to see and keep them.
@main
struct WriteUIKitSources: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "uikit-sources").url
    process.arguments = arguments.isEmpty ? ["--help"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("uikit-sources ended with status \(process.terminationStatus)")
    }
  }
}
