import Foundation
import LayoutReports
import Rendering
import Staging
import UIKit

/// What came of one strategy.
struct AssertionOutcome {
  /// What failed; nil for nothing.
  var message: String?
  var attachments: [SnapshotAttachment] = []
  /// What the report of the run says of it; nil where nothing was laid out.
  var entry: RunReport.Entry?

  init(_ message: String? = nil) { self.message = message }
}

/// One assertion on its devices.
@MainActor
struct AssertionRun {
  let place: TestPlace
  let devices: [LayoutConfiguration]
  let name: String?
  let mode: RecordMode
  /// The folder of the snapshots; nil for the usual one.
  let directory: String?

  /// Lays the subject out on every device and compares.
  func verify(_ subject: () throws -> some LayoutSubject, _ strategy: LayoutStrategy) -> AssertionOutcome {
    var results = StrategyResults(tried: devices.count)
    var title = "the layout"
    var outcome = AssertionOutcome()
    do {
      let identifier = strategy.fileExtension.map { _ in SnapshotNames.identifier(named: name, at: place) }
      for device in devices {
        try StagedSubject.with(subject, on: device) { staged in
          title = staged.title
          if let identifier {
            try compare(staged, strategy, file(identifier, device, strategy), device, into: &results)
          } else {
            results.problems += staged.problems(strategy).map { (device.name, $0) }
          }
        }
      }
      outcome.message = results.message(title: title, mode: mode)
    } catch {
      outcome.message = "\(title): \(error)"
    }
    outcome.attachments = results.attachments
    outcome.entry = entry(outcome, strategy, results)
    return outcome
  }

  private var folder: URL { directory.map { URL(fileURLWithPath: $0) } ?? place.snapshotFolder }

  private func file(_ identifier: String, _ device: LayoutConfiguration, _ strategy: LayoutStrategy) -> URL {
    SnapshotNames.file(
      in: folder, test: place.testName, identifier: identifier, device: device, isAlone: devices.count == 1,
      fileExtension: strategy.fileExtension ?? "", isRecordedAnew: mode == .all)
  }

  /// Records, or notes the difference.
  private func compare(
    _ staged: StagedSubject, _ strategy: LayoutStrategy, _ file: URL, _ device: LayoutConfiguration,
    into results: inout StrategyResults
  ) throws {
    let recorded = try SnapshotFolder.read(file)
    switch recorded.map({ staged.compare(strategy, with: $0, file: file) }) ?? .missing(staged.snapshot(strategy)) {
    case .same(let text):
      guard mode == .all else { return }
      try SnapshotFolder.write(text(), to: file)
      results.recorded.append(file)
    case .missing(let text):
      results.missing.append(file)
      if mode != .never { try SnapshotFolder.write(text, to: file) }
    case .differs(let difference):
      results.add(difference, file, on: device)
      if mode == .all || mode == .failed {
        try SnapshotFolder.write(difference.text, to: file)
        results.recorded.append(file)
      } else {
        try Artifacts.write(difference, of: file, test: place.file)
      }
    }
  }

  /// How often an assertion has run: one in a loop or a helper has an entry each time.
  private static var repetitions: [String: Int] = [:]

  private func entry(
    _ outcome: AssertionOutcome, _ strategy: LayoutStrategy, _ results: StrategyResults
  ) -> RunReport.Entry {
    let test = TestReporter.testName ?? place.testName
    let key = "\(place.file).\(test).\(name ?? "").\(strategy.kind).\(place.line)"
    Self.repetitions[key, default: 0] += 1
    return RunReport.Entry(
      test: "\(place.file)/\(test)", key: "\(key).\(Self.repetitions[key, default: 1])",
      failure: outcome.message, place: "\(place.filePath):\(place.line)", pictures: results.pictures)
  }
}

/// What comparing a layout with its snapshot gave.
enum SnapshotVerdict {
  /// Nothing that the strategy compares differs; the text is the snapshot as it would be.
  case same(() -> String)
  /// There is no snapshot; it would be this text.
  case missing(String)
  case differs(SnapshotDifference)
}

/// How a layout differs from its snapshot.
struct SnapshotDifference {
  /// What the snapshot would be.
  var text: String
  /// The views that are elsewhere; only of frames.
  var frames: [FrameReport.Entry] = []
  /// The lines that say what differs; of frames those of ``FrameReport`` take their place.
  var lines: [String] = []
  var picture: ComparisonPage.Picture?
}
