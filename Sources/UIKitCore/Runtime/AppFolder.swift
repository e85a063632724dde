import InterfaceBuilder
import Synchronization

/// The folder of an app's sources, which stands for the bundle that Xcode would build of it. From any thread; the folder is looked
/// through once.
struct AppFolder: Sendable {
  let path: String

  private static let places = Mutex<[String: [String: [String]]]>([:])
  private static let folders = Mutex<[AppFolder]>([])
  private static let storedLanguage = Mutex<String?>(nil)
  private static let storedPresent = Mutex<String?>(nil)

  /// The folder of the app that runs; nil for none.
  static var present: String? {
    get { storedPresent.withLock { $0 } }
    set { storedPresent.withLock { $0 = newValue } }
  }

  /// The language that the user wants; nil is that in which the app was written.
  static var language: String? {
    get { storedLanguage.withLock { $0 } }
    set { storedLanguage.withLock { $0 = newValue } }
  }

  /// The folders of the apps that the process is known to have, that of the one that runs first.
  static var known: [AppFolder] {
    let all = folders.withLock { $0 }
    guard let present else { return all }
    return all.filter { $0.path == present } + all.filter { $0.path != present }
  }

  private static let informationFiles = Mutex<[String: String]>([:])

  /// - Parameter informationFile: the property list that the project names; empty for none.
  static func add(_ path: String, informationFile: String = "") {
    if !informationFile.isEmpty { informationFiles.withLock { $0[path] = informationFile } }
    folders.withLock { known in
      if !known.contains(where: { $0.path == path }) { known.append(AppFolder(path: path)) }
    }
  }

