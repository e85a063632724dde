extension Document {
  /// A kind of device that may be the only one to load a document.
  package enum Idiom: Sendable {
    /// iPhones and iPods, or iPads.
    case phone, pad
  }

  /// The only kind of device that loads the document; nil for all.
  ///
  /// Documents from before Xcode 6 say for which of the two they were made. Others say it by their name: with `~iphone`
  /// and `~ipad`, which iOS looks for, or with `_iPhone` and `_iPad`, as Xcode's template for universal apps named its
  /// two storyboards.
  package var idiom: Idiom? {
    if root["targetRuntime"] == "iOS.CocoaTouch.iPad" { return .pad }
    let name = (file.split(separator: "/").last ?? "").split(separator: ".").first ?? ""
    if name.hasSuffix("~ipad") || name.hasSuffix("_iPad") { return .pad }
    if name.hasSuffix("~iphone") || name.hasSuffix("_iPhone") { return .phone }
    return nil
  }
}
