extension Document {
  /// The fonts that the document names by PostScript name, each once, with the first element that names it, in document
  /// order.
  package var fontsByName: [(name: String, element: Element)] {
    var fonts: [(name: String, element: Element)] = []
    root.forEachInTree { element in
      let tag = element.name
      guard tag.isSame(as: "fontDescription") || tag.isSame(as: "font") || tag.isSame(as: "titleFontDescription"),
        case .named(let name, _) = FontElement(element)?.kind, !fonts.contains(where: { $0.name == name })
      else { return }
      fonts.append((name, element))
    }
    return fonts
  }
}
