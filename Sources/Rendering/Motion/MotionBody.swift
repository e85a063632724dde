import Geometry
import LayoutReports

/// The elements of a motion, one to a line. Each has the attributes of the last scene, and an animation for each that differs.
struct MotionBody {
  private(set) var lines: [String] = []
  private let timing: MotionTiming
  /// Holds the definitions of images and tints.
  private var definer: SVGBody
  private var clipCount = 0
  private var depth = 0

  init(timing: MotionTiming, images: (any ImageSource)?) {
    self.timing = timing
    definer = SVGBody(idPrefix: "", images: images)
  }

  var definitions: [String] { definer.definitions }

  /// Writes what the scenes draw at one place, a list of nodes for each.
  mutating func write(_ frames: [[DrawingNode]]) {
    let counts = Set(frames.map(\.count))
    guard counts.count == 1, let count = counts.first else { return fade(frames) }
    for index in 0..<count {
      let nodes = frames.map { $0[index] }
      if nodes.dropFirst().allSatisfy({ $0.isLike(nodes[0]) }) { write(nodes) } else { fade(nodes.map { [$0] }) }
    }
  }

  private mutating func write(_ nodes: [DrawingNode]) {
    guard case .group = nodes[0] else { return writeLeaves(nodes) }
    var groups: [Group] = []
    var inner: [[DrawingNode]] = []
    for case .group(let group, let nodes) in nodes {
      groups.append(group)
      inner.append(nodes)
    }
    open(groups)
    write(inner)
    close()
  }

  /// Each version of what cannot be interpolated is seen in its scenes and fades on the way to the next.
  private mutating func fade(_ frames: [[DrawingNode]]) {
    var seen: Set<[DrawingNode]> = []
    for version in frames where seen.insert(version).inserted {
      guard !version.isEmpty else { continue }
      let values = frames.map { $0 == version ? "1" : "0" }
      element("g", frames.indices.map { [("opacity", values[$0])] }, isOpen: true)
      depth += 1
      write(frames.map { _ in version })
      close()
    }
  }

  // MARK: Groups

  private mutating func open(_ groups: [Group]) {
    var clip: [(String, String)] = []
    let clips = groups.compactMap(\.clip)
    if clips.count == groups.count {
      clipCount += 1
      lines.append(indent + "<clipPath id=\"clip\(clipCount)\">")
      depth += 1
      let (name, attributes) = Self.parts(clips.map(\.svg))
      element(name, attributes)
      depth -= 1
      lines.append(indent + "</clipPath>")
      clip = [("clip-path", "url(#clip\(clipCount))")]
    }
    let attributes = groups.map { group in
      var list: [(String, String)] = []
      if let label = group.label { list.append(("data-id", XMLEscape.picture(label))) }
      list.append(("transform", group.turn.map { SVGBody.matrix($0, group.origin) } ?? Self.translation(group.origin)))
      list.append(("opacity", DecimalText.text(max(0, min(1, group.alpha)))))
      return list + clip
    }
    element("g", attributes, isOpen: true)
    depth += 1
  }

  private mutating func close() {
    depth -= 1
    lines.append(indent + "</g>")
  }

  private static func translation(_ point: Point) -> String {
    "translate(\(DecimalText.text(point.x)) \(DecimalText.text(point.y)))"
  }

  // MARK: Leaves

  private mutating func writeLeaves(_ nodes: [DrawingNode]) {
    var images: [ImageRun] = []
    var texts: [String] = []
    var elements: [String] = []
    for case .leaf(let command) in nodes {
      switch command {
      case .fill(let shape, let color): elements.append(shape.svg + " " + SVGBody.paint("fill", color))
      case .gradient(let shape, let gradient):
        elements.append(shape.svg + " fill=\"url(#\(definer.define(gradient)))\"")
      case .stroke(let shape, let stroke):
        elements.append(shape.svg + " fill=\"none\" " + SVGBody.attributes(of: stroke))
      case .text(let run):
        let text = SVGBody.element(for: run)
        elements.append(String(text.dropFirst().prefix { $0 != ">" }))
        texts.append(XMLEscape.picture(run.text))
      case .image(let image): images.append(image)
      case .push, .pop: break
      }
    }
    if !images.isEmpty { return write(images) }
    let (name, attributes) = Self.parts(elements)
    element(name, attributes, content: texts.last)
  }

