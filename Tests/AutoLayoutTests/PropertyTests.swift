import AutoLayout
import Testing

/// Random rows of boxes in boxes: properties that every layout has, whatever it looks like.
@Suite("Properties of random layouts")
struct PropertyTests {
  struct LCG {
    var state: UInt32

    mutating func next(_ bound: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % bound
    }
  }

  struct Sample {
    let layout: Layout
    var boxes: [Box] = []
    /// Rules in the order they were thought of.
    var rules: [Rule] = []
  }

  /// Boxes that hang in boxes before them by their edges, with sizes of contents, guides, ties, distances and wishes;
  /// the rules are not added.
  static func sample(_ seed: Int, isRightToLeft: Bool = false) -> Sample {
    var random = LCG(state: UInt32(seed) &* 2_654_435_761)
    var sample = Sample(layout: Layout(width: Double(300 + random.next(500)), height: Double(400 + random.next(400))))
    sample.layout.isRightToLeft = isRightToLeft
    // What hangs in the root hangs in a guide as often. Both sides are inset alike, so that it mirrors itself.
    let page = sample.layout.root
    let margin = Double(random.next(20))
    let guide = sample.layout.guide(
      "margins", in: page, insets: Insets(top: Double(random.next(20)), left: margin, right: margin))
    for i in 0..<(2 + random.next(10)) {
      let size = (width: Double(10 + random.next(150)), height: Double(10 + random.next(60)))
      let hasWidth = random.next(3) > 0
      let hasHeight = random.next(3) > 0
      let box = sample.layout.box("b\(i)", width: hasWidth ? size.width : nil, height: hasHeight ? size.height : nil)
      let other = sample.boxes.isEmpty || random.next(3) == 0 ? page : sample.boxes[random.next(sample.boxes.count)]
      let root = random.next(2) == 0 ? page : guide
      func gap() -> Double { Double(random.next(40)) }
      // Where it begins, …
      if other == page {
        sample.rules.append(box.leading == root.leading + gap())
        sample.rules.append(box.top == root.top + gap())
      } else {
        sample.rules.append(random.next(2) == 0 ? box.leading == other.trailing + gap() : box.leading == other.leading)
        sample.rules.append(random.next(2) == 0 ? box.top == other.bottom + gap() : box.top == other.top + gap())
      }
      // … how large it is, …
      if !hasWidth {
        sample.rules.append(
          random.next(2) == 0 ? box.width == size.width : (box.trailing == root.trailing - gap()).priority(999))
      }
      if !hasHeight { sample.rules.append(box.height == size.height) }
      // … and what else is asked of it.
      switch random.next(7) {
      case 0: sample.rules.append((box.width == 0.5 * other.width).priority(Float(200 + random.next(700))))
      case 1: sample.rules.append(box.trailing <= root.trailing - gap())
      case 2: sample.rules.append((box.height == box.width).priority(Float(100 + i)))
      case 3: sample.rules.append(box.width >= Double(random.next(200)))
      case 4: sample.rules.append((root.trailing - box.trailing >= gap()).priority(Float(300 + random.next(600))))
      case 5: sample.rules.append((root.bottom - box.bottom == 0.5 * (box.top - root.top)).priority(Float(150 + i)))
      default: break
      }
      sample.boxes.append(box)
    }
    return sample
  }

  @Test("every required rule holds or is reported broken", arguments: 1...200)
  func requiredHolds(seed: Int) {
    let sample = PropertyTests.sample(seed)
    sample.layout.add(sample.rules)
    let clashes = sample.layout.solve()
    for rule in sample.rules where rule.priority.isRequired {
      if rule.isBroken {
        #expect(clashes.contains { $0.broken === rule }, "\(rule) gave way without a report")
      } else {
        #expect(rule.violation < 1e-6, "\(rule) does not hold")
      }
    }
    for clash in clashes { #expect(clash.broken == nil || clash.rules.contains { $0 === clash.broken }) }
    for box in sample.boxes { #expect(box.frame.width >= -1e-6 && box.frame.height >= -1e-6) }
  }

  @Test("the order of activation plays no part where nothing is ambiguous", arguments: 1...200)
  func order(seed: Int) {
    let first = PropertyTests.sample(seed)
    first.layout.add(first.rules)
    let second = PropertyTests.sample(seed)
    var random = LCG(state: UInt32(seed))
    var shuffled = second.rules
    for i in shuffled.indices.reversed() { shuffled.swapAt(i, random.next(i + 1)) }
    for rule in shuffled {
      second.layout.add(rule)
      if random.next(3) == 0 { second.layout.solve() }
    }
    // Which of a clash gives way depends on age, by the documented rule.
    guard first.layout.solve().isEmpty else { return }
    second.layout.solve()
    for (a, b) in zip(first.boxes, second.boxes) where a.ambiguity.isEmpty {
      #expect(b.ambiguity.isEmpty)
      #expect(a.frame.isNear(b.frame), "\(a.frame) \(b.frame)")
    }
  }

  @Test("a mirrored tree has mirrored frames", arguments: 1...200)
  func mirror(seed: Int) {
    let plain = PropertyTests.sample(seed)
    let mirrored = PropertyTests.sample(seed, isRightToLeft: true)
    plain.layout.add(plain.rules)
    mirrored.layout.add(mirrored.rules)
    plain.layout.solve()
    mirrored.layout.solve()
    // The root itself reads from left to right in both; rules follow their first item, the box.
    for (a, b) in zip(plain.boxes, mirrored.boxes) where a.ambiguity.isEmpty {
      let f = a.frame
      let expected = Rect(x: plain.layout.root.frame.width - f.maxX, y: f.y, width: f.width, height: f.height)
      #expect(b.frame.isNear(expected), "\(b.frame) \(expected)")
    }
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
