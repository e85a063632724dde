import Foundation
import Linting

extension LintConfiguration {
  /// The file that is read where none is named.
  package static let defaultFile = ".trellis.yml"

  /// Reads a configuration, with its paths made relative to the working directory.
  ///
  /// - Parameter path: nil for ``defaultFile``, which may be absent: then everything has its default.
  /// - Throws: ``RunFailure`` if a named file does not exist, or for a key or value that is not understood.
  package static func read(_ path: String?) throws(RunFailure) -> LintConfiguration {
    let file = path ?? defaultFile
    guard path != nil || FileManager.default.fileExists(atPath: file) else { return LintConfiguration() }
    let data = try TextFile.read(file, limit: LintConfiguration.sizeLimit)
    do throws(ConfigurationError) {
      let configuration = try LintConfiguration(yaml: String(decoding: data, as: UTF8.self), file: file)
      return configuration.moved(from: URL(fileURLWithPath: file).deletingLastPathComponent().relativePath)
    } catch {
      throw RunFailure(.badInput, error.description)
    }
  }

  /// The configuration with paths from the working directory instead of the file's folder.
  private func moved(from folder: String) -> LintConfiguration {
    func moved(_ path: String) -> String {
      folder == "." || path.hasPrefix("/") ? path : path == "." ? folder : "\(folder)/\(path)"
    }
    var configuration = self
    configuration.included = included.map(moved)
    configuration.excluded = excluded.map(moved)
    configuration.baseline = baseline.map(moved)
    configuration.cache = cache.map(moved)
    return configuration
  }
}
