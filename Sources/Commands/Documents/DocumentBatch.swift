import XcodeProjects
import Checking
import Foundation
import InterfaceBuilder
import Staging
import TextLayout

/// Reads documents one after the other. One that cannot be read is reported to the log and does not stop the others.
@MainActor
package struct DocumentBatch {
  private let paths: DocumentPaths
  private let environment: DocumentEnvironment
  let log: RunLog
  private var fontCache: FontCache
  private var assets: ProjectAssets
  private var unreadable = 0

  /// Reports paths that lead to no document.
  package init(_ paths: [String], _ environment: DocumentEnvironment, log: RunLog) {
    self.init(DocumentPaths(paths), environment, log: log)
    for problem in self.paths.problems { log.message(problem.message) }
  }

  /// The paths that lead to no document are left to the caller to report.
  package init(_ paths: DocumentPaths, _ environment: DocumentEnvironment, log: RunLog) {
    self.paths = paths
    self.environment = environment
    self.log = log
    fontCache = FontCache(environment.fonts, log: log)
    assets = ProjectAssets(in: paths.named)
  }

  /// The number of documents, whether they can be read or not.
  package var count: Int { paths.files.count }

  /// Calls the body for each document that can be read.
  package mutating func forEach(_ body: (BatchItem) throws -> Void) rethrows {
    var notes = NoteCollection()
    for (index, file) in paths.files.enumerated() {
      log.progress(RunProgress(done: index + 1, total: count, detail: file))
      switch reading(of: file) {
      case .item(let item):
        notes.add(assets: item.assetNotes)
        try body(item)
      case .foreign(let system): notes.addDocument(for: system)
      case .failed: continue
      }
    }
    log.progress(nil)
    notes.tell(log)
  }

  /// The document with everything it is laid out with; nil if it cannot be read, or is not for iOS.
  package mutating func read(_ file: String) -> BatchItem? {
    guard case .item(let item) = reading(of: file) else { return nil }
    return item
  }

  /// What reading a document gives.
  enum Reading {
    case item(BatchItem)
    /// The document is for another system than iOS, and left out.
    case foreign(system: String)
    /// The log has the reason.
    case failed
  }

  mutating func reading(of file: String) -> Reading { source(of: file).map { reading(of: $0) } ?? .failed }

  /// Parses the bytes of a document.
  mutating func reading(of source: BatchSource) -> Reading {
    do throws(ReadError) {
      return .item(BatchItem(document: try Document.read(source.data, file: source.file), source: source))
    } catch {
      if let system = error.foreignSystem { return .foreign(system: system) }
      report(error, of: source.file)
      return .failed
    }
  }

  /// The bytes of a document with everything it is laid out with; nil if the file, or one with its texts, cannot be read. Whether the bytes
  /// are a document is not looked at.
  package mutating func source(of file: String) -> BatchSource? {
    do throws(ReadError) {
      let data = try Document.data(contentsOf: file)
      let fonts = fontCache.fonts(besideDocument: file)
      return BatchSource(
        file: file, data: data, fonts: fonts.registry, fontFiles: fonts.files,
        assets: assets.catalog(besideDocument: file), appearance: environment.appearance,
        localization: try environment.localization(besideDocument: file))
    } catch {
      report(error, of: file)
      return nil
    }
  }

  private mutating func report(_ error: ReadError, of file: String) {
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    log.message("\(error.file ?? file)\(place): error: \(error.message)")
    unreadable += 1
  }

  /// The kind of failure with which the run ends because a path led to nothing or a document could not be read; nil if all went
  /// well. The log has the reasons.
  package var outcome: RunFailure.Kind? {
    paths.problems.kind ?? (unreadable > 0 ? .badInput : nil)
  }
}
