import Commands
import Checking
import Editing
import Foundation
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// What a program shows, with what is said of it as of a document.
struct LiveScreen: Sendable {
  let shown: ShownScreen
  let configuration: LayoutConfiguration
  /// The views and constraints that are shown, as a document.
  let document: Document
  let outline: Outline.DocumentPart

  /// - Throws: ``StudioError`` if the program does not describe its views as a valid document.
  init(_ shown: ShownScreen, on configuration: LayoutConfiguration, of program: String) throws(StudioError) {
    (self.shown, self.configuration) = (shown, configuration)
    do throws(ReadError) {
      document = try Document.read(Data(shown.document.utf8), file: program)
    } catch {
      throw StudioError(error)
    }
    var outline = Outline.DocumentPart(document, on: configuration, laidOut: [shown.scene])
    for index in outline.scenes.indices {
      outline.scenes[index].name = shown.name
      // The controller stands for all that are shown; nobody has written it.
      outline.scenes[index].objects = outline.scenes[index].objects.flatMap {
        $0.kind == .controller ? $0.children : [$0]
      }
    }
    self.outline = outline
  }

  var picture: LayoutAnswer.Picture { LayoutAnswer.Picture(of: shown.scene, on: configuration, prefix: "d0") }

  /// What inspectors show of an object, but for what decides it; nil if the screen has none of that id.
  func inspection(of id: String) -> Inspection? {
    guard let element = document.element(id: id) else { return nil }
    return Inspection(
      object: outline.object(id), tag: element.name, line: element.position.line,
      place: shown.places[id].map { "\($0.file):\($0.line)" }, attributes: Inspection.attributes(of: element),
      sections: [], connections: [], variations: [])
  }

  /// What the rules of `trellis check` about layouts find, at its place in the app's files.
  func issues(version: Int) -> IssueList {
    var found = ProgramFindings(rules: .default, program: document.file)
    // The document was read before.
    try? found.add(shown, on: configuration)
    let findings = LintReport(of: [found.result()], configurations: 1).certain.findings
    let issues = findings.enumerated().map { index, finding in
      var issue = IssueList.Issue(finding, index: index, surface: nil)
      (issue.sceneID, issue.extent) = (nil, nil)
      issue.file = finding.file
      return issue
    }
    return IssueList(version: version, tried: 1, issues: issues)
  }
}
