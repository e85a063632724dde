import Foundation

extension Localization {
  /// The texts that lie beside a document: `de.lproj/Main.strings` and `de.lproj/Main.stringsdict` for
  /// `Base.lproj/Main.storyboard`, or for `Main.storyboard` beside the folder itself.
  ///
  /// For `de-AT` the folders `de-AT`, `de_AT` and `de` are searched; the first one with a file for the document counts.
  /// If there is none, the document keeps its texts and a note says so.
  /// - Throws: `ReadError` that names the file if it is malformed.
  package static func read(language: String, besideDocument path: String) throws(ReadError) -> Localization {
    let document = URL(fileURLWithPath: path)
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let name = document.deletingPathExtension().lastPathComponent
    var result = Localization()
    result.isRightToLeft = isRightToLeft(language)
    for candidate in folders(of: language) {
      let base = folder.appendingPathComponent("\(candidate).lproj/\(name)")
      let strings = base.appendingPathExtension("strings")
      let dictionary = base.appendingPathExtension("stringsdict")
      let hasStrings = try result.add(strings) { data, result throws(ReadError) in
        let file = try StringsFile.read(data)
        result.texts = file.texts
        return file.diagnostics
      }
      let hasDictionary = try result.add(dictionary) { data, result throws(ReadError) in
        let file = try StringsDictionary.read(data)
        result.variants = file.entries
        return file.diagnostics
      }
      if hasStrings || hasDictionary { return result }
    }
    result.diagnostics.append(Diagnostic(.note, "the file \(language).lproj/\(name).strings does not exist"))
    return result
  }

  /// The languages of which there are texts beside a document, sorted: the names of the `.lproj` folders with a file for it.
  package static func languages(besideDocument path: String) -> [String] {
    let document = URL(fileURLWithPath: path)
    var folder = document.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    let name = document.deletingPathExtension().lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.filter { entry in
      entry.hasSuffix(".lproj")
        && ["strings", "stringsdict"].contains { suffix in
          FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(entry)/\(name).\(suffix)").path)
        }
    }.map { String($0.dropLast(6)) }.sorted()
  }

  /// False if the file does not exist.
  private mutating func add(
    _ file: URL, _ read: (Data, inout Localization) throws(ReadError) -> [Diagnostic]
  ) throws(ReadError) -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    let data: Data
    do throws(InputFile.Problem) {
      data = try InputFile.read(file.path)
    } catch {
      throw ReadError(error.message, file: file.relativePath)
    }
    do throws(ReadError) {
      for found in try read(data, &self) {
        let place = found.position.map { ":\($0)" } ?? ""
        diagnostics.append(Diagnostic(found.severity, "\(file.relativePath)\(place): \(found.message)"))
      }
    } catch {
      throw ReadError(error.message, at: error.position, file: file.relativePath)
    }
    return true
  }

  private static func folders(of language: String) -> [String] {
    let dashed = language.replacingOccurrences(of: "_", with: "-")
    var names = [language, dashed, dashed.replacingOccurrences(of: "-", with: "_")]
    var parts = dashed.split(separator: "-")
    while parts.count > 1 {
      parts.removeLast()
      names.append(parts.joined(separator: "-"))
    }
    return names
  }

  /// Languages whose own script runs from right to left; source: Unicode's Common Locale Data Repository.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    if parts.contains("latn") || parts.contains("cyrl") { return false }
    let scripts: Set<String> = ["arab", "hebr", "thaa", "nkoo", "syrc"]
    let languages: Set<String> = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "ug", "ur", "yi"]
    return parts.contains { scripts.contains($0) } || languages.contains(parts.first ?? "")
  }
}
