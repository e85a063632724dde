import Synchronization

/// The settings of an app, in memory: a launch on a screen begins without any, and leaves no file behind. `uikit-sources` writes it for
/// `UserDefaults.standard`.
final class AppDefaults: UserDefaults {
  private struct Values: @unchecked Sendable {
    var set: [String: Any] = [:]
    var registered: [String: Any] = [:]
  }
  private let values = Mutex(Values())

  nonisolated(unsafe) static let shared = AppDefaults()

  private init() { super.init(suiteName: nil)! }

  /// Forgets what was set and registered.
  func forget() { values.withLock { $0 = Values() } }

  override func object(forKey defaultName: String) -> Any? {
    nonisolated(unsafe) var found: Any?
    values.withLock { found = $0.set[defaultName] ?? $0.registered[defaultName] }
    return found
  }
  override func set(_ value: Any?, forKey defaultName: String) {
    nonisolated(unsafe) let value = value
    values.withLock { $0.set[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }
  override func register(defaults registrationDictionary: [String: Any]) {
    nonisolated(unsafe) let new = registrationDictionary
    values.withLock { $0.registered.merge(new) { _, new in new } }
  }
  override func dictionaryRepresentation() -> [String: Any] {
    nonisolated(unsafe) var all: [String: Any] = [:]
    values.withLock { all = $0.registered.merging($0.set) { _, set in set } }
    return all
  }
  override func synchronize() -> Bool { true }

  override func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  override func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  override func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  override func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  override func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }

  override func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as any Numeric & CustomStringConvertible: number.description
    default: nil
    }
  }
  override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  override func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  override func url(forKey defaultName: String) -> URL? { object(forKey: defaultName) as? URL }
  override func integer(forKey defaultName: String) -> Int { Int(number(defaultName)) }
  override func float(forKey defaultName: String) -> Float { Float(number(defaultName)) }
  override func double(forKey defaultName: String) -> Double { number(defaultName) }
  override func bool(forKey defaultName: String) -> Bool {
    if let text = object(forKey: defaultName) as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
    return number(defaultName) != 0
  }

  /// 0 for what is no number.
  private func number(_ key: String) -> Double {
    let value: Double? =
      switch object(forKey: key) {
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: value.doubleValue
      case let value as String: Double(value)
      default: nil
      }
    guard let value, value.isFinite, abs(value) < 9e18 else { return 0 }
    return value
  }
}

extension UserDefaults {
  /// The settings of the app, in memory. `uikit-sources` writes it in place of `standard`.
  public static var _app: UserDefaults { AppDefaults.shared }
}
