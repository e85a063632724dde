extension ViewElement {
  /// The last frame the canvas computed; nil if the view was never laid out.
  package var frame: Rect? { element.child("rect", key: "frame").map { Rect($0) } ?? insetFrame }

  /// The frame that some documents store as distances from the superview's edges, 0 if absent. All 28 in the documents
  /// at hand are from the left and top; others would need the superview's size and give nil.
  private var insetFrame: Rect? {
    guard let inset = element.child("frame", key: "frameInset"), let width = inset.double("width"),
      let height = inset.double("height"), inset["maxX"] == nil, inset["maxY"] == nil
    else { return nil }
    return Rect(x: inset.double("minX") ?? 0, y: inset.double("minY") ?? 0, width: width, height: height)
  }

  /// The lengths that change with the superview's size; none if the document does not say.
  package var autoresizing: AutoresizingMask {
    element.child("autoresizingMask").map { AutoresizingMask($0) } ?? []
  }

  /// False once constraints place the view. Absent means true.
  package var translatesAutoresizingMaskIntoConstraints: Bool {
    element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the view has no constraints and Interface Builder pins its stored frame.
  package var isFixedFrame: Bool { element.bool("fixedFrame") ?? false }

  /// Hidden views keep their place, except in stack views. False if the document does not say.
  package var isHidden: Bool { element.bool("hidden") ?? false }

  /// Xcode's verdict when the document was saved.
  package var isAmbiguous: Bool { element.bool("ambiguous") ?? false }
  /// Xcode's verdict when the document was saved: the stored frame is not what the constraints say.
  package var isMisplaced: Bool { element.bool("misplaced") ?? false }

  /// Nil where Xcode reports every ambiguity.
  package var ambiguityVerification: AmbiguityVerification? { element.word("verifyAmbiguity") }

  /// Nil for unspecified, and for a word unknown here.
  package var semanticContentAttribute: SemanticContentAttribute? { element.word("semanticContentAttribute") }
  /// Nil for the default of the class, and for a word unknown here.
  package var contentMode: ContentMode? { element["contentMode"].flatMap(ContentMode.init(word:)) }
}

// MARK: - Content size

extension ViewElement {
  /// From 0 to 1000; nil for the default of the class.
  package var horizontalHuggingPriority: Float? { priority("horizontalHuggingPriority") }
  /// From 0 to 1000; nil for the default of the class.
  package var verticalHuggingPriority: Float? { priority("verticalHuggingPriority") }
  /// From 0 to 1000; nil for the default of the class.
  package var horizontalCompressionResistancePriority: Float? { priority("horizontalCompressionResistancePriority") }
  /// From 0 to 1000; nil for the default of the class.
  package var verticalCompressionResistancePriority: Float? { priority("verticalCompressionResistancePriority") }

  private func priority(_ attribute: String) -> Float? {
    element.double(attribute).map { Float($0) }
  }

  /// The intrinsic size the canvas uses instead of the real one; ignored at run time.
  package var placeholderIntrinsicSize: PlaceholderIntrinsicSize? { PlaceholderIntrinsicSize(element) }
}

// MARK: - Margins

extension ViewElement {
  /// In points; nil if the document gives none, or gives directional ones.
  package var layoutMargins: Insets? { element.child("edgeInsets", key: "layoutMargins").map { Insets($0) } }

  /// In points, in reading direction; nil if the document gives none, or gives left and right ones.
  package var directionalLayoutMargins: DirectionalInsets? {
    element.child("directionalEdgeInsets", key: "directionalLayoutMargins").map { DirectionalInsets($0) }
  }

  /// Nil for the default, false.
  package var preservesSuperviewLayoutMargins: Bool? { element.bool("preservesSuperviewLayoutMargins") }
  /// Nil for the default, true.
  package var insetsLayoutMarginsFromSafeArea: Bool? { element.bool("insetsLayoutMarginsFromSafeArea") }
  /// Nil for the default, false.
  package var layoutMarginsFollowReadableWidth: Bool? { element.bool("layoutMarginsFollowReadableWidth") }
}
