import Foundation
import Testing

/// `trellis render` with several devices, and in formats other than SVG.
@Suite(.enabled(if: Tool.isBuilt, "not built: trellis")) struct PictureFileTests {
  private let scratch = try! Scratch()

  private func render(_ options: [String], _ document: String = "Fixtures/pictures/Tabs.storyboard") throws
    -> Tool.Outcome
  {
    try Tool.run(["render", document] + options)
  }

  // MARK: Sheets

  /// Two devices in two orientations, in two sizes, directions and appearances: a caption of two lines for each.
  @Test func aSheetHasEveryPictureWithItsCaption() throws {
    let outcome = try render([
      "--devices", "iPhone SE,iPad", "--both", "--dark", "--rtl", "--sizes", "L,AX5",
    ])
    #expect(outcome.status == 0, "\(outcome.messages)")
    let svg = outcome.output
    for caption in ["portrait", "landscape", "landscape, text AX5, right to left, dark", "portrait, dark"] {
      #expect(svg.ranges(of: ">\(caption)<").count == 2, "\(caption)")
    }
    #expect(svg.ranges(of: ">iPhone SE (1st generation)<").count == 16)
    #expect(try render(["--devices", "iPhone SE,iPad", "--both", "--dark", "--rtl", "--sizes", "L,AX5"]).output == svg)
  }

  @Test func singleConfigurationIsNotASheet() throws {
    #expect(try render(["--device", "iPad"]).output == render(["--devices", "iPad"]).output)
    #expect(try !render(["--device", "iPad"]).output.contains(">iPad"))
  }

  @Test(arguments: [
    ["--devices", "iPhone 99"], ["--devices", ","], ["--devices", "iPad", "--device", "iPad"], ["--sizes", "huge"],
    ["--sizes", ""], ["--scale", "9"], ["-o", "x.jpg"],
  ])
  func galleryRefusesWrongUsage(_ options: [String]) throws {
    #expect(try render(options).status == 64)
  }

  // MARK: Content, guides, canvas

  /// The content is 1,200 points high below bars of 91 points, and ends above the 34 points of the home indicator.
  @Test func wholeContentIsDrawn() throws {
    let outcome = try render(
      ["--whole-content", "--device", "iPhone 14", "--release", "17"], "Fixtures/pictures/Details.storyboard")
    #expect(outcome.output.contains("viewBox=\"0 0 390 1325\""), "\(outcome.output.prefix(200)) \(outcome.messages)")
    let usual = try render(["--device", "iPhone 14"], "Fixtures/pictures/Details.storyboard")
    #expect(usual.output.contains("viewBox=\"0 0 390 844\""))
  }

  @Test func guidesAreDrawnOnRequest() throws {
    #expect(try render(["--guides", "safeArea, margins"]).output.contains(">safe area<"))
    #expect(try !render(["--guides", "margins"]).output.contains(">safe area<"))
    #expect(try render(["--guides", "all"]).output.contains(">readable width<"))
    #expect(try render(["--guides", "beauty"]).status == 64)
  }

  @Test func canvasShowsMisplacedViews() throws {
    let document = "Fixtures/lint/misplaced_view/bad.storyboard"
    #expect(try render(["--canvas", "--constraints"], document).output.contains("stroke=\"#ff9500\""))
    #expect(try render(["--canvas", "--device", "iPad"], document).status == 64)
  }

  // MARK: Formats

  #if Raster
    private static let marks = ["png": [0x89, 0x50, 0x4E, 0x47] as [UInt8], "pdf": Array("%PDF-1.5".utf8)]

    /// The same bytes again, and in a process with another language.
    @Test(arguments: ["png", "pdf"]) func pictureFilesAreDeterministic(_ format: String) throws {
      let path = scratch.path("a.\(format)")
      #expect(try render(["-o", path]).status == 0)
      let first = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(first.starts(with: Self.marks[format]!))
      let again = try Tool.shell(
        "LC_ALL=tr_TR.UTF-8 LANG=ja_JP.UTF-8 $T render Fixtures/pictures/Tabs.storyboard -o \(path)")
      #expect(again.status == 0)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
    }

    @Test func outlinesNeedNoFont() throws {
      let outcome = try render(["--outlines"])
      #expect(outcome.status == 0 && !outcome.output.contains("<text") && outcome.output.contains("<path d=\"M"))
      #expect(try render(["--outlines", "-o", scratch.path("a.png")]).status == 64)
    }

    /// A PNG says its extent in the bytes 16 to 23.
    @Test(arguments: [(1, 375), (2, 750), (3, 1125)]) func pngHasTheRequestedScale(_ scale: Int, _ width: Int) throws {
      let path = scratch.path("a.png")
      #expect(try render(["-o", path, "--device", "iPhone 8", "--scale", "\(scale)"]).status == 0)
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
  #else
    @Test(arguments: [["out.png"], ["out.pdf"], ["out.svg", "--outlines"]])
    func missingTraitIsExplained(_ arguments: [String]) throws {
      let name = arguments[0]
      let outcome = try render(["-o", scratch.path(name)] + arguments.dropFirst())
      #expect(outcome.status == 64 && outcome.messages.contains("swift build --traits Raster"))
      #expect(!FileManager.default.fileExists(atPath: scratch.path(name)))
    }
  #endif
}
