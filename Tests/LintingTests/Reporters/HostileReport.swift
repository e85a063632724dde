import Foundation
import Geometry

@testable import Linting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report whose names hold what every format must escape.
enum HostileReport {
  static let file = "A&B/<x>|\"`q`\",100%:y.storyboard"
  static let message =
    "\"<script>alert('1')</script>\" | `a` *b* _c_ [d](e) %0A 100% &amp; ::error:: \u{1}\u{301}|\u{301}\r\nsecond line"
  static let hint = "could | be\nresolved: <b>"
  static let scene = "Scene <i>|%0A"

  static func finding(_ severity: Severity = .warning, line: Int = 3, configurations: [String] = ["iPhone <8>"])
    -> Finding
  {
    Finding(
      rule: "clipped_text", severity: severity, message: message, file: file, line: line, column: 7,
      elementID: "a\(line)",
      identity: "", scene: scene, sceneID: "s", configurations: configurations, tried: 2, hints: [hint],
      details: ["<details> & ]]>"], fix: nil)
  }

  static let report: LintReport = {
    var report = LintReport(configurations: 2)
    report.documents = 1
    report.layouts = 2
    report.findings = [finding(.error), finding(.warning, line: 4), finding(.note, line: 5, configurations: [])]
    return report
  }()

  /// What XML 1.0 has no way to write is replaced.
  static let messageInXML = VisibleText.line(message)
}

/// What an independent parser makes of a text: the elements in the order they open, and its complaint.
final class ParsedXML: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private(set) var error: String?
  private var open: [Int] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "unknown" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let last = open.last { elements[last].text += string }
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}
