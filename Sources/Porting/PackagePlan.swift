import SourceRewriting
import XcodeProjects

/// Which targets of a project become targets of a package, and what these depend on.
struct PackagePlan {
  /// In the order of the project.
  private(set) var targets: [BuiltTarget] = []
  /// Those that do not.
  private(set) var left: [BuiltTarget] = []
  /// The packages whose products the targets depend on.
  private(set) var packages: [BuiltPackage] = []

  /// - Parameter isPackage: whether the project is a package, whose targets for no screen need no rewriting but do no harm either.
  init(_ project: BuiltProject) {
    var modules: Set<String> = []
    for target in project.targets {
      // Two targets with one module, such as the app and its test version, cannot be in one package.
      let isTaken = target.kind != .other && !target.sources.isEmpty && !modules.insert(target.module).inserted
      if target.kind == .other || target.sources.isEmpty || isTaken {
        left.append(target)
      } else {
        targets.append(target)
      }
    }
    let used = Set(targets.flatMap(\.products).map(\.package))
    let isUnsaid = targets.flatMap(\.products).contains { $0.package.isEmpty }
    var known: Set<String> = []
    packages = project.packages.filter {
      (used.contains($0.identity) || isUnsaid) && known.insert($0.identity.lowercased()).inserted
    }
  }

  /// The package of a product; nil if the project has none for it.
  func package(of product: PackageProduct) -> BuiltPackage? {
    if !product.package.isEmpty { return packages.first { $0.identity == product.package } }
    return packages.first { $0.identity == product.name } ?? (packages.count == 1 ? packages.first : nil)
  }

  /// The modules of targets that a target depends on, itself or by others, that are in the package.
  func modules(of target: BuiltTarget) -> [String] {
    target.dependencies.compactMap { name in targets.first { $0.name == name && $0.kind != .tests }?.module }
  }

  /// What sources of the target can import beside what is always there.
  func importable(_ target: BuiltTarget) -> Set<String> {
    Set(targets.map(\.module)).union(target.products.filter { package(of: $0) != nil }.map(\.name))
  }
}
