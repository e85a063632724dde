import CoreMedia
import UIKit

/// A film or a sound, which nobody opens here.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is; not known until a test says so.
  open internal(set) var duration: CMTime = .indefinite
  /// A film or a sound of an address.
  public convenience init(url URL: URL) { self.init(address: URL) }
  let address: URL?
  init(address: URL?) { self.address = address }

  /// Whether it can play; true here.
  open var isPlayable: Bool { true }
  /// Its tracks; none here.
  open var tracks: [AVAssetTrack] { [] }
  /// The tracks of a kind; none here.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Calls the handler; nothing is loaded.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    handler?()
  }
  /// Stops what is not loaded anyway.
  open func cancelLoading() {}
  /// Says how long it is. Not Apple's.
  open func setDuration(_ duration: CMTime) { self.duration = duration }
}

/// A film or a sound of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where it is. Nothing is read.
  public let url: URL
  /// A film or a sound; options make no difference here.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
}

/// A track of a film. There is none here.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// What it has.
  public let mediaType: AVMediaType
  /// The size of its pictures in pixels.
  public let naturalSize: CGSize
  init(_ mediaType: AVMediaType, _ size: CGSize) { (self.mediaType, naturalSize) = (mediaType, size) }
}

/// Makes pictures of a film; every one fails here.
open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// A generator of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// Whether pictures are turned as the track says; false by default. Kept for the app.
  open var appliesPreferredTrackTransform = false
  /// The largest size in pixels; zero for that of the film. Kept for the app.
  open var maximumSize = CGSize.zero
  /// How much earlier a picture may be. Kept for the app.
  open var requestedTimeToleranceBefore: CMTime = .positiveInfinity
  /// How much later a picture may be. Kept for the app.
  open var requestedTimeToleranceAfter: CMTime = .positiveInfinity
  /// Throws that there is no picture.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.noImageAtTime)
  }
}

/// A film or a sound on its way through a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether an item can play.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// What it plays.
  public let asset: AVAsset
  fileprivate var time = CMTime.zero

  /// An item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// An item of a film or a sound.
  public init(asset: AVAsset) { self.asset = asset }
  /// An item of which some values are loaded before, which makes no difference here.
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  /// Whether it can play: `.unknown` until a test says so by ``settle(_:error:)``.
  public private(set) var status = Status.unknown
  /// Why it cannot.
  public private(set) var error: (any Error)?
  /// How long it is.
  open var duration: CMTime { asset.duration }
  /// The size of its pictures; zero here.
  open var presentationSize: CGSize { .zero }
  /// Whether there is enough to go on.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether all that was loaded has been played.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether no more is loaded.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  /// What is loaded: all of it, once it can play.
  open var loadedTimeRanges: [NSValue] { [] }
  /// How much is loaded ahead in seconds. Kept for the app.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The largest number of bits in a second. Kept for the app.
  open var preferredPeakBitRate = 0.0
  /// Where it ends before its end; invalid by default.
  open var forwardPlaybackEndTime: CMTime = .invalid

  /// Where it is.
  open func currentTime() -> CMTime { time }
  /// Goes to a time.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    self.time = time
    completionHandler?(true)
  }

  /// Says whether it can play, and how long it is. Not Apple's.
  open func settle(_ status: Status, duration: CMTime? = nil, error: (any Error)? = nil) {
    if let duration { asset.setDuration(duration) }
    (self.status, self.error) = (status, error)
    if status == .failed { NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: self) }
  }

  /// Where it ends; nil if that is not known.
  fileprivate var end: CMTime? {
    forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime : duration.isNumeric ? duration : nil
  }
}

