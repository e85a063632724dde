extension UIBlurEffect.Style {
  /// By the document's word, which is the name of the case.
  init?(document word: String) {
    guard let style = Self.byName[word] else { return nil }
    self = style
  }

  private static let byName: [String: UIBlurEffect.Style] = {
    let styles = (0...32).compactMap(UIBlurEffect.Style.init(rawValue:))
    return Dictionary(styles.map { (String(describing: $0), $0) }) { first, _ in first }
  }()
}
