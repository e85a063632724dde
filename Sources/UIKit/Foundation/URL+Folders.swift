/// The folders of the user that Foundation names since iOS 16, and that of Linux does not.
extension URL {
  /// Documents that the user sees.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Files of the app that the user does not see.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// Files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder of what the user does not see.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// Files from the network.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// Films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// Music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// Pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// What all users share.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// What the user has thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  /// Apps.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// Apps of the user.
  public static var userDirectory: URL { folder(.userDirectory, "Users") }

  /// The folder that Foundation knows, or the one that iOS has below the home.
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ path: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? homeDirectory.appendingPathComponent(path, isDirectory: true)
  }
}
