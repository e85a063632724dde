/// A data set of an asset catalog: the bytes of its file.
///
/// Catalogs of rewritten apps are looked through; a program without one has no data sets.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
  /// As the catalog has it.
  public let name: String
  /// The content of the file.
  public let data: Data
  /// The uniform type that the catalog states, or that of the file's extension.
  public let typeIdentifier: String

  /// Nil if no catalog has a data set of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The same, whatever the bundle.
  public init?(name: String, bundle: Bundle) {
    guard let found = Self.find(name) else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }

  /// The asset itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]?
  }

  private static func find(_ name: String) -> (data: Data, type: String)? {
    let wanted = "/\(name).dataset/Contents.json"
    for path in AppFolder.known.lazy.flatMap({ $0.paths(endingIn: "Contents.json") }) where path.hasSuffix(wanted) {
      guard let list = FileManager.default.contents(atPath: path),
        let entries = (try? JSONDecoder().decode(Contents.self, from: list))?.data?.filter({ $0.filename != nil }),
        let entry = entries.first(where: { $0.idiom == "universal" }) ?? entries.first, let file = entry.filename
      else { continue }
      let url = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(file)
      guard let data = try? Data(contentsOf: url) else { continue }
      return (data, entry.type ?? DocumentTypes.type(of: url) ?? "public.data")
    }
    return nil
  }
}
