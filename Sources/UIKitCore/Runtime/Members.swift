/// Sends messages by name: to members that `uikit-sources` found, to those that a ``SelectorResponding`` object finds, and to
/// UIKit's own.
@MainActor
enum Members {
  enum Outcome {
    case done(Any?)
    case mismatch(String)
    case missing
  }

  /// Calls the member of a selector.
  static func send(_ name: String, to object: AnyObject, _ arguments: [Any?]) -> Outcome {
    let message = MemberMessage(name, arguments: arguments)
    do {
      if try generated(message, object) { return .done(message.result) }
    } catch { return .mismatch("\(error)") }
    if (object as? any SelectorResponding)?.perform(Selector(name), with: arguments.first ?? nil) == true {
      return .done(nil)
    }
    return OwnActions.perform(name, on: object, arguments) ? .done(nil) : .missing
  }

  /// Whether the object has a member of the selector's name. Objects that are ``SelectorResponding`` are not asked, because
  /// they answer by doing.
  static func has(_ name: String, _ object: AnyObject) -> Bool {
    (try? generated(MemberMessage(asking: name), object)) == true || OwnActions.has(name, object)
  }

  private static func generated(_ message: MemberMessage, _ object: AnyObject) throws -> Bool {
    if let object = object as? any GeneratedMembers, try object._member(message) { return true }
    for module in GeneratedModules.known where try module.perform(message, on: object) { return true }
    return false
  }

  /// Sets a property by its setter to the first of the values that it takes.
  static func set(_ key: String, of object: AnyObject, toFirstOf values: [Any?]) -> Outcome {
    let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    let message = MemberMessage(setter, arguments: values)
    do { return try generated(message, object) ? .done(nil) : .missing } catch { return .mismatch("\(error)") }
  }

  /// The value of a property, by the getters that key-value coding looks for.
  static func value(_ key: String, of object: AnyObject) -> Outcome {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["get\(capitalized)", key, "is\(capitalized)"] {
      let message = MemberMessage(name, arguments: [])
      if (try? generated(message, object)) == true { return .done(message.result) }
    }
    return .missing
  }
}
