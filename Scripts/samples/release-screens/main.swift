// Draws twenty screens as they look by release, light and dark, on a phone and a tablet.
//
// usage: release-screens FOLDER [NAME…]      writes FOLDER/NAME-phone.png and FOLDER/NAME-tablet.png
#if Raster
  import AppHost
  import CairoRendering
  import Foundation
  import LayoutReports
  import Rendering
  import UIKit

  /// The devices of a sheet, from the oldest release to the newest.
  let devices: [(kind: String, models: [(release: Int, model: String)])] = [
    ("phone", [(15, "iPhone 13"), (18, "iPhone 16 Pro"), (26, "iPhone 17")]),
    ("tablet", [(15, "iPad (9th generation)"), (18, "iPad (10th generation)"), (26, "iPad (A16)")]),
  ]

  /// One picture of a sheet: a screen on a device with a release.
  @MainActor
  func cell(_ screen: ReleaseScreen, _ release: Int, _ model: String, _ style: UIUserInterfaceStyle) -> PictureSheet.Cell {
    let device = Screen(.named(model), release: release)
    device.appearance = style
    device.show(device.run(screen.make))
    device.run { screen.act(UIApplication.shared.keyWindow?.rootViewController) }
    let report = device.run { device.report() }
    return PictureSheet.Cell(
      caption: ["iOS \(release)\(style == .dark ? ", dark" : "")", model],
      picture: SceneDrawing.displayList(for: report, options: [], images: nil))
  }

  @MainActor
  func draw() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      FileHandle.standardError.write(Data("usage: release-screens FOLDER [NAME…]\n".utf8))
      exit(64)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let names = Set(arguments.dropFirst())
    for screen in ReleaseScreen.all where names.isEmpty || names.contains(screen.name) {
      for device in devices {
        let rows = [UIUserInterfaceStyle.light, .dark].map { style in
          device.models.map { cell(screen, $0.release, $0.model, style) }
        }
        let list = PictureSheet(rows: rows).displayList
        let scale = device.kind == "phone" ? 1.0 : 0.5
        let picture = try CairoWriter().png(list, scale: scale)
        try Data(picture.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(screen.name)-\(device.kind).png"))
      }
    }
  }

  try draw()
#else
  print("release-screens needs the package trait Raster")
#endif
