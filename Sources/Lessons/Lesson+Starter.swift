import Foundation

extension Lesson {
  /// Writes those files of the starter into a folder that it does not have yet; the folder is made if there is none. Nothing is overwritten.
  ///
  /// - Returns: the paths of the files that were written, in order.
  /// - Throws: ``LessonError`` if a file cannot be written.
  package func begin(in folder: String) throws(LessonError) -> [String] {
    var written: [String] = []
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (name, text) in start.sorted(by: { $0.key < $1.key }) {
        let path = "\(folder)/\(name)"
        if FileManager.default.fileExists(atPath: path) { continue }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
        written.append(path)
      }
    } catch {
      throw LessonError("\(folder): error: \(error.localizedDescription)")
    }
    return written
  }
}
