// Pages by functions, as before iOS 10. They are recorded like those of ``UIGraphicsPDFRenderer``, and not written either.

/// The contexts that were begun, the present one last.
@MainActor private var contexts: [UIGraphicsPDFRendererContext] = []

/// Begins a document of pages of the bounds, points; a rectangle without a size stands for 612 by 792, as Apple documents. Nothing is
/// written to the data, which the log says once.
@MainActor
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  LayoutLog.noteWithoutEffect("UIGraphicsBeginPDFContextToData(_:_:_:)")
  begin(bounds)
}

/// False, as for a file that cannot be written: none is, which the log says once. No document begins.
@MainActor
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  -> Bool
{
  LayoutLog.noteWithoutEffect("UIGraphicsBeginPDFContextToFile(_:_:_:)")
  return false
}

@MainActor
private func begin(_ bounds: CGRect) {
  let page = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  contexts.append(UIGraphicsPDFRendererContext(bounds: page, format: UIGraphicsPDFRendererFormat()))
}

/// Ends the document that was begun last. No effect without one.
@MainActor
public func UIGraphicsEndPDFContext() {
  guard let context = contexts.popLast() else { return }
  _ = context.end()
}

/// Begins a page of the document's bounds, which ends the one before. No effect without a document.
@MainActor
public func UIGraphicsBeginPDFPage() { contexts.last?.beginPage() }

/// The same with bounds of its own; what is said of the page is not written.
@MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  contexts.last?.beginPage(withBounds: bounds, pageInfo: [:])
}

/// The bounds of the present page, points; zero without a document.
@MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect { contexts.last?.pdfContextBounds ?? .zero }

/// No effect here, which the log says once: links are not recorded.
@MainActor
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { contexts.last?.setURL(url, for: rect) }

/// No effect here, which the log says once: links are not recorded.
@MainActor
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  contexts.last?.addDestination(withName: name, at: point)
}

/// No effect here, which the log says once: links are not recorded.
@MainActor
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  contexts.last?.setDestinationWithName(name, for: rect)
}
