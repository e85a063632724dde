/// A document in a file: opens, changes and saves it. A subclass gives the contents and takes them.
///
/// Files are read and written at once, on the calling thread; completion handlers are called in the next turn of the main queue. Nothing
/// watches the file, so that a change by another program does not arrive (DEVIATIONS.md, 321).
open class UIDocument: NSObject, @unchecked Sendable {
  /// How the content has changed.
  public enum ChangeKind: Int, Sendable {
    /// Something was done.
    case done
    /// Something was undone.
    case undone
    /// Something was done again.
    case redone
    /// Everything is saved.
    case cleared
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating
    /// Over what was there.
    case forOverwriting
  }

  /// What is to say about a document.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, and nothing is wrong.
    public static let normal: State = []
    /// Not opened yet, or closed again.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions. Never set here: nothing watches the file.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last save failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user must not change anything at present.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Something is on its way, see ``UIDocument/progress``. Never set here: files are read at once.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// Posted by a document whose state has changed.
  public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")
  /// The key of the document's address in the information of a user activity.
  public static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// Where the document lies.
  open private(set) var fileURL: URL
  /// The name of the file without its extension, unless a subclass says otherwise.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The uniform type that belongs to the extension of the file; a subclass may say otherwise. Nil for a file without an extension.
  open var fileType: String? { DocumentTypes.type(of: fileURL) }
  /// When the file that was read or written last was changed; nil before.
  open var fileModificationDate: Date?
  /// `.closed` at first.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// Nil: nothing takes time here.
  open var progress: Progress? { nil }

  private var changes = 0
  private var waitsToSave = false

