public import UniformTypeIdentifiers

/// Told what the user does in a browser of documents.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// The form before iOS 12, called if the delegate does not declare the newer one.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Called when the user has chosen documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user wants a new document. The delegate makes a file and gives its address and how it gets to its place, or nil.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called when the file of the new document, or one that was imported, is in its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when the file could not be put into its place.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Never called here: the document browser does not show a share sheet.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Never called here: the document browser does not show a share sheet.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {}
  /// Calls the older method.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
    documentBrowser(controller, didPickDocumentURLs: documentURLs)
  }
  /// Makes no document.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  /// None.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}

/// What goes wrong in a browser of documents.
public struct UIDocumentBrowserError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Anything.
    case generic = 1
    /// There is no place for a new document.
    case noLocationAvailable = 2
  }
  /// The kind of this error.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// As Apple spells it.
  public static let errorDomain = "UIDocumentBrowserErrorDomain"
  /// Anything.
  public static var generic: Code { .generic }
  /// There is no place for a new document.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}

/// Lists the documents of the app, and lets the user choose and make some.
///
/// It shows the files in the app's folder for documents. A tap on one picks it, and Create Document asks the delegate for a new one.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How a file gets into the folder.
  public enum ImportMode: UInt, Sendable {
    /// It does not.
    case none
    /// A copy does.
    case copy
    /// It is moved.
    case move
  }
  /// The look of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White bars; the default.
    case white
    /// Light bars.
    case light
    /// Dark.
    case dark
  }

  /// Not kept alive.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// True by default.
  open var allowsDocumentCreation = true { didSet { if isViewLoaded { showFiles() } } }
  /// True by default. No effect here, which the log says once: a tap picks one document.
  open var allowsPickingMultipleItems = true {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentBrowserViewController.allowsPickingMultipleItems") }
  }
  /// False by default.
  open var shouldShowFileExtensions = false { didSet { if isViewLoaded { showFiles() } } }
  /// Uniform types of what is listed; empty for all.
  public let allowedContentTypes: [String]
  /// The same as ``allowedContentTypes``.
  open var recentDocumentsContentTypes: [String] { allowedContentTypes }
  /// The same as ``allowedContentTypes``, as types.
  open var contentTypesForRecentDocuments: [UTType] { allowedContentTypes.compactMap { UTType($0) } }
  /// Before the title. No effect here, which the log says once.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems") }
  }
  /// Behind the title. No effect here, which the log says once.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems") }
  }
  /// White by default; dark gives the view the dark appearance.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .unspecified }
  }
  /// "Create Document" by default.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { if isViewLoaded { showFiles() } } }
  /// Width by height of the picture of a new document; 2/3 by default. No effect here, which the log says once.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3 {
    didSet { LayoutLog.noteWithoutEffect("UIDocumentBrowserViewController.defaultDocumentAspectRatio") }
  }

  /// Lists files of uniform types; nil for all.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.allowedContentTypes = allowedContentTypes ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Lists files of uniform types; nil for all.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }

  /// Lists all files.
  public convenience init() { self.init(forOpeningFilesWithContentTypes: nil) }

  /// Lists all files. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    allowedContentTypes = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemPanelView(title: "Documents", closeTitle: nil) {}
    showFiles()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFiles()
  }

  private static var folder: URL? { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first }

  private func showFiles() {
    guard let panel = view as? SystemPanelView else { return }
    var rows: [SystemPanelRow] = []
    if allowsDocumentCreation {
      rows.append(SystemPanelRow(localizedCreateDocumentActionTitle) { [weak self] in self?.createDocument() })
    }
    let names = Self.folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    for name in names.filter({ !$0.hasPrefix(".") }).sorted().prefix(1_000) {
      guard let url = Self.folder?.appendingPathComponent(name), mayPick(url) else { continue }
      let title = shouldShowFileExtensions ? name : url.deletingPathExtension().lastPathComponent
      rows.append(SystemPanelRow(title) { [weak self] in self?.finish([url]) })
    }
    panel.show(rows, orText: "No Documents")
  }

  private func mayPick(_ url: URL) -> Bool {
    guard !allowedContentTypes.isEmpty else { return true }
    let type = DocumentTypes.type(of: url) ?? "public.data"
    return allowedContentTypes.contains { DocumentTypes.type(type, conformsTo: $0) }
  }

  /// Does what picking documents does.
  package func finish(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  /// Does what a tap on Create Document does.
  package func createDocument() {
    delegate?.documentBrowser(
      self,
      didRequestDocumentCreationWithHandler: { [weak self] url, mode in
        guard let self, let url, let folder = Self.folder else { return }
        place(url, in: folder, mode) { _, _ in }
      })
  }

  /// Gives the address of a document that the browser shows; one elsewhere is copied into the folder first if `importIfNeeded`.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      return inNextTurn { completion?(nil, CocoaError(.fileNoSuchFile)) }
    }
    guard importIfNeeded, let folder = Self.folder,
      !url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path)
    else {
      return inNextTurn { completion?(url, nil) }
    }
    let end = { [self] (placed: URL?, error: (any Error)?) in
      if isViewLoaded { showFiles() }
      completion?(placed, error)
    }
    inNextTurn {
      do { end(try Self.put(url, in: folder, .copy), nil) } catch { end(nil, error) }
    }
  }

  /// Puts a file beside another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let folder = neighborURL.deletingLastPathComponent()
    inNextTurn { [self] in place(documentURL, in: folder, importMode, completion) }
  }

  /// Gives the file another name, without its extension or with it.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var target = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    if target.pathExtension.isEmpty, !documentURL.pathExtension.isEmpty {
      target = target.appendingPathExtension(documentURL.pathExtension)
    }
    inNextTurn { [self] in
      do {
        try FileManager.default.moveItem(at: documentURL, to: target)
        if isViewLoaded { showFiles() }
        completionHandler(target, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  private func place(
    _ url: URL, in folder: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void
  ) {
    do {
      let target = try Self.put(url, in: folder, mode)
      if isViewLoaded { showFiles() }
      delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: target)
      completion(target, nil)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      completion(nil, error)
    }
  }

  /// A name that is taken gets a number, as in Files.
  private static func put(_ url: URL, in folder: URL, _ mode: ImportMode) throws -> URL {
    guard mode != .none else { return url }
    let (name, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var target = folder.appendingPathComponent(url.lastPathComponent)
    var number = 2
    while FileManager.default.fileExists(atPath: target.path), number < 10_000 {
      let next = folder.appendingPathComponent("\(name) \(number)")
      target = ending.isEmpty ? next : next.appendingPathExtension(ending)
      number += 1
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if mode == .copy {
      try FileManager.default.copyItem(at: url, to: target)
    } else {
      try FileManager.default.moveItem(at: url, to: target)
    }
    return target
  }
}
