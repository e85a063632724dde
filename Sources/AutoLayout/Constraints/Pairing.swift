/// Why two attributes cannot stand in one constraint.
public enum PairingError: Error, Hashable, Sendable {
  /// The attributes are a place and a size, or the first is no attribute.
  case invalidPairing
  /// The attributes are places on different axes. Such a constraint can be made; an engine refuses it.
  case differentAxes
  /// One is a leading or trailing edge, the other a left or right one.
  case directionalWithAbsolute
  /// A place is compared with a number, for want of a second item or because the multiplier is 0.
  case locationEqualToConstant
}

/// Checks that the attributes of a constraint may stand together, by the rules that `NSLayoutConstraint` has had since
/// iOS 9.
///
/// A size may be compared with a size of either axis or with a number; a place with a place on the same axis; leading
/// and trailing edges not with left and right ones.
public func checkPairing(
  _ first: Attribute, _ second: Attribute, hasSecondItem: Bool, multiplier: Double
) throws(PairingError) {
  guard first.axis != nil else { throw .invalidPairing }
  if !hasSecondItem || second.axis == nil || multiplier == 0 {
    if first.isLocation { throw .locationEqualToConstant }
    return
  }
  guard first.isSize == second.isSize else { throw .invalidPairing }
  if first.isSize { return }
  guard first.axis == second.axis else { throw .differentAxes }
  if first.isDirectional && second.isAbsoluteHorizontalEdge || first.isAbsoluteHorizontalEdge && second.isDirectional {
    throw .directionalWithAbsolute
  }
}
