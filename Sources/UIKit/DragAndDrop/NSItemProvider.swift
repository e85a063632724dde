/// Gives an object as the data of uniform types.
///
/// Foundation has it on Apple's platforms; on Linux it is missing.
public protocol NSItemProviderWriting {
  /// Uniform types, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The same for an object that knows better; those of the class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives the data of a type to the handler, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// Makes an object of the data of uniform types.
public protocol NSItemProviderReading {
  /// Uniform types, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// The object that the data describe.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may read a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody; there is one program here.
  case all = 0
  /// Apps of the same developer.
  case team = 1
  /// The app itself.
  case ownProcess = 3
}

/// How a file of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// What an item provider has.
private final class ItemContents {
  enum Source {
    case data(NSItemProvider.DataLoader)
    case file((@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    case item(NSItemProvider.LoadHandler)
  }

  var representations: [(type: String, source: Source)] = []
  var objects: [any NSItemProviderWriting] = []
  var suggestedName: String?
  var preferredPresentationSize = CGSize.zero
  var preferredPresentationStyle = NSItemProvider.PreferredPresentationStyle.unspecified
  var teamData: Data?
}

extension NSItemProvider {
  /// How an item is shown where it is inserted.
  public enum PreferredPresentationStyle: Int, Sendable {
    /// As it seems best; the default.
    case unspecified
    /// Within the text.
    case inline
    /// As a file.
    case attachment
  }
  /// What goes wrong.
  public enum ErrorCode: Int, Sendable {
    /// Anything.
    case unknownError = -1
    /// There is no such representation.
    case itemUnavailableError = -1000
    /// What was given is of another class.
    case unexpectedValueClassError = -1100
    /// The representation cannot be made into the class.
    case unavailableCoercionError = -1200
  }
  /// As Apple spells it.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Gives data to the handler, at once or later.
  public typealias DataLoader = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  /// Gives something to the handler: the class and options that were asked for, and the handler.
  public typealias LoadHandler = (
    @escaping @Sendable (Any?, (any Error)?) -> Void, AnyClass?, [AnyHashable: Any]?
  ) -> Void

  private typealias Source = ItemContents.Source
  private var own: ItemContents {
    if let made = contents as? ItemContents { return made }
    let made = ItemContents()
    contents = made
    return made
  }
  private var representations: [(type: String, source: Source)] {
    get { own.representations }
    set { own.representations = newValue }
  }
  private var objects: [any NSItemProviderWriting] {
    get { own.objects }
    set { own.objects = newValue }
  }
  /// Uniform types, the best first.
  public var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  /// Of the file that is made of the item; nil by default.
  public var suggestedName: String? {
    get { own.suggestedName }
    set { own.suggestedName = newValue }
  }
  /// Points; zero by default.
  public var preferredPresentationSize: CGSize {
    get { own.preferredPresentationSize }
    set { own.preferredPresentationSize = newValue }
  }
  /// Unspecified by default.
  public var preferredPresentationStyle: PreferredPresentationStyle {
    get { own.preferredPresentationStyle }
    set { own.preferredPresentationStyle = newValue }
  }
  /// For apps of the same developer; nil by default.
  public var teamData: Data? {
    get { own.teamData }
    set { own.teamData = newValue }
  }

  /// With those of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// With an item of a type; nil is nothing.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item { registerItem(forTypeIdentifier: typeIdentifier ?? "public.data") { done, _, _ in done(item, nil) } }
  }

  /// With the content of a file, in the type of its extension; nil if there is none.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerFileRepresentation(
      forTypeIdentifier: DocumentTypes.type(of: fileURL) ?? "public.data", visibility: .all
    ) { done in
      done(fileURL, false, nil)
      return nil
    }
  }

  /// The first object that was registered.
  var keptObject: Any? { objects.first }

  // MARK: Registering

  /// Adds the data of a type.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { representations.append((typeIdentifier, .data(loadHandler))) }

  /// Adds a file of a type.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { representations.append((typeIdentifier, .file(loadHandler))) }

  /// Adds an object, with all of its types.
  public func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    objects.append(object)
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Adds a class of which an object is made when it is needed.
  public func registerObject<Object: NSItemProviderWriting>(
    ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        loadHandler { object, error in
          guard let object else { return done(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
        }
      }
    }
  }

