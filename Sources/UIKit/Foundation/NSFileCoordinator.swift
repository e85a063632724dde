/// Who shows a file, and is told when another part of the system changes it.
public protocol NSFilePresenter: AnyObject {
  /// The file; nil for none at present.
  var presentedItemURL: URL? { get }
  /// Where the methods of the presenter are called.
  var presentedItemOperationQueue: OperationQueue { get }

  /// Never called here: no other process changes the files of the app.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Never called here: no other process changes the files of the app.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Saves what has been changed, before another part of the app reads the file.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Never called here: no other process changes the files of the app.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Another part of the app has moved the file.
  func presentedItemDidMove(to newURL: URL)
  /// Another part of the app has written the file.
  func presentedItemDidChange()
  /// Another part of the app has written a file of the folder.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
  }
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidChange(at url: URL) {}
}

/// Reads and writes files while nobody else does. Only the app does here, so each access begins at once.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Presenters do not save before.
    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    /// Symbolic links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    /// Only what the folder says of the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    /// The file is read to be sent.
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is removed.
    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    /// Presenters save before.
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    /// Only attributes are written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private struct Presenters: @unchecked Sendable {
    var all: [any NSFilePresenter] = []
  }

  private static let presenters = NSLock()
  nonisolated(unsafe) private static var known = Presenters()

  private weak var presenter: (any NSFilePresenter)?

  /// A coordinator of a presenter, who is not told of its own changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    super.init()
  }

  /// The presenters that are told of changes.
  open class var filePresenters: [any NSFilePresenter] { presenters.withLock { known.all } }

  /// Adds a presenter, which is kept until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { known.all.append(filePresenter) }
  }

  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    presenters.withLock { known.all.removeAll { $0 === filePresenter } }
  }

  /// Reads a file in the closure. The other presenters of it save before, unless the options say otherwise.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    if !options.contains(.withoutChanges) { saveChanges(of: url) }
    reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url)
  }

  /// Writes a file in the closure, then tells the other presenters of it.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
    tell(of: url)
  }

  /// Reads one file and writes another in the closure.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    if !readingOptions.contains(.withoutChanges) { saveChanges(of: readingURL) }
    readerWriter(readingURL, writingURL)
    tell(of: writingURL)
  }

  /// Writes two files in the closure.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
    tell(of: url1)
    tell(of: url2)
  }

  /// Says that a file is about to move; nothing depends on it here, since ``item(at:didMoveTo:)`` tells the presenters.
  open func item(at oldURL: URL, willMoveTo newURL: URL) { _ = oldURL }

  /// Tells the other presenters of a file where it is now.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    for presenter in others where presenter.presentedItemURL?.standardizedFileURL == oldURL.standardizedFileURL {
      presenter.presentedItemOperationQueue.addOperation(Call { presenter.presentedItemDidMove(to: newURL) })
    }
  }

  /// Ends what has not begun: each access here begins at once.
  open func cancel() { _ = presenter }

  private var others: [any NSFilePresenter] { NSFileCoordinator.filePresenters.filter { $0 !== presenter } }

  private func saveChanges(of url: URL) {
    let file = url.standardizedFileURL
    for presenter in others where presenter.presentedItemURL?.standardizedFileURL == file {
      presenter.savePresentedItemChanges(completionHandler: { _ in })
    }
  }

  private func tell(of url: URL) {
    let file = url.standardizedFileURL
    for presenter in others {
      guard let shown = presenter.presentedItemURL?.standardizedFileURL else { continue }
      if shown == file {
        presenter.presentedItemOperationQueue.addOperation(Call { presenter.presentedItemDidChange() })
      } else if file.path.hasPrefix(shown.path + "/") {
        presenter.presentedItemOperationQueue.addOperation(Call { presenter.presentedSubitemDidChange(at: url) })
      }
    }
  }

  /// A call on the queue of a presenter, which says by its queue from where it may be used.
  private final class Call: Operation, @unchecked Sendable {
    private let work: () -> Void
    init(_ work: @escaping () -> Void) {
      self.work = work
      super.init()
    }
    override func main() { work() }
  }
}
