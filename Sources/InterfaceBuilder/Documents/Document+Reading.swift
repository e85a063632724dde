import Foundation

extension Document {
  /// Reads a file.
  ///
  /// - Throws: `ReadError` if it cannot be opened, is not well-formed, or is no storyboard or xib for iOS.
  package static func read(contentsOf path: String) throws(ReadError) -> Document {
    try read(data(contentsOf: path), file: path)
  }

  /// The bytes of a file, for callers that need them besides the document.
  ///
  /// - Throws: `ReadError` if it cannot be opened, is no regular file, or has more than 16 MB.
  package static func data(contentsOf path: String) throws(ReadError) -> Data {
    do throws(InputFile.Problem) {
      return try InputFile.read(path)
    } catch {
      throw ReadError(error == .missing ? "cannot read \(path)" : error.message)
    }
  }

  /// Reads a document in memory.
  ///
  /// - Parameter file: the path that the document and its diagnostics show; it is not opened.
  /// - Throws: `ReadError` if it is not well-formed, or no storyboard or xib for iOS. Linear in the size of the data.
  package static func read(_ data: Data, file: String) throws(ReadError) -> Document {
    let (source, root) = try XMLTree.read(data)
    let kind = try Kind(ofDocument: root)
    var document = Document(root: root, of: source, kind: kind, file: file)
    document.comments = source.comments
    return document
  }

  /// Interprets a tree and checks it.
  private init(root: Element, of source: XMLTree, kind: Kind, file: String) {
    var reader = DocumentReader()
    let scenes = reader.scenes(of: root, kind: kind)
    let elements = ElementIndex(of: root)
    reader.check(root, elements)
    self.init(
      root: root, source: source, kind: kind, file: file, scenes: scenes, elements: elements,
      navigation: CanvasNavigation(scenes), diagnostics: reader.diagnostics)
  }

  /// The document with another tree that was made from its own. Scenes whose element is the same one are not read again, and what the
  /// reader said of the document holds for this one; comments are gone.
  ///
  /// - Parameter keepsNavigation: whether controllers and segues are the same.
  func replacing(root: Element, keepsNavigation: Bool) -> Document {
    var reader = DocumentReader(known: scenes)
    let scenes = reader.scenes(of: root, kind: kind)
    return Document(
      root: root, source: source, kind: kind, file: file, scenes: scenes, elements: ElementIndex(of: root),
      navigation: keepsNavigation ? navigation : CanvasNavigation(scenes), diagnostics: diagnostics)
  }

  private init(
    root: Element, source: XMLTree, kind: Kind, file: String, scenes: [Scene], elements: ElementIndex,
    navigation: CanvasNavigation, diagnostics: [Diagnostic]
  ) {
    let resources = root.child("resources")
    self.init(
      file: file, kind: kind, toolsVersion: root["toolsVersion"],
      xcode: XcodeGeneration(toolsVersion: root["toolsVersion"]),
      useSafeAreas: root.bool("useSafeAreas") ?? false, useAutolayout: root.bool("useAutolayout") ?? false,
      useTraitCollections: root.bool("useTraitCollections") ?? false,
      isLaunchScreen: root.bool("launchScreen") ?? false, initialViewController: root["initialViewController"],
      device: root.child("device").flatMap(DeviceElement.init), scenes: scenes,
      images: ImageResource.all(in: resources), namedColors: ColorValue.resources("namedColor", in: resources),
      systemColors: ColorValue.resources("systemColor", in: resources),
      root: root, source: source, diagnostics: diagnostics, elements: elements, navigation: navigation)
  }
}

extension Document.Kind {
  /// The kind of document that the root element names.
  init(ofDocument root: Element) throws(ReadError) {
    let type = root["type"] ?? ""
    if root.name == "archive" {
      throw ReadError(
        "the document is from Xcode 4 or earlier; save the document with a later version of Xcode",
        at: root.position)
    }
    guard root.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw ReadError("<\(root.name)> is not an Interface Builder document", at: root.position)
    }
    guard type.contains("CocoaTouch") else {
      var error = ReadError("the document type \(type) is not for iOS", at: root.position)
      error.foreignSystem = Self.foreignSystem(type)
      throw error
    }
    self = type.contains("Storyboard") ? .storyboard : .xib
  }

  /// Interface Builder names the framework: `…InterfaceBuilder3.Cocoa.XIB`, `….AppleTV.Storyboard`, `….WatchKit.Storyboard`.
  private static func foreignSystem(_ type: String) -> String? {
    if type.contains("AppleTV") { return "tvOS" }
    if type.contains("WatchKit") { return "watchOS" }
    return type.contains(".Cocoa.") ? "macOS" : nil
  }
}
