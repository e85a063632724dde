import Foundation
import UniformTypeIdentifiers

/// Core Foundation's strings, which Foundation of this platform keeps to itself. `as String` and `as CFString` compile.
public typealias CFString = String

/// A reference that Swift does not count, which is a value here.
public struct _UTResult {
  private let value: CFString
  init(_ value: CFString) { self.value = value }
  /// The value.
  public func takeRetainedValue() -> CFString { value }
  /// The value.
  public func takeUnretainedValue() -> CFString { value }
}

/// Extensions of files.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// MIME types.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Whether a type is another one or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  inUTI == inConformsToUTI
    || (UTType(inUTI).flatMap { type in UTType(inConformsToUTI).map { type.conforms(to: $0) } } ?? false)
}

/// Whether two identifiers are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The identifier of an extension or a MIME type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _UTResult? {
  UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    .map { _UTResult($0.identifier) }
}

/// The usual extension or MIME type of an identifier.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> _UTResult? {
  let type = UTType(inUTI)
  let tag = UTTagClass(rawValue: inTagClass) == .mimeType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { _UTResult($0) }
}
