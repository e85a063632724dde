import Foundation

/// The data sets of the asset catalogs of rewritten apps.
package enum AppDataSets {
  /// The first file of the data set of a name, with the type that the set says it has; nil if there is none. It looks through the folders
  /// of the app at each call.
  package static func file(named name: String) -> (path: String, type: String?)? {
    for folder in AppFolder.known {
      let found = FileManager.default.enumerator(atPath: folder.path)
      while let path = found?.nextObject() as? String {
        guard path.hasSuffix("/\(name).dataset") || path == "\(name).dataset" else { continue }
        let set = "\(folder.path)/\(path)"
        if let file = file(inSet: set) { return file }
      }
    }
    return nil
  }

  private static func file(inSet set: String) -> (path: String, type: String?)? {
    struct Contents: Decodable {
      struct Entry: Decodable {
        var filename: String?
        var type: String?
        enum CodingKeys: String, CodingKey {
          case filename
          case type = "universal-type-identifier"
        }
      }
      var data: [Entry]
    }
    guard let bytes = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: bytes),
      let entry = contents.data.first(where: { $0.filename != nil }), let name = entry.filename
    else { return nil }
    return ("\(set)/\(name)", entry.type)
  }
}