  /// Every file, by its name, in the order of their paths.
  private var files: [String: [String]] {
    if let known = Self.places.withLock({ $0[path] }) { return known }
    var found: [String: [String]] = [:]
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      let last = URL(fileURLWithPath: name).lastPathComponent
      if last.hasPrefix(".") { names?.skipDescendants() } else { found[last, default: []].append("\(path)/\(name)") }
    }
    let sorted = found.mapValues { $0.sorted() }
    Self.places.withLock { $0[path] = sorted }
    return sorted
  }

  /// The path of the file of a name, wherever it is in the folder: in the folder of the user's language, in that of no language, in
  /// `Base.lproj`, in that of the language the app was written in, or else the first by path.
  func path(of name: String) -> String? {
    guard let all = files[name] else { return nil }
    func first(in folder: String) -> String? { all.first { $0.contains("/\(folder).lproj/") } }
    for folder in Self.folders(of: Self.language) {
      if let path = first(in: folder) { return path }
    }
    if let path = all.first(where: { !$0.contains(".lproj/") }) { return path }
    return first(in: "Base") ?? first(in: developmentLanguage) ?? all.first
  }

  /// The paths with an ending, in their order.
  func paths(endingIn ending: String) -> [String] {
    files.filter { $0.key.hasSuffix(ending) }.flatMap(\.value).sorted()
  }

  private static func folders(of language: String?) -> [String] {
    guard let language else { return [] }
    let dashed = language.replacingOccurrences(of: "_", with: "-")
    return [dashed, String(dashed.prefix { $0 != "-" })]
  }

  /// The app's property list: that which its project names, else a file called `Info.plist`, else the first `NAME-Info.plist`; empty if
  /// there is none.
  var information: [String: Any] {
    let named = Self.informationFiles.withLock { $0[path] }
    let listed = files["Info.plist"]?.first ?? paths(endingIn: "-Info.plist").first
    guard let data = [named, listed].lazy.compactMap({ $0 }).compactMap(FileManager.default.contents).first else {
      return [:]
    }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  private var developmentLanguage: String {
    let stated = information["CFBundleDevelopmentRegion"] as? String ?? ""
    return stated.isEmpty || stated.contains("$") ? "en" : stated
  }

  // MARK: Texts

  /// The text of a key in the user's language, or in that of the app; nil if neither has it.
  func text(of key: String, table: String) -> String? {
    let folders = Self.folders(of: Self.language) + ["Base", developmentLanguage, ""]
    for folder in folders {
      func file(_ ending: String) -> String? {
        files["\(table).\(ending)"]?.first {
          folder.isEmpty ? !$0.contains(".lproj/") : $0.contains("/\(folder).lproj/")
        }
      }
      let (dictionary, strings) = (file("stringsdict"), file("strings"))
      guard dictionary != nil || strings != nil else { continue }
      if let text = LocalizedTable.at(dictionary, strings: strings).text(of: key) { return text }
    }
    return nil
  }

  // MARK: Images and colors

  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  /// What the asset catalogs of the folder have.
  var assets: AssetCatalog {
    if let known = Self.catalogs.withLock({ $0[path] }) { return known }
    let found = FileManager.default.enumerator(atPath: path)
    var catalog = AssetCatalog()
    while let name = found?.nextObject() as? String {
      guard name.hasSuffix(".xcassets") else { continue }
      catalog = catalog.merging(AssetCatalog.read(contentsOf: "\(path)/\(name)"))
      found?.skipDescendants()
    }
    Self.catalogs.withLock { $0[path] = catalog }
    return catalog
  }

  /// The image of a name in a catalog, or a loose file, whose name may lack `.png` and have the scale before it.
  func image(named name: String) -> UIImage? {
    let scale = MainScreenText.environment.scale
    if let set = assets.images[name], let variant = set.variant(for: AssetTraits(scale: scale)) {
      return UIImage(
        name: name, size: CGSize(width: variant.size.width, height: variant.size.height),
        alignmentRectInsets: variant.alignmentInsets.map { UIEdgeInsets($0) } ?? .zero,
        renderingMode: set.isTemplate ? .alwaysTemplate : .automatic)
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let ending = parts.count > 1 ? parts[1] : "png"
    for factor in [Int(scale), 2, 3, 1] {
      let suffix = factor == 1 ? "" : "@\(factor)x"
      guard let file = files["\(parts.first ?? name)\(suffix).\(ending)"]?.first,
        let pixels = ImageHeader.size(ofFile: file)
      else { continue }
      let points = CGSize(width: pixels.width / Double(factor), height: pixels.height / Double(factor))
      return UIImage(name: name, size: points)
    }
    return nil
  }

  /// The color of a name in a catalog, for the appearance of where it is used.
  func color(named name: String) -> UIColor? {
    guard let set = assets.colors[name] else { return nil }
    return UIColor { traits in
      let appearance: AssetTraits.Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
      guard let value = set.color(for: AssetTraits(appearance: appearance)) else { return .clear }
      switch value {
      case .rgba(let red, let green, let blue, let alpha):
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
      case .system(let name), .named(let name): return UIColor.system(named: name) ?? .clear
      }
    }
  }
}

/// Where an app finds its resources at present: what a screen sets while it drives the app.
package enum AppResources {
  /// The language of texts; nil is that in which the app was written.
  package static var language: String? {
    get { AppFolder.language }
    set { AppFolder.language = newValue }
  }
  /// The folder of the app that runs, which is searched before those of other modules; nil for no app.
  package static var folder: String? {
    get { AppFolder.present }
    set { AppFolder.present = newValue }
  }

  /// The paths of files with an ending in the folder of the app that runs, in their order; none for no app.
  package static func paths(endingIn ending: String) -> [String] {
    folder.map { AppFolder(path: $0).paths(endingIn: ending) } ?? []
  }

  /// The folder of a module's sources, if they were rewritten.
  @MainActor
  package static func folder(ofModule name: String) -> String? { GeneratedModules.find(name)?.folder }

  /// The asset catalogs of the folder of the app that runs.
  package static var assets: AssetCatalog { folder.map { AppFolder(path: $0).assets } ?? AssetCatalog() }
}
