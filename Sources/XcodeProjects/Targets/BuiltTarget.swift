/// What a project builds: a target with its own files, wherever they lie.
package struct BuiltTarget: Sendable {
  /// What a target builds, as far as a package can build it.
  package enum Kind: String, Sendable {
    case app
    /// A framework or a library for iOS.
    case library
    /// Tests that run in a process of their own or in the app.
    case tests
    /// Something that has no place in a package here: an extension, tests of the screen, anything for another system.
    case other
  }

  /// The name in the project.
  package var name: String
  /// The module's name, by which sources import it and storyboards find its classes.
  package var module: String
  package var kind: Kind
  /// The absolute paths of the Swift files that exist, in their order.
  package var sources: [String] = []
  /// Those of files in C, C++ and Objective-C, without headers.
  package var foreignSources: [String] = []
  /// The absolute paths of documents, catalogs, images and texts.
  package var resources: [String] = []
  /// The absolute path of the property list; nil for none.
  package var informationFile: String?
  /// The storyboard that the settings name for a property list that is generated; nil for none.
  package var mainStoryboard: String?
  /// Targets of the same project that it depends on, by name.
  package var dependencies: [String] = []
  /// Products of packages, with the package's name as ``BuiltPackage/identity`` has it; empty where the project does not say.
  package var products: [PackageProduct] = []
  /// Modules that come with CocoaPods, Carthage or as binaries, as far as the project names them.
  package var binaries: [String] = []
  /// The flags that `#if` asks for, without DEBUG.
  package var flags: [String] = []
  /// Whether the sources are in the mode of Swift 6.
  package var isSwift6 = false

  /// What no file says yet.
  package init(name: String, module: String? = nil, kind: Kind) {
    self.name = name
    self.module = module ?? Self.identifier(name)
    self.kind = kind
  }

  /// A name with an underscore for each character that an identifier of C cannot have, as Xcode makes module names of products.
  package static func identifier(_ name: String) -> String {
    let word = String(name.map { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) ? $0 : "_" })
    return word.first?.isNumber ?? true ? "_" + word : word
  }
}

/// A product of a package.
package struct PackageProduct: Hashable, Sendable {
  package var name: String
  /// As ``BuiltPackage/identity`` has it; empty where the project does not say.
  package var package: String
}

/// A package that a project depends on.
package struct BuiltPackage: Hashable, Sendable {
  /// The last part of its path or address, without `.git`: how a manifest of Swift names it.
  package var identity: String
  /// The absolute path of its folder; nil for one with an address.
  package var path: String?
  /// Its address; nil for one with a path.
  package var url: String?
  /// What follows the address in a manifest of Swift, such as `from: "1.0.0"`.
  package var requirement = ""

  /// A package in a folder, of an absolute path.
  package init(path: String) {
    identity = Self.identity(path)
    self.path = path
  }

  /// A package with an address.
  package init(url: String, requirement: String) {
    identity = Self.identity(url)
    self.url = url
    self.requirement = requirement
  }

  private static func identity(_ place: String) -> String {
    let last = place.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
