/// The main bundle of an app whose sources are rewritten: the folder of its sources.
enum AppBundle {
  static func of(_ module: any GeneratedModule.Type) -> Bundle { Bundle(path: module.folder) ?? .main }

  /// The folder that a bundle stands for; nil for one that is no app's.
  static func folder(of bundle: Bundle) -> AppFolder? {
    let path = bundle.bundlePath
    return AppFolder.known.first { $0.path == path || URL(fileURLWithPath: $0.path).standardizedFileURL.path == path }
  }
}

extension Bundle {
  /// The main bundle of the app that the module is of. `uikit-sources` writes it in place of `main`.
  public static func _main(of module: any GeneratedModule.Type) -> Bundle { AppBundle.of(module) }
}

/// The text of a key in the app's language. `uikit-sources` writes it in place of `NSLocalizedString`; without a bundle the table is the
/// app's.
public func _localizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String,
  _ module: any GeneratedModule.Type
) -> String {
  let folder = bundle.map { AppBundle.folder(of: $0) } ?? AppFolder(path: module.folder)
  if let bundle, folder == nil { return bundle.localizedString(forKey: key, value: value, table: tableName) }
  return folder?.text(of: key, table: tableName ?? "Localizable") ?? (value.isEmpty ? key : value)
}
