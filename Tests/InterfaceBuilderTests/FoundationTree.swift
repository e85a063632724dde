import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document as Foundation's parser sees them, one line each, in document order.
final class FoundationTree: NSObject, XMLParserDelegate {
  private(set) var lines: [String] = []

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
  }

  static func line(_ name: String, _ attributes: [String: String]) -> String {
    name + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    lines.append(Self.line(name, attributes))
  }
}
