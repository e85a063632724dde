/// The data of a data set in an asset catalog of the app.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: String
  /// The bytes of its first file.
  public let data: Data
  /// The uniform type that the data set says its file has, or that follows from the ending of the file's name.
  public let typeIdentifier: String

  /// The data set of a name in the folders of the app; nil if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The same, whatever the bundle.
  public init?(name: String, bundle: Bundle) {
    guard let found = AppDataSets.file(named: name), let data = FileManager.default.contents(atPath: found.path) else {
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = found.type ?? "public.data"
  }
}
