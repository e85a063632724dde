import Foundation

/// What is in a folder, by name.
///
/// Foundation leaves out names that are not UTF-8.
struct FolderEntries {
  /// In order.
  private(set) var names: [String] = []
  /// Names that are not UTF-8, with their other bytes as `\xE9`; in order.
  private(set) var foreign: [(name: String, isFolder: Bool)] = []

  /// - Returns: nil if the folder cannot be read; `errno` says why.
  init?(of path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != "." && name != ".." { names.append(name) }
      } else {
        foreign.append((Self.escaped(bytes), Int32(entry.pointee.d_type) == Int32(DT_DIR)))
      }
    }
    names.sort()
    foreign.sort { $0.name < $1.name }
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
