/// One mistake in the documents of several languages.
///
/// A launch screen that was copied for each language has its mistakes as often, with the same ids. People read them once; programs get
/// each of them, for each has a file and a fingerprint of its own.
extension LintReport {
  /// The report with one finding for those of a rule at the same element in documents that differ in nothing but the language of
  /// their path, and by the places of these findings the other files, in order. Linear in the findings.
  var withLanguagesJoined: (report: LintReport, otherFiles: [Int: [String]]) {
    var report = self
    var files: [Int: [String]] = [:]
    var places: [[String]: Int] = [:]
    report.findings = []
    for finding in findings {
      guard let element = finding.elementID, let document = LanguagePath.document(of: finding.file) else {
        report.findings.append(finding)
        continue
      }
      let key = [document, finding.rule, element, finding.identity, finding.severity.rawValue, finding.condition ?? ""]
      if let place = places[key], report.findings[place].file != finding.file {
        files[place, default: []].append(finding.file)
      } else {
        places[key] = report.findings.count
        report.findings.append(finding)
      }
    }
    return (report, files)
  }
}

/// The language in the path of a document.
enum LanguagePath {
  /// The path without its language: `*.lproj/Main.storyboard` for `el.lproj/Main.storyboard`, `Launch.storyboard` for
  /// `Launch_el.storyboard`; nil for what is no storyboard and no xib.
  static func document(of file: String) -> String? {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast(), let dot = last.lastIndex(of: "."),
      [".storyboard", ".xib"].contains(String(last[dot...]))
    else { return nil }
    let folders = parts.map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }
    return (folders + [withoutLanguage(last[..<dot]) + last[dot...]]).joined(separator: "/")
  }

  /// `Launch` for `Launch_el` and `Launch-pt-BR`.
  private static func withoutLanguage(_ name: Substring) -> String {
    String(name.prefixMatch(of: /(.+?)[_-][a-z]{2}(?:[_-](?:[A-Z]{2}|[A-Z][a-z]{3}))?$/)?.1 ?? name)
  }

  /// The file, with its folder if that is one of a language.
  static func name(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") ?? false ? 2 : 1).joined(separator: "/")
  }

  /// `also in LaunchScreen_ar.storyboard, LaunchScreen_el.storyboard and 7 more`.
  static func words(for files: [String]) -> String? {
    let names = files.map(name)
    guard let last = names.last else { return nil }
    if names.count == 1 { return "also in \(last)" }
    let shown = names.count > 4 ? names.prefix(3) : names.dropLast()
    return "also in \(shown.joined(separator: ", ")) and " + (names.count > 4 ? "\(names.count - 3) more" : last)
  }
}
