/// The version of the tools, which reports and `trellis --version` name.
public enum TrellisVersion {
  /// A semantic version, such as `0.1.0`.
  public static let current = "0.1.0"
}
