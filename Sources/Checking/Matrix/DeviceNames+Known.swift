import Linting
import Staging

extension DeviceNames {
  /// Every device that documents can be laid out on: in any case, with `gen` for `generation`, and a model without its
  /// generation is the first one.
  public static let known = DeviceNames(LayoutConfiguration.deviceNames) { LayoutConfiguration(device: $0) != nil }
}

extension LintConfiguration {
  /// Reads a configuration for the devices that documents can be laid out on.
  ///
  /// - Parameter file: the name in messages.
  public init(yaml: String, file: String) throws(ConfigurationError) {
    try self.init(yaml: yaml, file: file, devices: .known)
  }
}
