import Testing

@testable import AutoLayout

@Suite("What a value follows from")
struct DependenceTests {
  static let attributes: [Attribute] = [.leading, .trailing, .centerX, .width, .top, .bottom, .centerY, .height]

  @Test("a constant that changes within its range moves the value by its rate", arguments: 1...120)
  func rates(seed: Int) throws {
    let sample = PropertyTests.sample(seed, isRightToLeft: seed % 3 == 0)
    sample.layout.add(sample.rules)
    sample.layout.solve()
    let engine = sample.layout.engine
    for box in sample.boxes {
      for attribute in Self.attributes where engine.freedom(of: box.id, attribute) == nil {
        let dependence = try #require(engine.dependence(of: box.id, attribute))
        for influence in dependence.influences {
          guard case .relation(let constraint) = engine.definition(of: influence.handle) else { continue }
          for step in [-0.5, 0.5] where influence.range.contains(constraint.constant + step) {
            var copy = engine
            copy.setConstant(constraint.constant + step, of: influence.handle)
            _ = copy.solve()
            let moved = try #require(copy.dependence(of: box.id, attribute)).value
            #expect(
              abs(moved - dependence.value - influence.rate * step) < 1e-6, "\(attribute) of \(box.id) by \(step)")
          }
        }
      }
    }
  }

  @Test("of a fresh layout the shares are the whole value", arguments: 1...120)
  func shares(seed: Int) throws {
    let sample = PropertyTests.sample(seed)
    sample.layout.add(sample.rules)
    // What gave way leaves its place behind.
    guard sample.layout.solve().isEmpty else { return }
    for box in sample.boxes {
      for attribute in Self.attributes where sample.layout.engine.freedom(of: box.id, attribute) == nil {
        let dependence = try #require(sample.layout.engine.dependence(of: box.id, attribute))
        #expect(abs(dependence.offset) < 1e-6, "\(attribute) of \(box.id)")
        // Items in root coordinates: the shares of determined values come from constraints alone.
        for stay in dependence.stays { #expect(stay.isLeast) }
      }
    }
  }

  @Test("what is forbidden is forbidden by just the constraints named", arguments: 1...120)
  func dissent(seed: Int) {
    let sample = PropertyTests.sample(seed)
    sample.layout.add(sample.rules)
    sample.layout.solve()
    let engine = sample.layout.engine
    for box in sample.boxes {
      for dissent in engine.dissent(about: box.id, .trailing) {
        #expect(engine.violation(of: dissent.handle) > 0)
        for other in dissent.losesTo { #expect(engine.priority(of: other) >= engine.priority(of: dissent.handle)) }
        guard dissent.valueIfObeyed == nil, !engine.isBroken(dissent.handle) else { continue }
        #expect(!dissent.losesTo.isEmpty)
        #expect(engine.clashes(dissent.losesTo + [dissent.handle]))
        for other in dissent.losesTo {
          #expect(!engine.clashes(dissent.losesTo.filter { $0 != other } + [dissent.handle]))
        }
      }
    }
  }

  @Test("what clashes is named, no more and no less", arguments: 1...120)
  func conflicts(seed: Int) {
    let sample = PropertyTests.sample(seed)
    sample.layout.add(sample.rules)
    sample.layout.solve()
    let engine = sample.layout.engine
    for conflict in engine.standingConflicts {
      #expect(conflict.constraints.contains(conflict.broken))
      #expect(engine.clashes(conflict.constraints))
      // Where it is no member of a smaller set, the broken constraint was broken in vain.
      guard !engine.clashes(conflict.constraints.filter { $0 != conflict.broken }) else { continue }
      for other in conflict.constraints { #expect(!engine.clashes(conflict.constraints.filter { $0 != other })) }
    }
  }
}

extension LayoutEngine {
  /// Whether some constraints cannot hold together, were they required and all there is.
  fileprivate func clashes(_ handles: [ConstraintHandle]) -> Bool {
    var copy = self
    for handle in records.names {
      if handles.contains(handle) {
        copy.setPriority(.required, of: handle)
      } else {
        copy.removeConstraint(handle)
      }
    }
    return !copy.solve().isEmpty || !copy.broken.isEmpty
  }
}
