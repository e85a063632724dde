import Foundation
import InterfaceBuilder

/// The asset catalogs that belong to documents, each read once.
package struct ProjectAssets {
  /// Where the user said that an app is.
  private let folders: [String]
  private var catalogPaths: [String: [String]] = [:]
  private var catalogs: [String: AssetCatalog] = [:]
  /// What was found for the documents of the folder that was asked for last: mostly the next document lies beside it.
  private var last: (folder: String, catalog: AssetCatalog)?

  /// - Parameter paths: what the user named; a folder among them is the app of the documents in it that lie in no project.
  package init(in paths: [String]) {
    folders = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// All catalogs of the project around the document as one; those of its dependencies count for documents of a dependency only.
  /// Of sets with one name that of the catalog counts which has the most folders in common with the document: a project may hold
  /// several apps.
  package mutating func catalog(besideDocument path: String) -> AssetCatalog {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    if let last, last.folder == folder { return last.catalog }
    let found = findCatalog(besideDocument: path)
    last = (folder, found)
    return found
  }

  private mutating func findCatalog(besideDocument path: String) -> AssetCatalog {
    let document = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    func distance(_ catalog: String) -> Int {
      -zip(document, URL(fileURLWithPath: catalog).pathComponents).prefix { $0 == $1 }.count
    }
    let isForeign = !ProjectFolder.dependencyFolders.isDisjoint(with: document)
    let paths = paths(below: root(ofDocument: path), withDependencies: isForeign)
    return paths.map { (distance($0), $0) }.sorted { $0 < $1 }.reduce(AssetCatalog()) { $0.merging(read($1.1)) }
  }

  /// The folder of the project, else the folder that the user named, else the document's own, of which nobody knows what lies
  /// below it.
  private func root(ofDocument path: String) -> (folder: String, isApp: Bool) {
    var own: String?
    for (folder, _, isProject) in ProjectFolder.folders(aroundDocument: path) {
      if own == nil { own = folder.path }
      if isProject || folders.contains(folder.path) { return (folder.path, true) }
    }
    return (own ?? ".", false)
  }

  private mutating func paths(below root: (folder: String, isApp: Bool), withDependencies: Bool) -> [String] {
    let key = "\(root.folder)\n\(withDependencies)"
    if let known = catalogPaths[key] { return known }
    let skipped = ProjectFolder.buildFolders.union(withDependencies ? [] : ProjectFolder.dependencyFolders)
    var found: [String] = []
    let files = FileManager.default.enumerator(atPath: root.folder)
    while let name = files?.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasSuffix(".xcassets") {
        let path = "\(root.folder)/\(name)"
        if leadsOutside(path, of: root.folder) { continue }
        found.append(path)
      }
      // Catalogs hold many folders, but no catalogs; what is hidden or built is not the app's source.
      if !root.isApp || last.hasPrefix(".") || last.contains(".xc") || skipped.contains(String(last)) {
        files?.skipDescendants()
      }
    }
    catalogPaths[key] = found
    return found
  }

  /// Whether a path is a link to something that is not below the folder. A link to another catalog of the project is one to the
  /// folder; a folder that is named otherwise is none of a catalog.
  private func leadsOutside(_ path: String, of folder: String) -> Bool {
    guard InputFile.isLink(path) else { return false }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return !target.hasPrefix(root + "/") || !target.hasSuffix(".xcassets")
  }

  private mutating func read(_ path: String) -> AssetCatalog {
    if let known = catalogs[path] { return known }
    let catalog = AssetCatalog.read(contentsOf: path)
    catalogs[path] = catalog
    return catalog
  }
}
