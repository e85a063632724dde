import Foundation
import Rendering
import Staging

/// What one strategy found on all devices, and the message of it.
struct StrategyResults {
  let tried: Int
  var missing: [URL] = []
  var recorded: [URL] = []
  /// Findings of strategies without snapshots, with the device.
  var problems: [(device: String, text: String)] = []
  private(set) var pictures: [ComparisonPage.Picture] = []
  private var texts: [SnapshotAttachment] = []
  private var report: FrameReport
  private var others: [(device: String, lines: [String])] = []
  private var different: [URL] = []

  init(tried: Int) {
    self.tried = tried
    report = FrameReport(tried: tried)
  }

  mutating func add(_ difference: SnapshotDifference, _ file: URL, on device: LayoutConfiguration) {
    different.append(file)
    report.entries += difference.frames
    if !difference.lines.isEmpty { others.append((device.name, difference.lines)) }
    texts.append(SnapshotAttachment(name: file.lastPathComponent, text: difference.text))
    if let picture = difference.picture { pictures.append(picture) }
  }

  /// The snapshots as they would be, and one page with the pictures of all devices.
  var attachments: [SnapshotAttachment] {
    guard !pictures.isEmpty, let first = different.first else { return texts }
    let name = first.deletingPathExtension().lastPathComponent
    let page = ComparisonPage(
      title: name, summary: "The layout and its snapshot.",
      sections: [.init(title: name, place: first.path, pictures: pictures)])
    return texts + [SnapshotAttachment(name: name + ".html", text: page.html)]
  }

  /// One message for everything, nil if nothing is wrong.
  func message(title: String, mode: RecordMode) -> String? {
    var lines: [String] = []
    if !report.entries.isEmpty {
      lines.append("\(title): \(report.heading) from \(Self.names(different))")
      lines += report.lines
    }
    for problem in grouped(others.map { ($0.device, $0.lines.joined(separator: "\n")) }) {
      lines.append("\(title) differs from \(Self.names(different))\(problem.devices)")
      lines += problem.text.split(separator: "\n").map { "  \($0)" }
    }
    for problem in grouped(problems) { lines.append("\(title)\(problem.devices): \(problem.text)") }
    if !missing.isEmpty {
      lines.append(
        mode == .never
          ? "\(title): the snapshot \(Self.names(missing)) does not exist, and the test did not record a snapshot, because the recording mode is never"
          : "\(title): the test recorded the missing snapshot \(Self.names(missing)); review the snapshot, and run the test again"
      )
    }
    if !recorded.isEmpty {
      lines.append("the test recorded \(Self.names(recorded)) again, because the recording mode is \(mode.rawValue)")
    } else if !different.isEmpty {
      lines.append("if the new layout is correct, set SNAPSHOT_TESTING_RECORD=failed to record the layout")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Equal texts of several devices once.
  private func grouped(_ texts: [(device: String, text: String)]) -> [(text: String, devices: String)] {
    var devices: [String: [String]] = [:]
    var order: [String] = []
    for (device, text) in texts {
      if devices[text] == nil { order.append(text) }
      devices[text, default: []].append(device)
    }
    return order.map { text in
      let all = devices[text] ?? []
      return (text, tried == 1 ? "" : " on \(all[0])" + (all.count == 1 ? "" : " and \(all.count - 1) more"))
    }
  }

  /// `__Snapshots__/TestFile/testName.1.txt and 3 more`
  private static func names(_ files: [URL]) -> String {
    guard let first = files.first else { return "" }
    // In the usual place the folders around it are known.
    let usual = first.path.range(of: SnapshotFolder.name + "/")
    let path = usual.map { String(first.path[$0.lowerBound...]) } ?? first.path
    return path + (files.count == 1 ? "" : " and \(files.count - 1) more")
  }
}
