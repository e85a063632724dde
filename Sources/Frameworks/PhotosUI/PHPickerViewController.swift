import Photos
import UIKit

/// Which photos a picker shows.
public struct PHPickerFilter: Equatable, Sendable {
  let words: [String]
  init(_ words: [String]) { self.words = words }
  /// Pictures.
  public static let images = PHPickerFilter(["images"])
  /// Films.
  public static let videos = PHPickerFilter(["videos"])
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(["screenshots"])
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(["screenRecordings"])
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(["panoramas"])
  /// What one of several shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.flatMap(\.words))
  }
}

/// How a picker works.
public struct PHPickerConfiguration: Equatable {
  /// How photos are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system thinks.
    case automatic = 0
    /// As they are.
    case current = 1
    /// As every app knows them.
    case compatible = 2
  }
  /// How photos are selected.
  public enum Selection: Int, Sendable {
    /// In any order.
    case `default` = 0
    /// In their order, with numbers.
    case ordered = 1
  }
  /// The usual way: one photo.
  public init() {}
  /// The usual way, in a library.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// Which photos it shows; nil for all.
  public var filter: PHPickerFilter?
  /// How many can be selected; 0 for any number.
  public var selectionLimit = 1
  /// How photos are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How photos are selected.
  public var selection = Selection.default
  /// What is selected from the beginning.
  public var preselectedAssetIdentifiers: [String] = []
}

/// What was picked.
public struct PHPickerResult: Equatable, Hashable {
  /// The photo.
  public let itemProvider: NSItemProvider
  /// The name of the photo; nil if the app may not know it.
  public let assetIdentifier: String?
  /// What was picked. Not Apple's: a test gives it to a picker.
  public init(itemProvider: NSItemProvider = NSItemProvider(), assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }
}

/// Hears what was picked.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user has picked something, or nothing; the delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick photos. Pictures show a box, and a test picks by ``finishPicking(_:)``.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// How it works.
  public let configuration: PHPickerConfiguration
  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  /// Hears what was picked.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  open override func loadView() { view = StandInBox("Photos") }
  /// Selects nothing any more. No effect here, which the log says once.
  open func deselectAssets(withIdentifiers identifiers: [String]) {
    LayoutLog.noteWithoutEffect("PHPickerViewController.deselectAssets(withIdentifiers:)")
  }
  /// Picks photos, the first ones if there are more than may be selected; none is a user who cancels. Not Apple's.
  open func finishPicking(_ results: [PHPickerResult]) {
    let limit = configuration.selectionLimit
    delegate?.picker(self, didFinishPicking: limit > 0 ? Array(results.prefix(limit)) : results)
  }
}
