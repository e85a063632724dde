/// The folder of an app's sources, which stands for the bundle that Xcode would build of it.
@MainActor
struct AppFolder {
  private static var places: [String: [String: String]] = [:]

  let path: String

  /// The path of the file of a name, wherever it is in the folder. Of several, the one in `Base.lproj` counts, then the
  /// first by path. The folder is looked through once.
  func path(of name: String) -> String? {
    if let known = Self.places[path] { return known[name] }
    let folder = URL(fileURLWithPath: path)
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [String: String] = [:]
    for file in (files?.compactMap { ($0 as? URL)?.path } ?? []).sorted() {
      let name = URL(fileURLWithPath: file).lastPathComponent
      if found[name] == nil || file.contains("/Base.lproj/") { found[name] = file }
    }
    Self.places[path] = found
    return found[name]
  }

  /// The app's property list; empty if there is none.
  var information: [String: Any] {
    guard let file = path(of: "Info.plist"), let data = FileManager.default.contents(atPath: file) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }
}
