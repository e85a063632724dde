import Foundation
import InterfaceBuilder

extension ReadError {
  /// `App/Info.plist:3:5: note: …`, with a path from the working directory if the file is below it.
  var note: String {
    let place = position.map { ":\($0)" } ?? ""
    let here = FileManager.default.currentDirectoryPath + "/"
    let path = file ?? ""
    let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    return
      "\(shown)\(place): note: \(message), so the supported devices and orientations are unknown"
  }
}