  /// Adds anything of a type.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    representations.append((typeIdentifier, .item(loadHandler)))
  }

  // MARK: Asking

  /// Whether there is a representation of a type, or of a special case of it.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { source(of: typeIdentifier) != nil }
  /// The same.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    source(of: typeIdentifier) != nil
  }
  /// Whether an object of a class can be made.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
      || aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Keeps an object as what a type is.
  func keep(_ object: any NSItemProviderWriting, _ type: String) {
    objects.append(object)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
    }
  }

  /// The data of a type, if its loader gives them before it returns.
  func dataAtOnce(_ type: String) -> Data? {
    let box = DataBox()
    switch source(of: type) {
    case .data(let loader): _ = loader { data, _ in box.data = data }
    case .file(let loader): _ = loader { url, _, _ in box.data = url.flatMap { try? Data(contentsOf: $0) } }
    case .item, nil: break
    }
    return box.data
  }
  private final class DataBox: @unchecked Sendable { var data: Data? }

  private func source(of type: String) -> Source? {
    representations.first { DocumentTypes.type($0.type, conformsTo: type) }?.source
  }

  // MARK: Loading: handlers are called on the main queue, in a later turn

  /// Gives an object of a class to the handler; the first that there is of that class, or else one that is made of the data.
  @_disfavoredOverload
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { load(aClass) { completionHandler($0, $1) } }

  /// The same, with the class in the type of the handler's argument.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { load(aClass) { completionHandler($0 as? Object, $1) } }

  private func load(
    _ wanted: any NSItemProviderReading.Type,
    _ done: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let (progress, request) = (Self.finished(), Request(wanted: wanted, done: done))
    for object in objects where Swift.type(of: object) == wanted {
      guard let kept = object as? any NSItemProviderReading else { continue }
      let answer = Answer(kept)
      AppLoop.async { request.done(answer.value as? any NSItemProviderReading, nil) }
      return progress
    }
    guard let type = wanted.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
    else {
      AppLoop.async { request.done(nil, Self.error(.itemUnavailableError)) }
      return progress
    }
    loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return request.done(nil, error) }
      do {
        request.done(try request.wanted.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch { request.done(nil, error) }
    }
    return progress
  }

  /// Gives the data of a type to the handler.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let later: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      AppLoop.async { completionHandler(data, error) }
    }
    switch source(of: typeIdentifier) {
    case .data(let loader): _ = loader(later)
    case .file(let loader):
      _ = loader { url, _, error in
        guard let url else { return later(nil, error) }
        do { later(try Data(contentsOf: url), nil) } catch { later(nil, error) }
      }
    case .item(let loader):
      loader(
        { item, error in
          switch item {
          case let data as Data: later(data, nil)
          case let text as String: later(Data(text.utf8), nil)
          case let url as URL: later(url.isFileURL ? try? Data(contentsOf: url) : url.dataRepresentation, nil)
          default: later(nil, error ?? Self.error(.unavailableCoercionError))
          }
        }, nil, nil)
    case nil: later(nil, Self.error(.itemUnavailableError))
    }
    return Self.finished()
  }

  /// Gives the address of a file with the data to the handler. A file that was made for it is deleted when the handler has ended.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "file"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      var file = folder.appendingPathComponent(name)
      if file.pathExtension.isEmpty, let ending = DocumentTypes.fileExtension(of: typeIdentifier) {
        file = file.appendingPathExtension(ending)
      }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: file)
        completionHandler(file, nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Gives the address of the file itself to the handler, and true; or that of a copy, and false.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    if case .file(let loader) = source(of: typeIdentifier) {
      _ = loader { url, _, error in AppLoop.async { completionHandler(url, url != nil, error) } }
      return Self.finished()
    }
    return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Gives what was registered for a type to the handler: an item as it is, else its data or the address of its file.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let later: @Sendable (Any?, (any Error)?) -> Void = { item, error in
      let answer = Answer(item)
      AppLoop.async { completionHandler(answer.value, error) }
    }
    switch source(of: typeIdentifier) {
    case .item(let loader): loader(later, nil, options)
    case .data(let loader): _ = loader { data, error in later(data, error) }
    case .file(let loader): _ = loader { url, _, error in later(url, error) }
    case nil: later(nil, Self.error(.itemUnavailableError))
    }
  }

  private struct Request: @unchecked Sendable {
    let wanted: any NSItemProviderReading.Type
    let done: ((any NSItemProviderReading)?, (any Error)?) -> Void
  }
  private struct Answer: @unchecked Sendable {
    let value: Any?
    init(_ value: Any?) { self.value = value }
  }

  private static func finished() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  static func error(_ code: ErrorCode) -> any Error { NSError(domain: errorDomain, code: code.rawValue) }
}

extension NSItemProvider: NSCopying {
  /// A provider of the same representations.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let (mine, its) = (own, copy.own)
    (its.representations, its.objects, its.suggestedName) = (mine.representations, mine.objects, mine.suggestedName)
    return copy
  }
}
