import AppHost
import Foundation
import UIKit

/// Shows what a library makes that `trellis play` has built of one file: `play-host LIBRARY`.
///
/// UIKit and what an app imports beside it are in this executable, which lends them to the library. A library is built in half a
/// second; this is built once.
@main
enum PlayHost {
  /// What the library has: it makes the controller or the view that the file shows.
  private typealias Maker = @MainActor @convention(c) () -> UnsafeMutableRawPointer

  @MainActor static func main() {
    guard let path = CommandLine.arguments.dropFirst().first else { fail("usage: play-host LIBRARY") }
    guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
      fail(dlerror().map { String(cString: $0) } ?? "\(path) cannot be loaded")
    }
    guard let symbol = dlsym(library, "trellis_play_make") else { fail("\(path) makes nothing to show") }
    let make = unsafeBitCast(symbol, to: Maker.self)
    Screen.serve { Unmanaged<UIResponder>.fromOpaque(make()).takeRetainedValue() }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}
