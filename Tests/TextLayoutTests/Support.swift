import Foundation
import TextLayout

let phone = TextEnvironment(scale: 2, systemFont: .variable)

/// Lays plain text out in the system font.
func lay(
  _ string: String, _ font: Font = .system(17), width: Double? = nil, lines: Int = 0,
  mode: LineBreakMode = .byTruncatingTail
) -> LaidOutText {
  layOut(AttributedText(string, font: font), width: width, maximumLines: lines, lineBreakMode: mode, in: phone)
}

func width(_ string: String, _ font: Font = .system(17)) -> Double {
  advance(of: string, font, in: phone)
}

/// The reference data beside the repository, or where TRELLIS_SHARED says; nil if there is none.
let sharedDirectory: URL? = {
  var candidates = [ProcessInfo.processInfo.environment["TRELLIS_SHARED"]].compactMap { $0 }.map {
    URL(fileURLWithPath: $0)
  }
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  candidates.append(root.deletingLastPathComponent().appendingPathComponent("shared"))
  return candidates.first {
    FileManager.default.fileExists(atPath: $0.appendingPathComponent("fonts/samples.json").path)
  }
}()
