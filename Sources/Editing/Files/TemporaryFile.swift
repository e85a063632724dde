import Foundation

/// A file that takes the place of another one in its folder once it is written.
///
/// Whoever writes it holds its lock until it has a place of its own. One whose lock is free was left behind by an edit that was killed.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// Makes an empty file that nobody else may read; nil if the folder takes none, with the reason in `errno`.
  init?(in folder: String) {
    while true {
      let path = folder + "/" + Self.newName()
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        return nil
      }
      var status = stat()
      guard flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &status) == 0 else {
        unlink(path)
        close(descriptor)
        return nil
      }
      // Another edit may clear the folder before the lock is taken.
      guard status.st_nlink > 0 else {
        close(descriptor)
        continue
      }
      (self.path, self.descriptor) = (path, descriptor)
      return
    }
  }

  /// Removes what killed edits have left in a folder. All else stays: what has another name, another owner or several names, what is no
  /// file, and what somebody is writing.
  ///
  /// - Parameter owners: the users to whom files of edits belong.
  static func clear(_ folder: String, of owners: Set<uid_t>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isName(name) {
      removeAbandoned("\(folder)/\(name)", of: owners)
    }
  }

  private static func removeAbandoned(_ path: String, of owners: Set<uid_t>) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1, owners.contains(status.st_uid)
    else { return }
    unlink(path)
  }

  // MARK: Names

  private static let prefix = ".trellis-"
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// `.trellis-` and six letters or digits.
  private static func newName() -> String {
    while true {
      let name = prefix + String((0..<6).map { _ in letters.randomElement() ?? "0" })
      if isName(name) { return name }
    }
  }

  /// Six small letters may be a word that somebody else chose.
  private static func isName(_ name: String) -> Bool {
    let rest = name.dropFirst(prefix.count)
    return name.hasPrefix(prefix) && rest.count == 6 && rest.allSatisfy(letters.contains)
      && !rest.allSatisfy(\.isLowercase)
  }
}
