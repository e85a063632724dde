/// A file, a folder or a symbolic link with its content, before it is written or after it was read. Foundation has it on Apple's platforms.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How an item is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At once, which it is in any case here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Without a map of the file's bytes into memory, which there is in no case here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How an item is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In one step: other programs see the old item or the new one.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The names under which the items were written become those of the wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that the item would like to have; nil by default.
  open var preferredFilename: String?
  /// The name that the item has; nil before it was read or written.
  open var filename: String?
  /// Dates, permissions and the like, as `FileManager` has them.
  open var fileAttributes: [String: Any] = [:]

  /// A file with some bytes.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// A folder with some items, by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// A link to another item.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// What is at an address, with all that is in it. Throws what the file system says.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    readAttributes(url)
  }

  /// Nil: nothing is read from the coder.
  public required init?(coder inCoder: NSCoder) { return nil }

  private func readAttributes(_ url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return }
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  private static func content(at url: URL) throws -> Content {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeSymbolicLink:
      return .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
    case .typeDirectory:
      let names = try manager.contentsOfDirectory(atPath: url.path)
      let items = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }
      return .folder(Dictionary(uniqueKeysWithValues: items))
    default: return .file(try Data(contentsOf: url))
    }
  }

  /// Whether the item is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether the item is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the item is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  /// The bytes of a file; nil for other items.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The items of a folder, by their names; nil for other items.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let items) = content { items } else { nil } }
  /// Where a link leads; nil for other items.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds an item to a folder, under its preferred name or another one if that is taken; returns the name. Nothing in an item that is no folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var items) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var (name, number) = (wanted, 1)
    while items[name] != nil, items[name] !== child {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    items[name] = child
    content = .folder(items)
    return name
  }

  /// Adds a file to a folder; returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes an item from a folder; nothing if it is not there.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let items) = content else { return }
    content = .folder(items.filter { $0.value !== child })
  }

  /// The name of an item of a folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Whether what is at an address is still what was read: as old and as large.
  open func matchesContents(of url: URL) -> Bool {
    let present = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = FileAttributeKey.modificationDate
    return present != nil && present?[date] as? Date == fileAttributes[date.rawValue] as? Date
  }

  /// Reads anew. Throws what the file system says.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    filename = url.lastPathComponent
    readAttributes(url)
  }

  /// Writes the item with all that is in it, in the place of what is there. Throws what the file system says; then what was there is kept.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url, options: .atomic)
    case .link(let destination):
      try? manager.removeItem(at: url)
      try manager.createSymbolicLink(at: url, withDestinationURL: destination)
    case .folder(let items):
      // Beside its place first, so that what is there is replaced as a whole.
      let new = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try manager.createDirectory(at: new, withIntermediateDirectories: true)
      do {
        for (name, item) in items {
          try item.write(to: new.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: new, to: url)
      } catch {
        try? manager.removeItem(at: new)
        throw error
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}

nonisolated(unsafe) private var wrapperKey: UInt8 = 0

extension NSTextAttachment {
  /// The file of the attachment; nil by default. Its bytes are also ``contents`` where these are nil.
  public var fileWrapper: FileWrapper? {
    get { objc_getAssociatedObject(self, &wrapperKey) as? FileWrapper }
    set {
      objc_setAssociatedObject(self, &wrapperKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if contents == nil { contents = newValue?.regularFileContents }
    }
  }
}
