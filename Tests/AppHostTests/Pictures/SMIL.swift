import Foundation
import FoundationXML

/// What a browser shows of an animated picture at a time: an interpreter of the little of SVG and SMIL that rectangles and groups need,
/// written after the specifications (SVG 1.1, 19: `values`, `keyTimes`, `keySplines`, `fill="freeze"`).
final class SMIL: NSObject, XMLParserDelegate {
  /// A rectangle on the picture.
  struct Box: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// The product of the opacities around it.
    var opacity: Double
  }

  private final class Element {
    let name: String
    var attributes: [String: String]
    var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
  }

  private var root: Element?
  private var open: [Element] = []

  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse(), root != nil else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let element = Element(name, attributes)
    if let last = open.last { last.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  /// The rectangles of a color at a time in seconds; nil shows the picture as a reader does that plays nothing.
  func boxes(filled color: String, at time: Double?) -> [Box] {
    var boxes: [Box] = []
    if let root { collect(root, color, time, (0, 0), 1, &boxes) }
    return boxes
  }

  private func collect(
    _ element: Element, _ color: String, _ time: Double?, _ origin: (x: Double, y: Double), _ opacity: Double,
    _ boxes: inout [Box]
  ) {
    func number(_ name: String, or missing: Double = 0) -> Double {
      let animation = element.children.first { $0.name == "animate" && $0.attributes["attributeName"] == name }
      if let time, let animation { return value(animation, at: time)[0] }
      return element.attributes[name].flatMap { Double($0) } ?? missing
    }
    let opacity = opacity * number("opacity", or: 1)
    if element.name == "rect", element.attributes["fill"] == color {
      boxes.append(
        Box(
          x: origin.x + number("x"), y: origin.y + number("y"), width: number("width"), height: number("height"),
          opacity: opacity))
    }
    guard element.name == "g" || element.name == "svg" else { return }
    var origin = origin
    let move = element.children.first { $0.name == "animateTransform" }
    if let time, let move {
      let point = value(move, at: time)
      origin = (origin.x + point[0], origin.y + point[1])
    } else if let text = element.attributes["transform"] {
      let point = text.dropFirst("translate(".count).dropLast().split(separator: " ").compactMap { Double($0) }
      origin = (origin.x + point[0], origin.y + point[1])
    }
    for child in element.children { collect(child, color, time, origin, opacity, &boxes) }
  }

  /// The numbers of an animation at a time.
  private func value(_ animation: Element, at time: Double) -> [Double] {
    func list(_ name: String, _ separator: Character) -> [String] {
      (animation.attributes[name] ?? "").split(separator: separator).map { String($0) }
    }
    let values = list("values", ";").map { $0.split(separator: " ").compactMap { Double($0) } }
    let times = list("keyTimes", ";").compactMap { Double($0) }
    let splines = list("keySplines", ";").map { $0.split(separator: " ").compactMap { Double($0) } }
    let duration = Double(animation.attributes["dur"]?.dropLast() ?? "") ?? 1
    var part = time / duration
    if animation.attributes["repeatCount"] == "indefinite" { part -= part.rounded(.down) }
    guard part < 1 else { return values[values.count - 1] }
    let step = times.lastIndex { $0 <= part } ?? 0
    let progress = Self.bezier(splines[step], (part - times[step]) / (times[step + 1] - times[step]))
    return zip(values[step], values[step + 1]).map { $0 + ($1 - $0) * progress }
  }

  /// The y of a cubic Bézier curve from (0, 0) to (1, 1) at an x, by Newton's method.
  static func bezier(_ points: [Double], _ x: Double) -> Double {
    func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let (c, d): (Double, Double) = (3 * a, 3 * (b - a) - 3 * a)
      return ((1 - c - d) * t + d) * t * t + c * t
    }
    var t = x
    for _ in 0..<60 {
      let error = curve(points[0], points[2], t) - x
      let slope = (curve(points[0], points[2], t + 1e-6) - curve(points[0], points[2], t - 1e-6)) / 2e-6
      if abs(slope) < 1e-9 { break }
      t = min(max(t - error / slope, 0), 1)
    }
    return curve(points[1], points[3], t)
  }
}
