extension Document {
  /// A kind of device that may be the only one to load a document.
  public enum Idiom: Sendable {
    /// iPhones and iPods, or iPads.
    case phone, pad
  }

  /// The only kind of device that loads the document; nil for all.
  ///
  /// Said by the document, which before Xcode 6 was made for one of the two, or by its name: `~iphone` and `~ipad`, which iOS
  /// looks for, and `_iPhone` and `_iPad`, as Xcode's template for universal apps named its two storyboards.
  public var idiom: Idiom? {
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { return .pad }
    let name = (file.split(separator: "/").last ?? "").split(separator: ".").first ?? ""
    if name.hasSuffix("~ipad") || name.hasSuffix("_iPad") { return .pad }
    if name.hasSuffix("~iphone") || name.hasSuffix("_iPhone") { return .phone }
    return nil
  }
}
