import Foundation
import InterfaceBuilder

/// A document on disk that is read, edited and replaced.
///
/// The new bytes go to a temporary file beside the old one, which then takes its place with its mode and owner, so that nobody ever
/// reads half a document. A symbolic link stays one; a file with several names is written in place, so that it keeps them.
package struct EditedFile: Sendable {
  /// The path as it was given.
  package let path: String
  /// What was read.
  package let bytes: [UInt8]
  /// Where links lead to.
  private let target: String

  /// Reads a file.
  ///
  /// - Throws: `ReadError` if it cannot be opened, is no regular file or has more than 16 MB.
  package init(reading path: String) throws(ReadError) {
    self.path = path
    bytes = [UInt8](try Document.data(contentsOf: path))
    target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Puts new bytes in the place of those that were read.
  ///
  /// What a killed edit has left in the folder is removed. Whoever else replaces the file meanwhile is found out: two that edit at once do it one after the other, and the second is told.
  ///
  /// - Throws: ``EditError`` if the file does not hold what was read any more, or cannot be written. It is as it was then.
  package func replace(by new: [UInt8]) throws(EditError) {
    let descriptor = open(target, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure("cannot be written") }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw Self.failure("cannot be locked") }
    // Released when the descriptor is closed. Who waited for it may have the lock of a file that was replaced meanwhile.
    var (mine, present) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0, stat(target, &present) == 0, mine.st_ino == present.st_ino,
      mine.st_dev == present.st_dev, holdsWhatWasRead
    else {
      throw EditError(.file, "the file was not written, because another program changed the file during the edit")
    }
    TemporaryFile.clear(folder, of: [geteuid(), mine.st_uid])
    if mine.st_nlink > 1 { return try overwrite(descriptor, with: new) }
    try exchange(with: new, mode: mine.st_mode & 0o7777, owner: (mine.st_uid, mine.st_gid))
  }

  private var holdsWhatWasRead: Bool {
    guard let data = try? InputFile.read(target) else { return false }
    return data.elementsEqual(bytes)
  }

  private func exchange(with new: [UInt8], mode: mode_t, owner: (uid_t, gid_t)) throws(EditError) {
    guard let temporary = TemporaryFile(in: folder) else {
      throw Self.failure(
        "the file cannot be written, because trellis cannot create a temporary file in the same folder")
    }
    let descriptor = temporary.descriptor
    var isDone = false
    defer { if !isDone { unlink(temporary.path) } }
    // The lock of the temporary file lasts as long as any of its descriptors.
    let lock = dup(descriptor)
    defer { close(lock) }
    // Only the owner of a file can give it away; who cannot owns the new one.
    _ = fchown(descriptor, owner.0, owner.1)
    let isWritten = Self.write(new, to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten else { throw Self.failure("cannot be written") }
    guard rename(temporary.path, target) == 0 else { throw Self.failure("cannot be replaced") }
    isDone = true
  }

  /// Where the file is.
  private var folder: String {
    let folder = (target as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private func overwrite(_ descriptor: Int32, with new: [UInt8]) throws(EditError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0, Self.write(new, to: descriptor),
      ftruncate(descriptor, off_t(new.count)) == 0, fsync(descriptor) == 0
    else { throw Self.failure("cannot be written") }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure(_ message: String) -> EditError {
    EditError(.file, "\(message): \(String(cString: strerror(errno)))")
  }
}