extension Notification.Name {
  /// An item has come to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// An item has not come to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item has to wait. Never posted here.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// An item has gone to another time. Never posted here.
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

extension AVPlayerItem {
  /// An item has come to its end.
  public static var didPlayToEndTimeNotification: Notification.Name { .AVPlayerItemDidPlayToEndTime }
  /// An item has not come to its end.
  public static var failedToPlayToEndTimeNotification: Notification.Name { .AVPlayerItemFailedToPlayToEndTime }
}

/// Plays an item, of which nothing is seen or heard: a test moves it on by ``advance(by:)``.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// Nobody knows yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }
  /// What a player does.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands.
    case paused = 0
    /// It would play if there were enough to go on.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }
  /// What a player does at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It plays the next one.
    case advance = 0
    /// It stands.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  private struct Observer {
    var interval: CMTime?
    var times: [CMTime] = []
    var call: (CMTime) -> Void
  }
  private final class Token {}
  private var observers: [(token: Token, observer: Observer)] = []

  /// A player without an item.
  public override init() { super.init() }
  /// A player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// A player of an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    replaceCurrentItem(with: item)
  }

  /// What it plays.
  open fileprivate(set) var currentItem: AVPlayerItem?
  /// Plays another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Whether it can play.
  open var status: Status { .readyToPlay }
  /// Why it cannot; nil here.
  open var error: (any Error)? { nil }
  /// How fast it plays; 0 is not at all.
  open var rate: Float = 0
  /// How fast ``play()`` plays.
  open var defaultRate: Float = 1
  /// What it does.
  open var timeControlStatus: TimeControlStatus {
    if rate == 0 { return .paused }
    return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// What it does at the end of an item.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// How loud, from 0 to 1. Kept for the app.
  open var volume: Float = 1
  /// Whether it is silent. Kept for the app.
  open var isMuted = false
  /// Whether it waits until it can play without a pause. Kept for the app.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether it plays on other screens. Kept for the app.
  open var allowsExternalPlayback = true
  /// Whether it keeps the screen on. Kept for the app.
  open var preventsDisplaySleepDuringVideoPlayback = true

  /// Begins or goes on.
  open func play() { rate = defaultRate }
  /// Stands.
  open func pause() { rate = 0 }
  /// Begins at once, at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Where it is; the beginning without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  /// Goes to a time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }
  /// Goes to a time, and calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    currentItem?.seek(to: time)
    completionHandler(true)
  }
  /// Goes to a time, exactly, whatever it might be off.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Goes to a time, exactly, and calls the handler.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Calls a block whenever some time has been played, on the thread that moves the player on.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    let token = Token()
    observers.append((token, Observer(interval: interval, call: block)))
    return token
  }
  /// Calls a block when the player comes to certain times; they are values of times.
  open func addBoundaryTimeObserver(forTimes times: [CMTime], queue: DispatchQueue?, using block: @escaping () -> Void)
    -> Any
  {
    let token = Token()
    observers.append((token, Observer(times: times, call: { _ in block() })))
    return token
  }
  /// Calls a block no more.
  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0.token === observer as AnyObject } }

  /// Moves the player on by seconds, times its rate: those that wait for times are called, and at the end the notification is posted. A
  /// player that stands does not move. Not Apple's.
  open func advance(by seconds: TimeInterval) {
    guard rate > 0, seconds > 0, let item = currentItem else { return }
    let start = item.time.seconds
    var end = start + seconds * Double(rate)
    let last = item.end?.seconds
    if let last { end = min(end, last) }
    // At most so many calls for one observer: an interval may be as short as can be.
    for (_, observer) in observers {
      if let interval = observer.interval?.seconds, interval > 0, (end - start) / interval <= 100_000 {
        var next = (start / interval).rounded(.down) * interval + interval
        while next <= end + 1e-9 {
          item.time = CMTime(seconds: next, preferredTimescale: 1_000_000)
          observer.call(item.time)
          next += interval
        }
      }
      for time in observer.times where time.seconds > start && time.seconds <= end {
        item.time = time
        observer.call(time)
      }
    }
    item.time = CMTime(seconds: end, preferredTimescale: 1_000_000)
    guard let last, end >= last, start < last else { return }
    finish(item)
  }

  fileprivate func finish(_ item: AVPlayerItem) {
    if actionAtItemEnd == .pause { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }
}

/// Plays items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// A player without items, which goes on to the next one at the end of each.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  /// A player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    queue = items
    super.replaceCurrentItem(with: items.first)
  }

  /// The items that are left, the one that plays first.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next one.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }
  /// Whether an item can be put after another one: whether it is not there yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }
  /// Puts an item after another one; nil is the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if currentItem !== queue.first { super.replaceCurrentItem(with: queue.first) }
  }
  /// Takes an item out.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem !== queue.first { super.replaceCurrentItem(with: queue.first) }
  }
  /// Takes all items out.
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    if !queue.isEmpty { queue.removeFirst() }
    if let item { queue.insert(item, at: 0) }
    super.replaceCurrentItem(with: queue.first)
  }
  fileprivate override func finish(_ item: AVPlayerItem) {
    super.finish(item)
    if actionAtItemEnd == .advance, currentItem === item { advanceToNextItem() }
  }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private weak var player: AVQueuePlayer?
  private var observer: (any NSObjectProtocol)?
  /// How often it has begun again.
  public private(set) var loopCount = 0

  /// Lets a player play an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    player.actionAtItemEnd = .none
    observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil
    ) { [weak self] _ in
      itemToLoop.seek(to: .zero)
      self?.loopCount += 1
    }
  }
  /// The same for a part of the item, which is played as a whole here.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    self.init(player: player, templateItem: itemToLoop)
  }
  deinit { disableLooping() }
  /// Ends it with this time.
  open func disableLooping() {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
    player?.actionAtItemEnd = .advance
  }
}

/// A layer for the pictures of a player. It shows none here.
open class AVPlayerLayer: CALayer {
  /// A layer without a player.
  public override init() { super.init() }
  /// A copy for a drawing.
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override class func _copy(of layer: CALayer) -> CALayer { AVPlayerLayer(layer: layer) }
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  /// The player.
  open var player: AVPlayer?
  /// How a film fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there; false here.
  open var isReadyForDisplay: Bool { false }
  /// Where the pictures are: nowhere, as long as none is known.
  open var videoRect: CGRect { .zero }
}
