import LayoutReports

/// A display list as a tree.
indirect enum DrawingNode: Hashable {
  case group(Group, [DrawingNode])
  case leaf(DisplayCommand)

  /// The nodes of commands; groups that are open at the end are closed.
  static func nodes(_ commands: [DisplayCommand]) -> [DrawingNode] {
    var open: [(group: Group, nodes: [DrawingNode])] = []
    var top: [DrawingNode] = []
    func add(_ node: DrawingNode) {
      if open.isEmpty { top.append(node) } else { open[open.count - 1].nodes.append(node) }
    }
    for command in commands {
      switch command {
      case .push(let group): open.append((group, []))
      case .pop: if let last = open.popLast() { add(.group(last.group, last.nodes)) }
      default: add(.leaf(command))
      }
    }
    while let last = open.popLast() { add(.group(last.group, last.nodes)) }
    return top
  }

  /// Whether what the nodes draw can go from one to the other: the same kind of shape in other places, the same text elsewhere.
  func isLike(_ other: DrawingNode) -> Bool {
    switch (self, other) {
    case (.group(let a, _), .group(let b, _)):
      // A matrix cannot be animated.
      return a.label == b.label && a.turn == b.turn && (a.turn == nil || a.origin == b.origin)
        && (a.clip == nil) == (b.clip == nil)
        && (a.clip.map { clip in b.clip.map(clip.isLike) ?? false } ?? true)
    case (.leaf(.fill(let a, _)), .leaf(.fill(let b, _))): return a.isLike(b)
    case (.leaf(.gradient(let a, let colors)), .leaf(.gradient(let b, let otherColors))):
      return colors == otherColors && a.isLike(b)
    case (.leaf(.stroke(let a, let line)), .leaf(.stroke(let b, let otherLine))):
      return a.isLike(b) && line.dash == otherLine.dash && line.cap == otherLine.cap
    case (.leaf(.text(let a)), .leaf(.text(let b))):
      return a.text == b.text && a.font == b.font && a.anchor == b.anchor && (a.width == nil) == (b.width == nil)
    case (.leaf(.image(let a)), .leaf(.image(let b))): return a.file == b.file && a.tint == b.tint
    default: return false
    }
  }
}

extension Shape {
  fileprivate func isLike(_ other: Shape) -> Bool {
    switch (self, other) {
    case (.rectangle, .rectangle), (.ellipse, .ellipse): true
    case (.path(let a, let rule), .path(let b, let otherRule)): rule == otherRule && a.svgLetters == b.svgLetters
    case (.polyline(let a), .polyline(let b)), (.polygon(let a), .polygon(let b)): a.count == b.count
    default: false
    }
  }
}

extension VectorPath {
  /// Which steps there are, whatever their points.
  fileprivate var svgLetters: [Int] {
    steps.map { step in
      switch step {
      case .move: 0
      case .line: 1
      case .curve: 2
      case .close: 3
      }
    }
  }
}
