public import UniformTypeIdentifiers

/// What a document picker does with the files.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Gives the app a copy.
  case `import`
  /// Lets the app change the file where it is.
  case open
  /// Copies a file of the app to another place.
  case exportToService
  /// Moves a file of the app to another place.
  case moveToService
}

/// Told what the user picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the picker is gone.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user closed the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// The form before iOS 11, called if a single file was picked and the delegate does not declare the newer one.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Passes a single file to the older method.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if urls.count == 1, let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

/// Lets the user pick files, or a place for files of the app.
///
/// It lists the files of ``directoryURL`` or, without one, of the app's folder for documents. `Screen.pick(_:)` of AppHost picks any others.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Decided when the picker is made.
  public let documentPickerMode: UIDocumentPickerMode
  /// False by default. Then a tap on a file ends the picker; if true, Open does.
  open var allowsMultipleSelection = false
  /// The folder that is shown; nil, the default, is that for the documents of the app.
  open var directoryURL: URL? { didSet { if isViewLoaded { showFiles() } } }
  /// False by default: names are shown without their extensions.
  open var shouldShowFileExtensions = false { didSet { if isViewLoaded { showFiles() } } }

  /// Uniform types that the user may pick; empty for all.
  let documentTypes: [String]
  /// What is exported.
  let exported: [URL]
  private let copies: Bool
  private var chosen: [URL] = []

  /// Picks files of uniform types, to copy or to open. Any other mode raises an exception.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (documentTypes, documentPickerMode, exported, copies) = (allowedUTIs, mode, [], mode == .import)
    super.init(nibName: nil, bundle: nil)
    begin()
    if mode != .import && mode != .open {
      LayoutException.raise(
        "NSInvalidArgumentException", "The document picker mode has to be import or open for document types")
    }
  }

  /// Picks files of uniform types: to open them, or copies of them. No types are all types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (documentTypes, exported, copies) = (contentTypes.map(\.identifier), [], asCopy)
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Picks files of uniform types to open them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Exports a file. Any mode but `exportToService` and `moveToService` raises an exception.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Exports files. Any mode but `exportToService` and `moveToService` raises an exception.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (documentTypes, documentPickerMode, exported, copies) = ([], mode, urls, mode == .exportToService)
    super.init(nibName: nil, bundle: nil)
    begin()
    if mode == .import || mode == .open {
      LayoutException.raise("NSInvalidArgumentException", "The document picker mode has to be export or move for files")
    }
  }

  /// Exports files: copies them, or moves them.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (documentTypes, exported, copies) = ([], urls, asCopy)
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Moves files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Picks files of any type to open. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    (documentTypes, documentPickerMode, exported, copies) = ([], .open, [], false)
    super.init(coder: coder)
    begin()
  }

  private func begin() { modalPresentationStyle = .pageSheet }

  open override func loadView() {
    view = SystemPanelView(title: exported.isEmpty ? "Documents" : "Save", closeTitle: "Cancel") { [weak self] in
      self?.cancel()
    }
    showFiles()
  }

  private func showFiles() {
    guard let panel = view as? SystemPanelView else { return }
    guard exported.isEmpty else {
      let row = SystemPanelRow(copies ? "Save" : "Move") { [weak self] in self?.export() }
      return panel.show([row])
    }
    var rows = files.map { url in
      let name = shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
      return SystemPanelRow(chosen.contains(url) ? "✓ \(name)" : name) { [weak self] in self?.choose(url) }
    }
    if allowsMultipleSelection, !rows.isEmpty {
      rows.append(SystemPanelRow("Open") { [weak self] in self?.openChosen() })
    }
    panel.show(rows, orText: "No Documents")
  }

  private var folder: URL? {
    directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }

  /// The files that may be picked, by their names; at most 1,000.
  private var files: [URL] {
    guard let folder, let all = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
    return all.filter { !$0.hasPrefix(".") }.sorted().prefix(1_000).map { folder.appendingPathComponent($0) }.filter(
      mayPick)
  }

  private func mayPick(_ url: URL) -> Bool {
    guard !documentTypes.isEmpty else { return true }
    let type = DocumentTypes.type(of: url) ?? "public.data"
    return documentTypes.contains { DocumentTypes.type(type, conformsTo: $0) }
  }

  private func choose(_ url: URL) {
    guard allowsMultipleSelection else { return finish([url]) }
    if let index = chosen.firstIndex(of: url) { chosen.remove(at: index) } else { chosen.append(url) }
    showFiles()
  }

  private func openChosen() { if !chosen.isEmpty { finish(chosen) } }

  /// Puts the files into the folder that is shown; one that cannot be written is left out.
  private func export() {
    guard let folder else { return cancel() }
    let manager = FileManager.default
    finish(
      exported.compactMap { url in
        let target = folder.appendingPathComponent(url.lastPathComponent)
        guard target.standardizedFileURL != url.standardizedFileURL else { return url }
        do {
          if manager.fileExists(atPath: target.path) { try manager.removeItem(at: target) }
          if copies { try manager.copyItem(at: url, to: target) } else { try manager.moveItem(at: url, to: target) }
          return target
        } catch { return nil }
      })
  }

  /// Does what picking the files does: the picker goes, and its delegate is told.
  package func finish(_ urls: [URL]) {
    let urls = allowsMultipleSelection || !exported.isEmpty ? urls : Array(urls.prefix(1))
    end { [self] in delegate?.documentPicker(self, didPickDocumentsAt: urls) }
  }

  /// Does what Cancel does.
  package func cancel() { end { [self] in delegate?.documentPickerWasCancelled(self) } }

  private func end(_ told: @escaping () -> Void) {
    if presentingViewController == nil { told() } else { dismiss(animated: true, completion: told) }
  }
}
