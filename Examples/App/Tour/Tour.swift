import AppHost
import Foundation

@testable import App

/// Goes through the app, prints the tree of each screen and writes its picture into `Pictures`. `trellis check --program .build/debug/Tour` makes
/// the same tour on every device.
@main
@MainActor
struct Tour {
  static func main() throws {
    let screen = Screen(.named("iPhone 14"))
    try screen.tour(AppDelegate.self, stops) { name in
      print("== \(name)\n\(screen.tree)\n")
      try FileManager.default.createDirectory(atPath: "Pictures", withIntermediateDirectories: true)
      try screen.svg().write(toFile: "Pictures/\(name).svg", atomically: true, encoding: .utf8)
    }
    for conflict in screen.conflicts { FileHandle.standardError.write(Data((conflict + "\n").utf8)) }
  }
}
