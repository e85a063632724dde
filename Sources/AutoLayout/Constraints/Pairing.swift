/// Why two attributes cannot stand in one constraint.
public enum PairingError: Error, Hashable, Sendable {
  /// A place and a size, or places on different axes.
  case invalidPairing
  /// Leading or trailing against left or right.
  case directionalWithAbsolute
  /// A place without a second item, or with multiplier 0.
  case locationEqualToConstant
}

/// The legality of a constraint's attributes, by `NSLayoutConstraint`'s rules since iOS 9.
///
/// Sizes pair with sizes of either axis; places pair along one axis; leading and trailing do not mix with left and
/// right; a size alone is legal, a place alone is not.
public func checkPairing(
  _ first: Attribute, _ second: Attribute, hasSecondItem: Bool, multiplier: Double
) throws(PairingError) {
  guard first != .notAnAttribute else { throw .invalidPairing }
  if !hasSecondItem || second == .notAnAttribute || multiplier == 0 {
    if first.isLocation { throw .locationEqualToConstant }
    return
  }
  guard first.isSize == second.isSize else { throw .invalidPairing }
  if first.isSize { return }
  guard first.axis == second.axis else { throw .invalidPairing }
  if first.isDirectional && second.isAbsoluteHorizontalEdge || first.isAbsoluteHorizontalEdge && second.isDirectional {
    throw .directionalWithAbsolute
  }
}
