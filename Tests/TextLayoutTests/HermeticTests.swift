import Foundation
import Testing
import TextLayout

/// Measuring is a function of the text and nothing else.
@Suite struct HermeticTests {
  /// A process of its own with another locale, time zone and set of fonts gets the same bits.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: Self.program), "not built: text-bits"))
  func sameBitsElsewhere() throws {
    func run(_ environment: [String: String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.program)
      let inherited = ProcessInfo.processInfo.environment.filter { $0.key.hasPrefix("LD_") || $0.key == "PATH" }
      process.environment = inherited.merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: output, as: UTF8.self)
    }
    let plain = try run(["LANG": "C", "TZ": "UTC"])
    #expect(plain.split(separator: "\n").count > 20)
    for environment in [
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata"],
      ["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "TZ": "Pacific/Apia", "FONTCONFIG_PATH": "/nonexistent"],
      ["LANG": "th_TH.UTF-8", "LANGUAGE": "ja:th", "XDG_DATA_DIRS": "/nonexistent", "HOME": "/nonexistent"],
    ] {
      #expect(try run(environment) == plain)
    }
  }

  /// Beside the tests, where the package manager puts executables.
  private static let program = Bundle.main.bundleURL.appendingPathComponent("text-bits").path
}
