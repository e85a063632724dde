import Testing

@testable import VisualFormats

/// A mistake is told where it is, by the parser that the engine, UIKit, the macro and the rewriter share.
@Suite struct WrongFormatTests {
  private let names = FormatNames(views: ["a", "b", "c"], metrics: ["w": 40, "p": 600])

  private func error(_ format: String) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try VisualFormatParser.parse(format, names)
      return nil
    } catch {
      return error
    }
  }

  @Test func thereAreManyOfThem() { #expect(WrongFormat.all.count >= 60) }

  @Test(arguments: WrongFormat.all) func theMistakeIsWhereTheCaretIs(_ wrong: WrongFormat) {
    let found = error(wrong.format)
    #expect(found?.mistake == wrong.place)
    #expect(found?.mistakeMessage.contains(wrong.message) == true, "\(found?.mistakeMessage ?? "no mistake")")
  }

  /// Where nothing says what names stand for, only the grammar counts.
  @Test func unknownNamesAreNoMistakeWhereAnyNameMayBeThere() {
    for format in ["[nope]-gap-[x(y)]", "[a(>=b*2@high)]", "|-(x,y)-[z]-|"] {
      #expect(throws: Never.self, "\(format)") {
        _ = try VisualFormatParser.parse(format, FormatNames(views: nil, metrics: nil))
      }
    }
  }

  @Test func namesOfAFormatAreNoted() throws {
    let names = FormatNames(views: ["a", "b"], metrics: ["w": 1, "unused": 2])
    _ = try VisualFormatParser.parse("[a(w)]-[a]", names)
    #expect(names.used.names == ["a", "w"])
  }

  /// As `NSLayoutConstraint.FormatOptions` says of each: edges along a format are those that it cannot align.
  @Test func alignmentsHaveAnAxis() {
    #expect(FormatAlignments.axes["alignAllLeading"] == .horizontal)
    #expect(FormatAlignments.axes["alignAllFirstBaseline"] == .vertical)
    #expect(FormatAlignments.axes.count == 10)
    #expect(VisualFormatError.message(ofAlignmentAlong: .vertical).contains("aligned on a vertical edge"))
  }
}
