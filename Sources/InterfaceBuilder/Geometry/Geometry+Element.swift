extension Rect {
  /// Reads `<rect x y width height>`. An attribute that is absent or no number counts as 0.
  package init(_ element: Element) {
    self.init(
      x: element.double("x") ?? 0, y: element.double("y") ?? 0,
      width: element.double("width") ?? 0, height: element.double("height") ?? 0)
  }
}

extension Size {
  /// Reads `<size width height>`. An attribute that is absent or no number counts as 0.
  package init(_ element: Element) {
    self.init(width: element.double("width") ?? 0, height: element.double("height") ?? 0)
  }
}

extension Insets {
  /// Reads `<edgeInsets top left bottom right>` and the older `<inset minX minY maxX maxY>`, where minX is the left
  /// and minY the top. An attribute that is absent or no number counts as 0.
  package init(_ element: Element) {
    self.init(
      top: element.length("top", or: "minY"), left: element.length("left", or: "minX"),
      bottom: element.length("bottom", or: "maxY"), right: element.length("right", or: "maxX"))
  }
}

extension Element {
  /// The insets of a key, in either form; nil if the document does not say.
  package func insets(_ key: String) -> Insets? {
    (child("inset", key: key) ?? child("edgeInsets", key: key)).map { Insets($0) }
  }
}

extension DirectionalInsets {
  /// Reads `<directionalEdgeInsets top leading bottom trailing>`. An attribute that is absent or no number counts as 0.
  package init(_ element: Element) {
    self.init(
      top: element.length("top"), leading: element.length("leading"), bottom: element.length("bottom"),
      trailing: element.length("trailing"))
  }
}

extension AutoresizingMask {
  private static let words: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// Reads `<autoresizingMask>`, where MinX is the left margin and MinY the top.
  package init(_ element: InterfaceBuilder.Element) {
    self = []
    for (word, option) in Self.words where element.bool(word) == true { insert(option) }
  }
}

extension Element {
  /// A distance in points, under its name or the name that older documents give it.
  ///
  /// Interface Builder writes the smallest normal number, 2.2250738585072014e-308, for "zero, but set": it reads as 0.
  fileprivate func length(_ name: String, or older: String? = nil) -> Double {
    let value = double(name) ?? older.flatMap { double($0) } ?? 0
    return abs(value) < 1e-300 ? 0 : value
  }
}
