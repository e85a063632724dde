/// The version of the tools, which reports and `trellis --version` name.
package enum TrellisVersion {
  /// A semantic version, such as `0.2.0`.
  package static let current = "0.2.0"
}