  /// - Parameter url: of a file, which need not exist. Any other address raises an exception.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    if !url.isFileURL {
      LayoutException.raise(
        "NSInvalidArgumentException", "You must pass a file URL to -[UIDocument initWithFileURL:], not \(url)")
    }
  }

  // MARK: Opening and closing

  /// Reads the file, which calls ``read(from:)`` and ``load(fromContents:ofType:)``, and then calls the handler on the main queue.
  open func open(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard documentState.contains(.closed) else { return report(false, to: completionHandler) }
    do {
      try read(from: fileURL)
      noteFileDate()
      changes = 0
      documentState = .normal
      report(true, to: completionHandler)
    } catch {
      handleError(error, userInteractionPermitted: true)
      report(false, to: completionHandler)
    }
  }

  /// Saves what is not saved, and then calls the handler on the main queue: with false if that failed, and then the document stays open.
  open func close(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      documentState.insert(.closed)
      return report(true, to: completionHandler)
    }
    save(to: fileURL, for: .forOverwriting) { [self] saved in
      if saved { documentState.insert(.closed) }
      completionHandler?(saved)
    }
  }

  /// Reads the file and gives its content to ``load(fromContents:ofType:)``. A folder is not read: `FileWrapper` is missing here.
  open func read(from url: URL) throws {
    let contents = try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
  }

  /// Takes the content of the file, which is `Data`. A subclass overrides it; that of this class does nothing.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  /// Reads the document again, from this or another file, and forgets the changes.
  open func revert(toContentsOf url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    disableEditing()
    do {
      try read(from: url)
      changes = 0
      noteFileDate()
      enableEditing()
      report(true, to: completionHandler)
    } catch {
      enableEditing()
      handleError(error, userInteractionPermitted: true)
      report(false, to: completionHandler)
    }
  }

  // MARK: Changes

  /// Whether anything was changed that is not saved.
  open var hasUnsavedChanges: Bool { changes != 0 }

  /// Counts a change. The document is then saved by itself, in the next turn of the main queue, with ``autosave(completionHandler:)``; on
  /// iOS after some seconds.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    guard hasUnsavedChanges, !waitsToSave, !documentState.contains(.closed) else { return }
    waitsToSave = true
    AppLoop.async { [weak self] in
      guard let self, waitsToSave else { return }
      waitsToSave = false
      if !documentState.contains(.closed) { autosave() }
    }
  }

  /// What has changed until now, to be given to ``updateChangeCount(withToken:for:)`` when it is saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Forgets the changes until the token was made.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? 0
  }

  /// Called before the user must not change anything. That of this class says so in ``documentState``.
  open func disableEditing() { documentState.insert(.editingDisabled) }
  /// Called when the user may change everything again.
  open func enableEditing() { documentState.remove(.editingDisabled) }

  // MARK: Saving

  /// Saves the document if it has changed.
  open func autosave(completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return report(true, to: completionHandler) }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes what ``contents(forType:)`` gives to a file, which then is the document's, and calls the handler on the main queue.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    do {
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      if saveOperation == .forCreating {
        fileURL = url
        documentState.remove(.closed)
      }
      updateChangeCount(withToken: token, for: saveOperation)
      noteFileDate()
      documentState.remove(.savingError)
      report(true, to: completionHandler)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      report(false, to: completionHandler)
    }
  }

  /// The content to be written: `Data`. A subclass overrides it; that of this class raises an exception, as on iOS.
  open func contents(forType typeName: String) throws -> Any {
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "\(String(describing: Swift.type(of: self))) must override -[UIDocument contentsForType:error:]")
    return Data()
  }

  /// The type that is written; ``fileType`` unless a subclass says otherwise.
  open var savingFileType: String? { fileType }

  /// The extension that belongs to a type, without a point; empty if none is known.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap(DocumentTypes.fileExtension) ?? fileURL.pathExtension
  }

  /// Attributes of the file as `FileManager` takes them; none unless a subclass says otherwise.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// Writes to a new file and puts that in the place of the old one, so that one of them is always whole.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let original = saveOperation == .forOverwriting ? fileURL : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
    var attributes: [FileAttributeKey: Any] = [:]
    for (key, value) in additionalFileAttributes ?? [:] {
      if let key = key.base as? FileAttributeKey { attributes[key] = value }
      if let key = key.base as? String { attributes[FileAttributeKey(rawValue: key)] = value }
    }
    if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: url.path) }
  }

  /// Writes the contents, which have to be `Data`; others throw.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map({ Data(referencing: $0) }) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
    try data.write(to: url, options: .atomic)
  }

  /// Runs the closure: at once here, and on a queue of the document's on iOS.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { block() }

  // MARK: Errors

  /// Called with what went wrong. A subclass shows it and calls ``finishedHandlingError(_:recovered:)``, which that of this class does at
  /// once.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// To be called at the end of ``handleError(_:userInteractionPermitted:)``. Nothing waits for it here.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Never called here: the user may always be asked. On iOS the app is about to be suspended.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: What a file coordinator says

  /// The same as ``fileURL``.
  open var presentedItemURL: URL? { fileURL }
  /// The main queue.
  open var presentedItemOperationQueue: OperationQueue { .main }
  /// To be called when the file has moved: the document lies there from then on. Nothing here notices it by itself.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  /// To be called when the file has changed: a document without changes of its own is read again. Nothing here notices it by itself.
  open func presentedItemDidChange() {
    guard !documentState.contains(.closed), !hasUnsavedChanges else { return }
    revert(toContentsOf: fileURL)
  }
  /// Saves the changes, and calls the handler with what went wrong.
  open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    autosave { saved in completionHandler(saved ? nil : CocoaError(.fileWriteUnknown)) }
  }
  /// To be called when the file is about to be deleted: closes the document.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    changes = 0
    close { _ in completionHandler(nil) }
  }
  /// Lets the other read after the changes are saved.
  open func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    autosave { _ in reader(nil) }
  }
  /// Lets the other write; when that calls back, the document is read again.
  open func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer { [weak self] in self?.presentedItemDidChange() }
  }

  // MARK: Inside

  private func report(_ success: Bool, to handler: (@Sendable (Bool) -> Void)?) {
    guard let handler else { return }
    AppLoop.async { handler(success) }
  }

  private func noteFileDate() {
    let attributes = try? FileManager.default.attributesOfItem(atPath: fileURL.path)
    fileModificationDate = attributes?[.modificationDate] as? Date
  }
}

extension UIDocument {
  /// Waits until the document is open.
  @discardableResult
  public func open() async -> Bool { await withCheckedContinuation { done in open { done.resume(returning: $0) } } }
  /// Waits until the document is closed.
  @discardableResult
  public func close() async -> Bool { await withCheckedContinuation { done in close { done.resume(returning: $0) } } }
  /// Waits until the document is saved.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
  }
  /// Waits until the changes are saved.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }
}
