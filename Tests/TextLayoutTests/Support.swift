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

/// Labels that Xcode laid out: all of them where TRELLIS_SHARED or the folder `shared` beside the repository has them, else
/// those of the repository.
let textSamples: URL = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let named = ProcessInfo.processInfo.environment["TRELLIS_SHARED"].map { URL(fileURLWithPath: $0) }
  let shared = named ?? root.deletingLastPathComponent().appendingPathComponent("shared")
  let all = shared.appendingPathComponent("fonts/samples.json")
  if FileManager.default.fileExists(atPath: all.path) { return all }
  return root.appendingPathComponent("Evidence/text-samples.json")
}()
