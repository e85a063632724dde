import Foundation
import UniformTypeIdentifiers

/// The uniform types of files, by their identifiers.
enum DocumentTypes {
  /// Nil for a file without an extension; `public.data` for an unknown one, which has a dynamic type on iOS.
  static func type(of url: URL) -> String? {
    guard let type = UTType(filenameExtension: url.pathExtension) else { return nil }
    return type.isDynamic ? "public.data" : type.identifier
  }

  /// The first extension of a type.
  static func fileExtension(of type: String) -> String? { UTType(type)?.preferredFilenameExtension }

  /// Whether a type is another or a special case of it. What nobody has declared is data.
  static func type(_ type: String, conformsTo other: String) -> Bool {
    if type == other || ["public.item", "public.data", "public.content"].contains(other) { return true }
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }
}
