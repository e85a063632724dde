import InterfaceBuilder

/// Recognizes the display that a document was saved on, which no document says.
///
/// Text on one line is as large as its glyphs, rounded up to whole pixels of the Mac's display: a label of 17 points is 20 and a
/// third high on three pixels per point, 20.5 on two and 21 on one. So the right scale is the one at which most of these sizes
/// are what is stored.
enum DisplayScale {
  /// The scales to try: that of the document's device, which is the one if none does better, and the smaller ones.
  static func candidates(for document: Document) -> [Double] {
    let device = document.canvasScale
    return [device] + [2.0, 1.0].filter { $0 < device }
  }

  /// How many sizes of one-line text are as stored, and how many there are. Stored numbers have six decimals at most.
  static func agreement(of views: [ComparedView]) -> (sizes: Int, total: Int) {
    var agreement = (sizes: 0, total: 0)
    for view in views where view.element.isTextOnOneLine {
      for (stored, computed) in [
        (view.stored.width, view.computed.width), (view.stored.height, view.computed.height),
      ] {
        agreement.total += 1
        if abs(stored - computed) < 0.01 { agreement.sizes += 1 }
      }
    }
    return agreement
  }
}

extension ViewElement {
  fileprivate var isTextOnOneLine: Bool {
    switch kind {
    case .label: LabelElement(element)?.numberOfLines == 1
    case .button: true
    default: false
    }
  }
}
