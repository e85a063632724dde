extension FileRewriter {
  /// Previews are shown by Xcode only, and by who keeps them as declarations.
  mutating func rewritePreview(_ index: Int) {
    if keepsPreviews {
      return replace(from: index, through: index, with: "@MainActor let \(Previews.name(of: index)) = _Preview")
    }
    var last = index
    if source.is(last + 1, "("), source.partners[last + 1] > last { last = source.partners[last + 1] }
    while true {
      if source.is(last + 1, "{"), source.partners[last + 1] > last {
        last = source.partners[last + 1]
      } else if source.isWord(last + 1), source.is(last + 2, ":"), source.is(last + 3, "{"),
        source.partners[last + 3] > last
      {
        last = source.partners[last + 3]
      } else {
        break
      }
    }
    blank(from: index, through: last)
  }
}
