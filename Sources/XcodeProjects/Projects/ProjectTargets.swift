import InterfaceBuilder
import ProjectFiles

/// What says which targets an app has, and what they support: a project of Xcode, or what a generator writes one from.
protocol AppDescription {
  /// What of its files cannot be read.
  var problems: [ReadError] { get }
  /// Whether a target names the document, or a folder that holds it.
  func holds(_ document: String) -> Bool
  /// What the targets support that the document belongs to; what any app of the project does if it belongs to none. Nil if nothing is
  /// known.
  func support(of document: String) -> AppSupport?
}

/// The targets of an app, by number.
struct ProjectTargets {
  let targets: [ProjectTarget]
  /// The languages of the texts that the project has.
  let languages: Set<String>

  /// What the owners of a document support; what any app does if there are none. Nil if nothing is known.
  func support(ofOwners owners: [Int]) -> AppSupport? {
    let owners = owners.map { targets[$0] }
    let apps = owners.filter { $0.kind == .app }
    let support: AppSupport?
    if !apps.isEmpty {
      support = union(apps)
    } else {
      let all = union(targets.filter { $0.kind == .app })
      support = union(owners).map { $0.shown(in: all) } ?? all
    }
    return support.flatMap { $0.isKnown ? $0 : nil }
  }

  /// The targets for iOS whose own folder holds the document, and none that is deeper. Tests do not count.
  func owners(byFolderOf document: String) -> [Int] {
    let shown = targets.indices.filter { targets[$0].kind != .other }
    let own = shown.flatMap { index in targets[index].folders.map { (folder: $0, target: index) } }
      .filter { FilePath.isInside(document, $0.folder) }
    let deepest = own.map(\.folder.utf8.count).max()
    return Array(Set(own.filter { $0.folder.utf8.count == deepest }.map(\.target))).sorted()
  }

  private func union(_ targets: [ProjectTarget]) -> AppSupport? {
    let supports = targets.map { target in
      var support = target.support
      // The list of an app goes before what the project has texts for.
      if support.languages == nil, !languages.isEmpty { support.languages = languages }
      return support
    }
    return supports.dropFirst().reduce(supports.first) { $0?.union($1) }
  }
}

extension AppSupport {
  /// What is left of a framework or an extension inside of any of the apps.
  fileprivate func shown(in apps: AppSupport?) -> AppSupport {
    guard let apps else { return self }
    var support = apps
    if let idioms {
      let shared = apps.idioms.map(idioms.intersection) ?? idioms
      support.idioms = shared.isEmpty ? apps.idioms : shared
    }
    support.deploymentTarget = [deploymentTarget, apps.deploymentTarget].compactMap { $0 }.max()
    return support
  }
}
