/// The classes that documents name.
///
/// A class is found by its name, `App.ProfileView`, without being registered, if it is not generic, private or inside of another
/// type. What cannot be found that way is registered; so are the methods that actions name, for no object knows its methods by
/// name on Linux.
@preconcurrency @MainActor
public enum NibClasses {
  private static var registered: [String: AnyClass] = [:]
  private static var actions: [ObjectIdentifier: [Selector]] = [:]

  /// Modules that are searched for a class whose document names none, or one that this process does not have, such as an app's
  /// when its documents are tested. The main module always is.
  public static var modules: [String] = []

  /// Says which class a document means by a name, and which methods of it actions call:
  /// `NibClasses.register(Screen.self, actions: [Selector("didTap:", Screen.didTap)])`.
  ///
  /// - Parameter name: as in the document, alone or after its module; nil is the class's own.
  public static func register(_ type: AnyClass, named name: String? = nil, actions: [Selector] = []) {
    registered[name ?? String(describing: type)] = type
    self.actions[ObjectIdentifier(type), default: []] += actions
  }

  /// The class of a document's `customClass` and `customModule`; nil if this process does not have it.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let module, let known = registered["\(module).\(name)"] { return known }
    if let known = registered[name] { return known }
    let places = [module].compactMap { $0 } + modules + [ProcessInfo.processInfo.processName]
    return places.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
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
