extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// A little raised.
    case fair = 1
    /// High; the system does less.
    case serious = 2
    /// Too high; the device has to cool down.
    case critical = 3
  }

  /// Whether the user saves power: no, there is no such setting here.
  public var isLowPowerModeEnabled: Bool { false }
  /// How warm the device is: as it should be, always.
  public var thermalState: ThermalState { .nominal }
  /// Posted on a device when ``thermalState`` has changed; never here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
  /// Whether the app runs on a Mac: no.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app was built for a Mac: no.
  public var isMacCatalystApp: Bool { false }
}

extension NSNotification.Name {
  /// Posted on a device when its owner begins or ends to save power; never here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
