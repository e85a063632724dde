import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an independent parser makes of a document: its error, and its elements in the order they open.
final class XMLCheck: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var parent: String?
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private(set) var error: String?
  private var open: [String] = []

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "unknown" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, parent: open.last))
    open.append(name)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func elements(named name: String) -> [Element] { elements.filter { $0.name == name } }
}
