extension URLResourceKey {
  /// The type of a file.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  /// The type of the file, by its name's extension where the values have its name or path; nil otherwise: Foundation on Linux reads no
  /// value for `contentTypeKey` itself.
  public var contentType: UTType? {
    let file = name ?? path.map { ($0 as NSString).lastPathComponent }
    return file.flatMap { UTType(filenameExtension: ($0 as NSString).pathExtension) }
  }
}
