/// A class whose members are found by their Objective-C names, in place of the Objective-C runtime. `uikit-sources` writes
/// the conformance for each class of an app that has outlets, actions or other members marked `@objc`.
@preconcurrency
public protocol GeneratedMembers: AnyObject {
  /// Does what the message says; false if the class and those it inherits from have no member of its name.
  ///
  /// Throws a ``MemberMessage/Mismatch`` if a value is not of the type that the member takes.
  @MainActor func _member(_ message: MemberMessage) throws -> Bool
}

/// What a module has that is found by name and belongs to no class of its own. `uikit-sources` writes one for each module.
@preconcurrency
public protocol GeneratedModule: AnyObject {
  /// Does what the message says with a member of an extension of a class of another module; false if there is none.
  @MainActor static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool
  /// The class that documents know by another name than Swift does: an `@objc(Name)`, or the last name of a nested class.
  static func type(named name: String) -> AnyClass?
  /// An object of the class of the name, if the class is plain: no view, no controller, and made without arguments.
  @MainActor static func make(named name: String) -> AnyObject?
  /// The folder of the module's sources.
  static var folder: String { get }
  /// The path of the property list that the project of the sources names; empty if none does.
  static var informationFile: String { get }
  /// The main storyboard that the settings of the project name; empty if they do not.
  static var mainStoryboard: String { get }
}

extension GeneratedModule {
  public static var informationFile: String { "" }
  public static var mainStoryboard: String { "" }
}

/// The modules that the process is known to have: those of selectors and of classes of documents.
@MainActor
public enum GeneratedModules {
  private(set) static var known: [any GeneratedModule.Type] = []

  /// Makes the members that a module has added to other modules' classes known to every object.
  public static func add(_ module: any GeneratedModule.Type) {
    guard !known.contains(where: { $0 == module }) else { return }
    known.append(module)
    AppFolder.add(module.folder, informationFile: module.informationFile)
  }

  /// The module of the name, if it was rewritten.
  static func find(_ name: String) -> (any GeneratedModule.Type)? {
    guard let module = NSClassFromString("\(name)._UIKitSources") as? any GeneratedModule.Type else { return nil }
    add(module)
    return module
  }
}
