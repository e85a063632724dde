import ArgumentParser
import Foundation

/// The package of Trellis, where the tool needs its sources.
enum TrellisPackage {
  /// The absolute path of the folder that the user names, else of the one from which this tool was built.
  ///
  /// - Throws: `ValidationError` if it is no package.
  static func folder(_ named: String?) throws -> String {
    let package = named ?? own
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      throw ValidationError(
        "\(package) is not a Swift package; with --trellis, specify the folder with the source code of Trellis")
    }
    return URL(fileURLWithPath: package).standardizedFileURL.path
  }

  /// The package of this file.
  private static var own: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }
}