  /// A group that moves, and in it the image, which has the size of its definition, scaled.
  private mutating func write(_ images: [ImageRun]) {
    guard images.allSatisfy(\.rect.hasArea), let defined = definer.define(images[0]) else { return }
    element("g", images.map { [("transform", Self.translation(Point(x: $0.rect.x, y: $0.rect.y)))] }, isOpen: true)
    depth += 1
    let tint = images[0].tint.map { [("filter", "url(#\(definer.define($0)))")] } ?? []
    element(
      "use",
      images.map { image in
        let (across, along) = (image.rect.width / defined.size.width, image.rect.height / defined.size.height)
        return [
          ("xlink:href", "#\(defined.id)"),
          ("transform", "scale(\(DecimalText.text(across)) \(DecimalText.text(along)))"),
        ] + tint
      })
    close()
  }

  // MARK: Elements

  private var indent: String { String(repeating: "  ", count: min(depth + 1, 32)) }

  /// What an attribute is where it is not written.
  private static let defaults = ["opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "rx": "0"]

  /// Writes an element with the attributes of the last scene, and animations of those that are not the same in all.
  private mutating func element(
    _ name: String, _ frames: [[(String, String)]], content: String? = nil, isOpen: Bool = false
  ) {
    let tables = frames.map { Dictionary($0, uniquingKeysWith: { first, _ in first }) }
    var names: [String] = []
    for frame in frames { for (name, _) in frame where !names.contains(name) { names.append(name) } }
    var start = indent + "<" + name
    var animations: [String] = []
    for name in names {
      let values = tables.map { $0[name] ?? Self.defaults[name] ?? "" }
      guard let last = values.last else { continue }
      let isSame = values.allSatisfy { $0 == last }
      if isSame, last == Self.defaults[name] || last == "translate(0 0)" { continue }
      start += " \(name)=\"\(last)\""
      if !isSame { animations.append(animation(of: name, values)) }
    }
    if animations.isEmpty, content == nil, !isOpen {
      lines.append(start + "/>")
      return
    }
    let end = isOpen ? "" : "</\(name)>"
    // Spaces at the ends of a text count.
    if let content {
      lines.append(start + ">" + content + animations.joined() + end)
    } else {
      lines.append(start + ">")
      lines += animations.map { indent + "  " + $0 }
      if !isOpen { lines.append(indent + end) }
    }
  }

  private func animation(of name: String, _ values: [String]) -> String {
    guard name == "transform" else { return "<animate attributeName=\"\(name)\" \(timing.values(values))/>" }
    let type = values[0].prefix { $0 != "(" }
    let numbers = values.map { String($0.dropFirst(type.count + 1).dropLast()) }
    return "<animateTransform attributeName=\"transform\" type=\"\(type)\" \(timing.values(numbers))/>"
  }

  /// The name and the attributes of elements that are written as `rect x="0" y="0"`.
  private static func parts(_ elements: [String]) -> (String, [[(String, String)]]) {
    let name = elements[0].prefix { $0 != " " }
    let attributes = elements.map { element in
      var list: [(String, String)] = []
      var rest = element.dropFirst(name.count)
      while let equals = rest.firstIndex(of: "=") {
        let name = rest[..<equals].drop { $0 == " " }
        let value = rest[rest.index(equals, offsetBy: 2)...].prefix { $0 != "\"" }
        list.append((String(name), String(value)))
        rest = rest[value.endIndex...].dropFirst()
      }
      return list
    }
    return (String(name), attributes)
  }
}
