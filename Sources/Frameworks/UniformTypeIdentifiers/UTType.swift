import Foundation
import Synchronization

/// What a tag of a type is: the extension of a file or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class.
  public let rawValue: String
  /// A class by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of data by its identifier.
///
/// The types that the system declares are known with their tags and what they conform to, as are those that the app's property list declares
/// under `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The identifier, as `public.jpeg`.
  public let identifier: String

  private static let declared: [String: Facts] = Facts.all
  /// Identifiers by their extensions and MIME types; the first that has one counts.
  private static let tagged: [UTTagClass: [String: [String]]] = {
    var found: [UTTagClass: [String: [String]]] = [:]
    for (name, facts) in declared.sorted(by: { $0.value.place < $1.value.place }) {
      for tag in facts.extensions { found[.filenameExtension, default: [:]][tag, default: []].append(name) }
      if !facts.mimeType.isEmpty { found[.mimeType, default: [:]][facts.mimeType, default: []].append(name) }
    }
    return found
  }()

  struct Facts: Sendable {
    var place: Int
    var parents: [String]
    var extensions: [String]
    var mimeType: String

    static var all: [String: Facts] {
      var found: [String: Facts] = [:]
      for (place, line) in DeclaredTypes.table.split(separator: "\n").enumerated() {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
          $0.split(separator: " ").map(String.init)
        }
        guard parts.count == 4, let name = parts[0].first else { continue }
        found[name] = Facts(place: place, parents: parts[1], extensions: parts[2], mimeType: parts[3].first ?? "")
      }
      // An app's own declaration of an extension comes before the system's, and changes no type of the system.
      for (place, declaration) in ofApp(Bundle.main.infoDictionary ?? [:]).enumerated()
      where found[declaration.name] == nil {
        found[declaration.name] = declaration.facts
        found[declaration.name]?.place = place - 1_000
      }
      return found
    }

    /// What a property list declares.
    static func ofApp(_ information: [String: Any]) -> [(name: String, facts: Facts)] {
      let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
      return lists.flatMap { information[$0] as? [[String: Any]] ?? [] }.prefix(1_000).compactMap { declaration in
        guard let name = declaration["UTTypeIdentifier"] as? String else { return nil }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        return (
          name,
          Facts(
            place: 0, parents: words(declaration["UTTypeConformsTo"]),
            extensions: words(tags["public.filename-extension"]).map { $0.lowercased() },
            mimeType: words(tags["public.mime-type"]).first ?? "")
        )
      }
    }
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The type of an identifier; nil for one that nobody has declared.
  public init?(_ identifier: String) {
    guard Self.declared[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// What types that nobody has declared conform to, as the app said when it first named them.
  private static let given = Mutex<[String: String]>([:])

  /// A type of this app. It conforms to the given type, `data` if there is none, unless its property list declares it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, givenParent: parentType)
  }
  /// A type of another app. It conforms to the given type, `data` if there is none, unless the app's property list declares it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, givenParent: parentType)
  }

  private init(_ identifier: String, givenParent: UTType?) {
    self.identifier = identifier
    guard let givenParent, Self.declared[identifier] == nil else { return }
    Self.given.withLock { if $0[identifier] == nil { $0[identifier] = givenParent.identifier } }
  }

  /// The types that a type conforms to at once.
  private static func parents(of identifier: String) -> [String] {
    declared[identifier]?.parents ?? [given.withLock { $0[identifier] } ?? "public.data"]
  }

  /// The type of an extension; a new dynamic one if nobody has declared it, nil for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// The type of a MIME type; a new dynamic one if nobody has declared it, nil for an empty one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// The type of a tag, which conforms to another one; a new dynamic one if nobody has declared it, nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    self.identifier = found?.identifier ?? "dyn.\(tagClass == .mimeType ? "m" : "e").\(tag.lowercased())"
  }

  /// All declared types of a tag that conform to another one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let names = tagged[tagClass]?[tag.lowercased()] ?? []
    return names.map { UTType(known: $0) }.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// The usual extension of files; nil for a type of no files.
  public var preferredFilenameExtension: String? {
    isDynamic && identifier.hasPrefix("dyn.e.")
      ? String(identifier.dropFirst(6)) : Self.declared[identifier]?.extensions.first
  }
  /// The usual MIME type.
  public var preferredMIMEType: String? {
    if isDynamic && identifier.hasPrefix("dyn.m.") { return String(identifier.dropFirst(6)) }
    return Self.declared[identifier].flatMap { $0.mimeType.isEmpty ? nil : $0.mimeType }
  }
  /// All extensions and MIME types.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let extensions = Self.declared[identifier]?.extensions ?? []
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if let type = preferredMIMEType { tags[.mimeType] = [type] }
    return tags
  }

  /// Whether nobody has declared the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the system or an app has declared it.
  public var isDeclared: Bool { !isDynamic }
  /// Whether its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// A page that describes it; none is known.
  public var referenceURL: URL? { nil }
  /// The version of its declaration; none is known.
  public var version: Int? { nil }
  /// A description for the user; none is known.
  public var localizedDescription: String? { nil }

  /// The types that it conforms to, near and far.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = Self.parents(of: identifier)
    while let next = rest.popLast() {
      if found.insert(UTType(known: next)).inserted { rest += Self.parents(of: next) }
    }
    return found
  }

  /// Whether it is the type or one of its kinds: `UTType.png.conforms(to: .image)`.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether the other one is a kind of this, and not this itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether this is more general than the other one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The identifier.
  public var description: String { identifier }
}

extension URL {
  /// The address with another last part, and the usual extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// The address with the usual extension of a type, unless it has one of its extensions.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let known = contentType.tags[.filenameExtension] ?? contentType.preferredFilenameExtension.map { [$0] } ?? []
    guard let first = known.first, !known.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(first)
  }
}
