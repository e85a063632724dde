import Foundation
import TextLayout
import Testing

@testable import UIKitCore

/// Fonts of the app by Apple's functions; the files are those of Debian's package fonts-dejavu-core.
@MainActor
@Suite struct AppFontTests {
  /// The log names a font once, however often it is asked for, and a font of the system never.
  @Test func aMissingFontIsLoggedOnce() {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    nonisolated(unsafe) var lines: [String] = []
    LayoutLog.write = { lines.append($0) }
    for _ in 0..<2 { _ = UIFont(name: "Nowhere-Italic", size: 12) }
    _ = UIFont(name: ".SFUIText-Bold", size: 12)
    #expect(
      lines.filter { $0.contains("font ") } == [
        "the font Nowhere-Italic is not available; its text is measured with the system font"
      ])
  }

  #if Shaping
    private nonisolated static let folder = "/usr/share/fonts/truetype/dejavu"

    @Test(
      .enabled(
        if: FileManager.default.fileExists(atPath: "\(folder)/DejaVuSans-Bold.ttf"),
        "skipped: fonts-dejavu-core is not installed"))
    func fontsByName() throws {
      let previous = UIScreen.main.fonts
      defer { UIScreen.main.fonts = previous }
      for name in ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono"] {
        try UIScreen.main.fonts.register(contentsOf: "\(Self.folder)/\(name).ttf")
      }
      #expect(UIFont.familyNames == ["DejaVu Sans", "DejaVu Sans Mono"])
      #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans") == ["DejaVuSans", "DejaVuSans-Bold"])
      #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
      let font = try #require(UIFont(name: "DejaVu Sans", size: 20))
      #expect(font.fontName == "DejaVuSans" && font.familyName == "DejaVu Sans")
      #expect(UIFont(name: "DejaVuSans-Bold", size: 20)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "DejaVuSans-Bold")
      // All characters of the monospaced font are 1233 of 2048 wide, as its table hmtx says: 48.16 points in all at 20.
      let label = UILabel()
      label.font = UIFont(name: "DejaVuSansMono", size: 20)
      label.text = "iiWW"
      #expect(onScreen(scale: 2) { label.intrinsicContentSize.width } == 48.5)
    }
  #endif
}
