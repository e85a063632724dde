#if canImport(_FoundationICU)
  import Testing

  @testable import TextLayout

  /// The rules for Latin text find the places that ICU finds.
  @Suite struct LatinLineBreakTests {
    /// One scalar of every class, which are all that the rules look at.
    private static let samples = " a1!\"’$%()}.-/|—…\u{A0}".unicodeScalars.map(\.value)
    private static let known = (UInt32(1)..<0x2200).filter {
      LatinBreakClass($0, in: LatinBreakClass.table) != .unknown
    }

    /// Whether the rules cover the text. Fails if they give other places than ICU.
    @discardableResult
    private func check(_ scalars: [UInt32]) throws -> Bool {
      guard let found = LineBreaker.opportunitiesInLatin(scalars[...]) else { return false }
      let expected = try #require(LineBreaker.opportunitiesByICU(in: scalars[...]))
      if found != expected { Issue.record("\(scalars.map { String($0, radix: 16) }): \(found)") }
      return true
    }

    /// Texts of up to three samples, and every scalar between samples.
    @Test func everyScalar() throws {
      #expect(Self.known.count > 900)
      for first in Self.samples {
        try check([first])
        for second in Self.samples {
          try check([first, second])
          for third in Self.samples { try check([first, second, third]) }
        }
        for scalar in Self.known {
          try check([first, scalar])
          try check([scalar, 0x20, first])
          try check([0x61, first, scalar, 0x61])
        }
      }
    }

    @Test(arguments: 1...8) func randomTexts(seed: UInt64) throws {
      var random = Random(seed: seed)
      var covered = 0
      for round in 0..<3000 {
        let scalars = (0..<Int.random(in: 0..<40, using: &random)).map { index in
          round % 2 == 0
            ? UInt32.random(in: 0x20..<0x7F, using: &random)
            : (index % 2 == 0 ? Self.samples : Self.known).randomElement(using: &random)!
        }
        if try check(scalars) { covered += 1 }
      }
      #expect(covered > 1500)
    }

    /// Text that the rules do not know is left to ICU.
    @Test(arguments: ["“a”", "漢字", "a\u{301}", "’a", "a\tb", "שלום"]) func otherText(text: String) {
      #expect(LineBreaker.opportunitiesInLatin(text.unicodeScalars.map(\.value)[...]) == nil)
    }
  }
#endif
