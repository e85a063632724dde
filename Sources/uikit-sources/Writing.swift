import Foundation
import SourceRewriting

/// Writes the rewritten files that changed.
///
/// A file is rewritten again if its text changed or, for all files, if a declaration did that others depend on. The folder
/// remembers both in `.uikit-sources`: a line for the declarations, and one for each file.
struct Writing {
  private let folder: SourceFolder
  private let output: URL
  private let module: SourceModule
  private let known: [Substring]

  init(_ folder: SourceFolder, output: String) {
    self.folder = folder
    self.output = URL(fileURLWithPath: output)
    module = SourceModule(
      folder.files, folder: folder.path, isProgram: folder.isProgram, build: folder.build,
      information: folder.information)
    known = ((try? String(contentsOf: self.output.appendingPathComponent(".uikit-sources"), encoding: .utf8)) ?? "")
      .split(separator: "\n")
  }

  func run() throws(Failure) {
    let present = lines
    let isSame = known.first.map { $0 == present[0] } ?? false
    let unchanged = isSame ? Set(known.dropFirst()) : []
    var written: [SourceModule.Output] = []
    for index in folder.files.indices {
      let url = output.appendingPathComponent(SourceModule.outputName(folder.files[index].name))
      if unchanged.contains(present[index + 1][...]), FileManager.default.fileExists(atPath: url.path) { continue }
      written.append(module.rewritten(index))
    }
    for warning in module.warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    let problems = written.problems
    for warning in written.warnings { FileHandle.standardError.write(Data("\(warning)\n".utf8)) }
    if !problems.isEmpty { throw Failure(problems) }
    for file in written + [module.moduleFile] { try write(file.text, file.name) }
    for (name, reason) in folder.omitted { try write(Array("// \(reason)\n".utf8), SourceModule.outputName(name)) }
    removeStale()
    try write(Array((present.joined(separator: "\n") + "\n").utf8), ".uikit-sources")
  }

  /// What is remembered: the declarations with the age of this program, and each file with its text.
  private var lines: [String] {
    let program = try? FileManager.default.attributesOfItem(atPath: Bundle.main.executablePath ?? "")
    let age = (program?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return ["\(module.digest) \(age)"]
      + folder.files.indices.map { "\(module.digest(of: $0)) \(SourceModule.outputName(folder.files[$0].name))" }
      + folder.omitted.map { "- \(SourceModule.outputName($0.name))" }
  }

  /// Files whose originals are gone would still be compiled.
  private func removeStale() {
    let names = Set(folder.outputNames)
    for line in known.dropFirst() {
      guard let space = line.firstIndex(of: " ") else { continue }
      let name = String(line[line.index(after: space)...])
      guard !names.contains(name), !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { continue }
      try? FileManager.default.removeItem(at: output.appendingPathComponent(name))
    }
  }

  /// A file that is as it was keeps its date, so that nothing is compiled again.
  private func write(_ text: [UInt8], _ name: String) throws(Failure) {
    let url = output.appendingPathComponent(name)
    let data = Data(text)
    if (try? Data(contentsOf: url)) == data { return }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch { throw Failure(73, "\(url.path): cannot be written") }
  }
}
