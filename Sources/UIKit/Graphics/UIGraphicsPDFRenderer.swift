/// How a PDF is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like; stored, and not written.
  open var documentInfo: [String: Any] = [:]
}

/// Draws pages. They are recorded; bytes there are only where a module that draws pictures says how to make them, and none does so far:
/// ``pdfData(actions:)`` is empty, which the log says once.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Of the pages.
  public override var format: UIGraphicsPDFRendererFormat {
    super.format as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
  }

  /// For pages of the bounds, which the closure begins one by one.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
  /// The same with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, anyFormat: format) }

  /// Runs the closure and returns the pages that it drew, each with its bounds. Not Apple's: there the bytes are all.
  open func pages(actions: (UIGraphicsPDFRendererContext) -> Void) -> [UIGraphicsPDFRendererContext.Page] {
    let context = UIGraphicsPDFRendererContext(bounds: bounds, format: format)
    actions(context)
    return context.end()
  }

  /// Runs the closure. Without effect on the result, which is empty, as the log says once: pages are recorded, but not
  /// written.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    _ = pages(actions: actions)
    LayoutLog.noteWithoutEffect("UIGraphicsPDFRenderer.pdfData(actions:)")
    return Data()
  }

  /// Runs the closure, and throws `CocoaError.fileWriteUnsupportedScheme`: there are no bytes to write.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    _ = pages(actions: actions)
    throw CocoaError(.fileWriteUnsupportedScheme)
  }
}

/// What a closure draws pages to.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// What was drawn on a page.
  public struct Page: Hashable, Sendable {
    /// In the coordinates of the drawing code, points.
    public var bounds: CGRect
    /// From the corner of the bounds.
    public var drawing: RecordedDrawing
  }

  private let bounds: CGRect
  private var pages: [Page] = []
  private var isOpen = false
  /// The bounds of the present page; those of the renderer before the first.
  public private(set) var pdfContextBounds: CGRect
  private var current: CGContext
  /// The page that is drawn to.
  public override var cgContext: CGContext { current }
  /// The renderer's.
  public override var format: UIGraphicsPDFRendererFormat {
    super.format as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
  }

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    pdfContextBounds = bounds
    current = CGContext()
    super.init(CGContext(), format: format)
  }

  /// Begins a page of the renderer's bounds, which ends the one before.
  open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }

  /// Begins a page of other bounds. What is said of it is not written.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    isOpen = true
    pdfContextBounds = bounds
    current = CGContext()
    current.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(current)
  }

  /// No effect here, which the log says once: links are not recorded.
  open func setURL(_ url: URL, for rect: CGRect) {
    LayoutLog.noteWithoutEffect("UIGraphicsPDFRendererContext.setURL(_:for:)")
  }
  /// No effect here, which the log says once: links are not recorded.
  open func addDestination(withName name: String, at point: CGPoint) {
    LayoutLog.noteWithoutEffect("UIGraphicsPDFRendererContext.addDestination(withName:at:)")
  }
  /// No effect here, which the log says once: links are not recorded.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    LayoutLog.noteWithoutEffect("UIGraphicsPDFRendererContext.setDestinationWithName(_:for:)")
  }

  private func endPage() {
    guard isOpen else { return }
    UIGraphicsPopContext()
    pages.append(Page(bounds: pdfContextBounds, drawing: current.drawing))
    isOpen = false
  }

  func end() -> [Page] {
    endPage()
    return pages
  }
}

// Keys of `UIGraphicsPDFRendererFormat.documentInfo` and of the information of a page. Nothing here writes a file of pages, so that none has an
// effect.

/// Who has written the document: a text.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The app that has made the document: a text.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The name of the document: a text.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// What the document is about: a text.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// Words by which it is found: a text or several.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The word that opens it with all permissions: a text.
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
/// The word that opens it: a text.
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
/// How many bits keys of encryption have: a number.
public let kCGPDFContextEncryptionKeyLength = "kCGPDFContextEncryptionKeyLength"
/// Whether it may be printed: a truth value.
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting"
/// Whether it may be copied: a truth value.
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying"
/// What may be done with it: a number of bits.
public let kCGPDFContextAccessPermissions = "kCGPDFContextAccessPermissions"
/// How it is to be shown: a dictionary.
public let kCGPDFContextOutputIntent = "kCGPDFContextOutputIntent"
/// How it is to be shown, in several ways: an array of dictionaries.
public let kCGPDFContextOutputIntents = "kCGPDFContextOutputIntents"
/// The rectangle of a page, as data.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"
/// The part of a page that is shown, as data.
public let kCGPDFContextCropBox = "kCGPDFContextCropBox"
/// The part of a page with what is printed to its edge, as data.
public let kCGPDFContextBleedBox = "kCGPDFContextBleedBox"
/// The part of a page that is left when it is cut, as data.
public let kCGPDFContextTrimBox = "kCGPDFContextTrimBox"
/// The part of a page that has its content, as data.
public let kCGPDFContextArtBox = "kCGPDFContextArtBox"
