import Foundation
import Synchronization

/// Whether the user lets an app see the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody asked.
  case notDetermined = 0
  /// Nobody may allow it.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
  /// Some of them.
  case limited = 4
}

/// What an app wants with the photos.
public enum PHAccessLevel: Int, Sendable {
  /// To add some.
  case addOnly = 1
  /// To see and change them.
  case readWrite = 2
}

/// Whether a photo is one.
public enum PHAssetMediaType: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A film.
  case video = 2
  /// Sound.
  case audio = 3
}

/// A photo or a film of the library. A test makes it.
open class PHAsset: NSObject, @unchecked Sendable {
  /// Names it.
  public let localIdentifier: String
  /// Whether it is a picture or a film.
  public let mediaType: PHAssetMediaType
  /// Its width in pixels.
  public let pixelWidth: Int
  /// Its height in pixels.
  public let pixelHeight: Int
  /// When it was made.
  public let creationDate: Date?
  /// How long it is in seconds; 0 for a picture.
  public let duration: TimeInterval
  /// Whether the user likes it.
  public let isFavorite: Bool

  /// A photo or a film. Not Apple's.
  public init(
    localIdentifier: String, mediaType: PHAssetMediaType = .image, pixelWidth: Int = 0, pixelHeight: Int = 0,
    creationDate: Date? = nil, duration: TimeInterval = 0, isFavorite: Bool = false
  ) {
    (self.localIdentifier, self.mediaType, self.pixelWidth, self.pixelHeight) = (
      localIdentifier, mediaType, pixelWidth, pixelHeight
    )
    (self.creationDate, self.duration, self.isFavorite) = (creationDate, duration, isFavorite)
  }

  /// All of the library, as far as the user lets the app see it, the first ones if the options say how many. Sorting and predicates are not
  /// applied, which the documentation of ``PHFetchOptions`` says.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { _ in true }
  }
  /// All of a kind.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetch(options) { $0.mediaType == mediaType }
  }
  /// Those of some names.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > {
    fetch(options) { identifiers.contains($0.localIdentifier) }
  }
  private class func fetch(_ options: PHFetchOptions?, _ isWanted: (PHAsset) -> Bool) -> PHFetchResult<PHAsset> {
    let answers = PHPhotoLibrary.answers
    guard answers.status == .authorized || answers.status == .limited else { return PHFetchResult([]) }
    let found = answers.assets.filter(isWanted)
    return PHFetchResult(options.map { $0.fetchLimit > 0 ? Array(found.prefix($0.fetchLimit)) : found } ?? found)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHAsset)?.localIdentifier == localIdentifier }
  open override var hash: Int { localIdentifier.hashValue }
}

/// How photos are looked for. Photos come in the order in which a test gives them: only ``fetchLimit`` counts here.
open class PHFetchOptions: NSObject {
  /// All.
  public override init() { super.init() }
  /// In which order. Kept for the app.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Which. Kept for the app.
  open var predicate: NSPredicate?
  /// How many at most; 0 for all.
  open var fetchLimit = 0
}

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]
  init(_ objects: [ObjectType]) { self.objects = objects }
  /// How many.
  open var count: Int { objects.count }
  /// The first; nil for none.
  open var firstObject: ObjectType? { objects.first }
  /// The last; nil for none.
  open var lastObject: ObjectType? { objects.last }
  /// The one at a place, which must be less than ``count``.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The one at a place, which must be less than ``count``.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Those at places, which must be less than ``count``.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Whether one is among them.
  open func contains(_ anObject: ObjectType) -> Bool { objects.contains { $0 === anObject } }
  /// The place of one; `NSNotFound` if it is not among them.
  open func index(of anObject: ObjectType) -> Int { objects.firstIndex { $0 === anObject } ?? NSNotFound }
  /// Calls a block for each, until it says to stop.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
}

/// What has changed.
open class PHChange: NSObject {}

/// Hears of changes.
@preconcurrency
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something has changed; a test says so by ``PHPhotoLibrary/tellChange()``.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// What the library has and the user allows. Not Apple's: a test sets it.
public struct PHAnswers: Sendable {
  /// What the user has answered already; nobody was asked by default.
  public var status = PHAuthorizationStatus.notDetermined
  /// What the user answers when an app asks; `.authorized` by default.
  public var answer = PHAuthorizationStatus.authorized
  /// The photos, in their order.
  public var assets: [PHAsset] = []
  /// An empty library that nobody asked for.
  public init() {}
}

/// The photos of the user: those that a test gives by ``answers``. Handlers are called before a method returns (DEVIATIONS.md, 370).
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private static let given = Mutex(PHAnswers())
  private struct Weak { weak var observer: (any PHPhotoLibraryChangeObserver)? }
  private var observers: [Weak] = []

  /// The only one.
  open class func shared() -> PHPhotoLibrary { library }
  /// What the library has and the user allows. Not Apple's.
  public static var answers: PHAnswers {
    get { given.withLock { $0 } }
    set { given.withLock { $0 = newValue } }
  }
  /// What the user has answered.
  open class func authorizationStatus() -> PHAuthorizationStatus { answers.status }
  /// What the user has answered to a wish.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { answers.status }
  /// Asks the user, who answers what ``PHAnswers/answer`` says; once answered, the answer stays.
  @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(ask())
  }
  /// Asks the user for a wish.
  @preconcurrency open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(ask()) }
  /// Asks the user for a wish, as an asynchronous function.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { ask() }
  private class func ask() -> PHAuthorizationStatus {
    if answers.status == .notDetermined { answers.status = answers.answer }
    return answers.status
  }

  /// Says who hears of changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) { observers.append(Weak(observer: observer)) }
  /// Somebody hears of changes no more.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }
  /// Says that something has changed. Not Apple's.
  open func tellChange() { for entry in observers { entry.observer?.photoLibraryDidChange(PHChange()) } }

  /// Calls the block in which an app changes the library, and the handler.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    changeBlock()
    completionHandler?(true, nil)
  }
  /// Calls the block in which an app changes the library.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { changeBlock() }
}
