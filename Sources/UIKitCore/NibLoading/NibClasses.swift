/// The classes that documents name.
///
/// A class is found by its name, `App.ProfileView`, unless it is generic, private or declared inside of another type;
/// such a class has to be registered. Methods that actions name have to be registered as well, because on Linux no
/// object knows its methods by name (DEVIATIONS.md, 61). Sources that `uikit-sources` rewrites need neither.
@preconcurrency @MainActor
public enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var actions: [ObjectIdentifier: [Selector]] = [:]

  /// Modules that are searched if a document names no module for a class, or one that this process does not have, such
  /// as the app's module in a test of its documents. The main module is searched in any case.
  public static var modules: [String] = []

  /// Says which class a document means by a name, and which methods of it actions call:
  /// `NibClasses.register(Screen.self, actions: [Selector("didTap:", Screen.didTap)])`.
  ///
  /// - Parameter name: as in the document, alone or after its module; nil is the class's own.
  public static func register(_ type: AnyClass, named name: String? = nil, actions: [Selector] = []) {
    registered[name ?? String(describing: type)] = type
    self.actions[ObjectIdentifier(type), default: []] += actions
  }

  /// The class that was registered for a document's `customClass` and `customModule`.
  static func registeredClass(_ name: String, module: String?) -> AnyClass? {
    module.flatMap { registered["\($0).\(name)"] } ?? registered[name]
  }

  /// The class of a document's `customClass` and `customModule`; nil if this process does not have it.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let known = registeredClass(name, module: module) { return known }
    let places = places(module)
    // The modules' own answer first, so that their members are known from then on.
    let generated = places.compactMap { GeneratedModules.find($0) }
    if let found = generated.lazy.compactMap({ $0.type(named: name) }).first
      ?? places.lazy.compactMap({ NSClassFromString("\($0).\(name)") }).first
    {
      return found
    }
    // A document may name its module as it was called once.
    let others = GeneratedModules.known.compactMap { other in
      other.type(named: name) ?? NSClassFromString("\(Self.name(of: other)).\(name)")
    }
    return others.count == 1 ? others[0] : others.isEmpty ? ClassOrigin.frameworkClass(name) : nil
  }

  // MARK: The app that runs

  private static var launched: String?
  private static var unknown: Set<String> = []

  /// Says which module's classes an app's documents mean, whatever they call it.
  static func begin(_ module: any GeneratedModule.Type) {
    launched = name(of: module)
    unknown = []
  }

  /// `Shop` of `Shop._UIKitSources`.
  private static func name(of module: any GeneratedModule.Type) -> String {
    String(String(reflecting: module).prefix { $0 != "." })
  }

  /// Logs, once a launch, that the program has no class that a document names.
  static func reportUnknown(_ name: String, module: String?) {
    guard unknown.insert("\(module ?? "").\(name)").inserted else { return }
    var modules = [module, launched].compactMap { $0 }.filter { !$0.isEmpty }
    if modules.count == 2, modules[0] == modules[1] { modules.removeLast() }
    let addition = modules.isEmpty ? "" : " It is not in \(modules.joined(separator: ", nor in "))."
    LayoutLog.write("Unknown class \(name) in Interface Builder file.\(addition)")
  }

  /// An object of a class of rewritten sources that is no view and no controller; nil if there is no such class, or it needs
  /// arguments.
  static func makeObject(_ name: String, module: String?) -> AnyObject? {
    places(module).lazy.compactMap { GeneratedModules.find($0) }.compactMap { $0.make(named: name) }.first
  }

  private static func places(_ module: String?) -> [String] {
    [module, launched].compactMap { $0 } + modules
      + [ProcessInfo.processInfo.processName]
      // Foundation complains about names of classes with more dots, as that of a test has.
      .filter { !$0.contains(".") }
  }

  /// The selector with the method that was registered for the target's class or one it inherits from, else the bare name.
  static func action(_ name: String, on target: AnyObject?) -> Selector {
    var type: AnyClass? = target.map { Swift.type(of: $0) }
    while let present = type {
      if let known = actions[ObjectIdentifier(present)]?.first(where: { $0.description == name }) { return known }
      type = _getSuperclass(present)
    }
    return Selector(name)
  }
}
