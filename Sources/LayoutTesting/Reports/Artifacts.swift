import Foundation
import Rendering

/// Where failures leave what they found: the snapshot as it would be, and a page with pictures, in
/// `$SNAPSHOT_ARTIFACTS/TestFile/testName.1.txt`. Nothing is written without the variable.
enum Artifacts {
  static func write(_ difference: SnapshotDifference, of file: URL, test: String) throws {
    guard let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty else { return }
    let folder = URL(fileURLWithPath: path).appendingPathComponent(test)
    try SnapshotFolder.write(difference.text, to: folder.appendingPathComponent(file.lastPathComponent))
    guard let picture = difference.picture else { return }
    let name = file.deletingPathExtension().lastPathComponent
    let page = ComparisonPage(
      title: name, summary: "The layout and its snapshot.",
      sections: [.init(title: name, place: file.path, pictures: [picture])])
    try SnapshotFolder.write(page.html, to: folder.appendingPathComponent(name + ".html"))
  }
}
