import Editing
import Geometry
import InterfaceBuilder
import Linting
import Platform
import Rendering
import Staging

/// What a page asks to see a scene on. Members that are missing are those of an upright device as it comes out of the box.
struct SurfaceRequest: Codable, Hashable {
  /// A model, or Interface Builder's name of a screen.
  var device: String
  var orientation: String?
  /// The number of a release of iOS, or the nearest one that the device runs; nil for its usual one.
  var release: Int?
  var split: String?
  /// From `xSmall` to `xxxLarge`, or from `AX1` to `AX5`.
  var textSize: String?
  var isRightToLeft: Bool?
  var isDark: Bool?
  /// `double`, `accented` or `rtl`.
  var pseudolanguage: String?
  /// The language of the texts; nil for those in the document.
  var language: String?
  /// The width of the window in points; nil for that of the screen or the split.
  var width: Double?

  /// The same as a value.
  ///
  /// - Throws: ``StudioError`` if something does not exist.
  func configuration() throws(StudioError) -> LayoutConfiguration {
    guard var configuration = LayoutConfiguration(device: device, orientation: orientation ?? "portrait") else {
      throw StudioError(
        400, "The device \(device) does not exist, or does not support the orientation \(orientation ?? "portrait").")
    }
    if let release {
      guard release >= Releases.first else {
        throw StudioError(400, "The release must be a number from \(Releases.first).")
      }
      configuration.release = configuration.device.release(nearestTo: release, of: configuration.model)
      configuration.namesRelease = true
    }
    if let split {
      guard let known = Device.Split(rawValue: split) else { throw StudioError(400, "There is no split \(split).") }
      configuration.split = known
      // A page that turns a tablet keeps its split where it can.
      if !configuration.isPossible { configuration.split = .full }
    }
    if let textSize {
      guard let known = TextSize(name: textSize) else {
        throw StudioError(400, "The text size \(textSize) does not exist.")
      }
      configuration.textSize = known
    }
    if let pseudolanguage {
      guard let known = Pseudolanguage(rawValue: pseudolanguage) else {
        throw StudioError(400, "There is no pseudolanguage \(pseudolanguage).")
      }
      configuration.pseudolanguage = known
    }
    configuration.isRightToLeft = isRightToLeft ?? false
    configuration.isDark = isDark ?? false
    if let width {
      guard (1...10_000).contains(width) else { throw StudioError(400, "A width must be between 1 and 10000 points.") }
      configuration.windowSize = Size(width: width, height: configuration.size.height)
    }
    return configuration
  }

  /// Where a document is laid out for a page; the canvas if it names no surface.
  static func place(_ request: SurfaceRequest?) throws(StudioError) -> Surface {
    guard let request else { return .canvas }
    return .device(try request.configuration())
  }
}

extension SurfaceRequest {
  /// The surface of a configuration that was checked.
  init(_ configuration: LayoutConfiguration) {
    device = configuration.device.id
    orientation = configuration.orientation.rawValue
    if configuration.release != configuration.device.usualRelease() { release = configuration.release }
    if configuration.split != .full { split = configuration.split.rawValue }
    if configuration.textSize != .large { textSize = "\(configuration.textSize)" }
    if configuration.isRightToLeft { isRightToLeft = true }
    if configuration.isDark { isDark = true }
    pseudolanguage = configuration.pseudolanguage?.rawValue
  }
}

/// A device of the list that a page offers.
struct DevicePart: Codable {
  var id: String
  var name: String
  var isTablet: Bool
  var width: Double
  var height: Double
  /// The splits in either orientation.
  var splits: [String]
  /// `iOS 11 to 16`: what the models with the screen run.
  var releases: String
}

/// A view of the library.
struct LibraryPart: Codable {
  var kind: String
  /// What Xcode's library calls it.
  var name: String
  /// The size of a new one, in points.
  var width: Double
  var height: Double
  /// The heading that it stands under.
  var group: String
  /// `scene` for a controller, which comes with a scene; nil for what is added to a view.
  var verb: String?
}

/// A color with a name, and what it is in both appearances.
struct ColorPart: Codable {
  /// As documents spell it.
  var name: String
  /// `#RRGGBB`, with the opacity behind it where it is not 1.
  var light: String
  var dark: String

  /// Those of the system.
  @MainActor static var system: [ColorPart] {
    SystemColors.names.compactMap { name in
      guard let light = SystemColors.value(name), let dark = SystemColors.value(name, isDark: true) else { return nil }
      return ColorPart(name: name, light: light.hexadecimal, dark: dark.hexadecimal)
    }
  }
}

extension ColorValue {
  /// `#RRGGBB`, with the opacity behind it where it is not 1.
  fileprivate var hexadecimal: String {
    if case .white(let white, let alpha) = self { return ColorText.text(.rgba(white, white, white, alpha)) }
    return ColorText.text(self)
  }

  /// The same for a color of the app; nil if it is named by another name.
  var components: String? {
    switch self {
    case .rgba, .white: hexadecimal
    case .system, .named: nil
    }
  }
}

/// A symbol of the system.
struct SymbolPart: Codable {
  var name: String
  /// Lines, circles and rectangles on a grid of 24 by 24, as drawings have them.
  var marks: String
}

/// What a page offers in its device bar and its library.
@MainActor
struct DeviceList: Encodable {
  var devices: [DevicePart] = Device.all.map { device in
    let splits = Device.Split.allCases.filter { split in
      Device.Orientation.allCases.contains { device.size(of: split, in: $0) != nil }
    }
    return DevicePart(
      id: device.id, name: device.displayName(release: device.usualRelease()), isTablet: device.idiom == .pad,
      width: device.portraitSize.width,
      height: device.portraitSize.height, splits: splits.map(\.rawValue), releases: device.releaseWords())
  }
  /// The releases to choose from, the newest first.
  var releases: [Int] = Releases.offered.reversed()
  /// The release of layouts that name none.
  var standardRelease = Releases.standard
  var textSizes: [String] = TextSize.allCases.map { "\($0)" }
  var pseudolanguages: [String] = Pseudolanguage.allCases.map(\.rawValue)
  /// The colors of the system.
  var systemColors: [ColorPart] = ColorPart.system
  /// The system's symbols that are drawn, without variants such as `.fill`.
  var symbols: [SymbolPart] = SymbolNames.all.map { SymbolPart(name: $0.name, marks: $0.marks) }
  /// The text styles, from the largest to the smallest.
  var textStyles: [String] = FontText.styles
  /// The views that can be added.
  var library: [LibraryPart] =
    ViewLibrary.kinds.map { kind in
      let size = ViewLibrary.size(of: kind) ?? Size(width: 0, height: 0)
      return LibraryPart(
        kind: kind.rawValue, name: kind.libraryName, width: size.width, height: size.height, group: kind.libraryGroup)
    }
    + SceneLibrary.kinds.map { kind in
      LibraryPart(
        kind: kind.rawValue, name: kind.libraryName, width: 240, height: 320, group: "Controllers", verb: "scene")
    }
}

extension ElementKind {
  /// As Xcode's library groups views.
  fileprivate var libraryGroup: String {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .searchBar: "Bars"
    case .tableView, .tableViewCell, .collectionView, .collectionViewCell: "Tables and Collections"
    case _ where rawValue.hasSuffix("GestureRecognizer"): "Gestures"
    case _ where has(.control): "Controls"
    case .label, .progressView, .activityIndicatorView: "Controls"
    default: "Views"
    }
  }
}
