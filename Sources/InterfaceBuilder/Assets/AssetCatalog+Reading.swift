import Foundation

extension AssetCatalog {
  /// Reads the sets of an `.xcassets` folder. A set or file that cannot be read is left out, and a diagnostic says so. Nothing
  /// outside the folder is read: links are not followed, and the file of an image lies in the folder of its set.
  package static func read(contentsOf path: String) -> AssetCatalog {
    var catalog = AssetCatalog()
    catalog.readFolder(path, namespace: "")
    return catalog
  }

  private mutating func readFolder(_ folder: String, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { continue }
      if InputFile.isLink(path) {
        diagnostics.append(Diagnostic(.note, "\(path): ignored, because the path is a symbolic link to a folder"))
        continue
      }
      let url = URL(fileURLWithPath: path)
      let setName = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": readImages(path, setName)
      case "colorset": readColors(path, setName)
      // A folder that groups sets. If it provides a namespace, the names of the sets begin with its name.
      case "": readFolder(path, namespace: providesNamespace(path) ? "\(setName)/" : namespace)
      default: break
      }
    }
  }

  private mutating func readImages(_ folder: String, _ name: String) {
    guard let contents = contents(of: folder, name) else { return }
    var set = ImageSet()
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      // An entry without a file is a place that was left empty in Xcode.
      guard let fileName = entry["filename"] as? String else { continue }
      let file = "\(folder)/\(fileName)"
      guard !fileName.contains("/") else {
        diagnostics.append(
          Diagnostic(
            .warning, "\(file): ignored, because the file is outside the folder of the image set", assetName: name))
        continue
      }
      guard let data = Self.data(of: file), let size = ImageHeader.size(of: data) else {
        diagnostics.append(Diagnostic(.note, "\(file): the size of the image cannot be read", assetName: name))
        continue
      }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? $0 : nil }
      let pixels = scale ?? 1
      set.variants.append(
        ImageSet.Variant(
          condition: AssetCondition(entry), scale: scale,
          size: Size(width: size.width / pixels, height: size.height / pixels),
          alignmentInsets: insets(entry["alignment-insets"], pixels),
          capInsets: (entry["resizing"] as? [String: Any]).map { insets($0["cap-insets"], pixels) ?? Insets() },
          fileName: fileName, path: file))
    }
    let properties = contents["properties"] as? [String: Any]
    set.isTemplate = properties?["template-rendering-intent"] as? String == "template"
    images[name] = set
  }

  /// Insets that are given in pixels; nil for anything else.
  private func insets(_ value: Any?, _ pixels: Double) -> Insets? {
    guard let insets = value as? [String: Any] else { return nil }
    func points(_ edge: String) -> Double { ((insets[edge] as? NSNumber)?.doubleValue ?? 0) / pixels }
    return Insets(top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
  }

  private mutating func readColors(_ folder: String, _ name: String) {
    guard let contents = contents(of: folder, name) else { return }
    var set = ColorSet()
    for entry in contents["colors"] as? [[String: Any]] ?? [] {
      guard let color = (entry["color"] as? [String: Any]).flatMap(ColorValue.init(asset:)) else { continue }
      set.variants.append(ColorSet.Variant(condition: AssetCondition(entry), color: color))
    }
    colors[name] = set
  }

  private func providesNamespace(_ folder: String) -> Bool {
    guard let data = Self.data(of: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private mutating func contents(of folder: String, _ name: String) -> [String: Any]? {
    let file = "\(folder)/Contents.json"
    let data = Self.data(of: file)
    if let data, let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any] { return contents }
    let problem = data == nil ? "cannot be read" : "is not valid JSON"
    diagnostics.append(Diagnostic(.warning, "\(file): \(problem)", assetName: name))
    return nil
  }

  /// Nil for a file that cannot be read or is too large, and for a link, which could lead anywhere.
  private static func data(of file: String) -> Data? {
    InputFile.isRegular(file) ? try? InputFile.read(file) : nil
  }
}

extension ColorValue {
  /// Reads components that are written as fractions, `0.500`, as bytes, `128`, or as bytes in hexadecimal digits,
  /// `0x80`. Nil for a color that neither has components nor names a system color.
  init?(asset color: [String: Any]) {
    if let name = color["reference"] as? String {
      self = .system(name.hasSuffix("Color") ? name : "\(name)Color")
      return
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func value(_ key: String) -> Double? {
      if let number = components[key] as? NSNumber { return number.doubleValue }
      guard let text = components[key] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    // Opacity is always a fraction.
    let alpha =
      (components["alpha"] as? NSNumber)?.doubleValue ?? (components["alpha"] as? String).flatMap(Double.init) ?? 1
    if let white = value("white") {
      self = .white(white, alpha)
    } else if let red = value("red"), let green = value("green"), let blue = value("blue") {
      self = .rgba(red, green, blue, alpha)
    } else {
      return nil
    }
  }
}
