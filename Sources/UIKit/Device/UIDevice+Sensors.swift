/// What a device measures of itself and its surroundings. A test decides, by `Screen.deliver(.battery(…))` and `.proximity(…)`.
extension UIDevice {
  /// How the battery is.
  public enum BatteryState: Int, Sendable {
    /// Not known: it is not monitored.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// Power comes in, and the battery is not full.
    case charging
    /// Power comes in, and the battery is full.
    case full
  }

  /// Posted when a test has set another level while the battery is monitored.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when a test has set another state while the battery is monitored.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when a test has brought something near to the screen or taken it away, while that is monitored.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private var services: AppServices { UIApplication.shared.services }

  /// False by default. The level and the state are known while it is true.
  public var isBatteryMonitoringEnabled: Bool {
    get { services.launch.isBatteryMonitored }
    set { services.launch.isBatteryMonitored = newValue }
  }
  /// From 0 to 1, first 1; -1 while the battery is not monitored.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? services.batteryLevel : -1 }
  /// First `unplugged`; `unknown` while the battery is not monitored.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? services.batteryState : .unknown }

  /// False by default.
  public var isProximityMonitoringEnabled: Bool {
    get { services.launch.isProximityMonitored }
    set { services.launch.isProximityMonitored = newValue }
  }
  /// Whether something is near to the screen; false while that is not monitored.
  public var proximityState: Bool { isProximityMonitoringEnabled && services.isNearBy }

  /// The same for all apps and devices here, so that runs are alike.
  public var identifierForVendor: UUID? { UUID(uuidString: "6B1F0B52-7C1E-4E0C-9A55-0F3C2A7D4E11") }
  /// ``model``: names of models are the same in every language.
  public var localizedModel: String { model }
  /// True: every device with iOS 4 or later does several things at a time.
  public var isMultitaskingSupported: Bool { true }
  /// No effect here, which the log says once: nothing sounds.
  public func playInputClick() { LayoutLog.noteWithoutEffect("UIDevice.playInputClick") }

  /// Sets what the battery is like, and tells the app if it wants to know.
  package func setBattery(_ level: Float, _ state: BatteryState) {
    let services = services
    let (oldLevel, oldState) = (services.batteryLevel, services.batteryState)
    services.batteryLevel = min(max(level, 0), 1)
    services.batteryState = state
    guard isBatteryMonitoringEnabled else { return }
    if services.batteryLevel != oldLevel { post(UIDevice.batteryLevelDidChangeNotification) }
    if state != oldState { post(UIDevice.batteryStateDidChangeNotification) }
  }

  /// Brings something near to the screen, or takes it away, and tells the app if it wants to know.
  package func setNearBy(_ isNearBy: Bool) {
    guard isNearBy != services.isNearBy else { return }
    services.isNearBy = isNearBy
    if isProximityMonitoringEnabled { post(UIDevice.proximityStateDidChangeNotification) }
  }

  /// Posts a notification of the device to the observers of the main screen.
  package func post(_ name: NSNotification.Name) { UIScreen.main.post(name, object: self) }
}
