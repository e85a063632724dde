extension URL {
  /// Options of bookmarks.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With as little as will do.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file of an alias.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without the right to the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// Options of reading bookmarks.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody is asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Without the right to the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// Asks for the right to a file outside of the app's folder. It is given for each file URL: there is no sandbox here.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Gives the right back, of which nothing depends here.
  public func stopAccessingSecurityScopedResource() { _ = isFileURL }

  /// What finds the file again: its path, so that a file which was moved is not found.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return Data(standardizedFileURL.path.utf8)
  }

  /// The file of a bookmark; an error if it is no longer there.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let path = String(data: data, encoding: .utf8), path.hasPrefix("/") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}

extension FileManager {
  /// Removes a file: there is no trash here, as on a phone without Files. Gives no place of the file.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    outResultingURL?.pointee = nil
    try removeItem(at: url)
  }
}
