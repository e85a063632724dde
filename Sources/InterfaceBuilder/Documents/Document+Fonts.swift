extension Document {
  /// The fonts that the document names by PostScript name, each once, with the first element that names it, in document
  /// order.
  public var fontsByName: [(name: String, element: Element)] {
    var fonts: [(name: String, element: Element)] = []
    root.forEachInTree { element in
      guard ["fontDescription", "font", "titleFontDescription"].contains(element.name),
        case .named(let name, _) = FontElement(element)?.kind, !fonts.contains(where: { $0.name == name })
      else { return }
      fonts.append((name, element))
    }
    return fonts
  }
}
