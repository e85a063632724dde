extension AutoresizingMask {
  /// The rule by which a frame follows the size of its container along one axis, with `container` as the base.
  ///
  /// The flexible ones of margin before, size and margin after share a change of the container's size in proportion to
  /// what they are now; the others stay. If none is flexible, the margin after is. If both margins are and the size is
  /// not, the center keeps its proportion. If the flexible ones are all 0, they share equally. In a container of size 0
  /// the frame stays as it is, unless a flexible size of 0 is to grow with the container.
  ///
  /// Source: the translations that UIKit prints in conflict logs (`--&`, `-&-`, `&--`, `&-&`, …).
  ///
  /// - Parameters:
  ///   - min: The left or top edge of the frame in points, measured from the container's.
  ///   - size: The width or height of the frame in points.
  ///   - container: The width or height of the container in points.
  ///   - growsFromNothing: Whether a flexible frame of size 0 in a container of size 0 fills the container later, as if both had had a size.
  public func span(
    _ axis: Axis, min: Double, size: Double, container: Double, growsFromNothing: Bool = false
  ) -> DerivedRect.Span {
    let flags = flags(axis)
    let after = container - min - size
    let flexible = (flags.before ? min : 0) + (flags.size ? size : 0) + (flags.after ? after : 0)
    let fixed = DerivedRect.Span(minFactor: 0, minOffset: min, sizeFactor: 0, sizeOffset: size)
    let grows = growsFromNothing && container == 0 && min == 0 && size == 0 && flags.size
    guard container > 0 || grows, flags.before || flags.size else { return fixed }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      if flexible != 0 { return part / flexible }
      let count = (flags.before ? 1 : 0) + (flags.size ? 1 : 0) + (flags.after ? 1 : 0)
      return 1 / Double(count)
    }
    if flags.before && flags.after && !flags.size {
      // The center keeps its proportion; the size stays.
      let middle = (min + size / 2) / container
      return DerivedRect.Span(minFactor: middle, minOffset: -size / 2, sizeFactor: 0, sizeOffset: size)
    }
    let minShare = share(flags.before, min)
    let sizeShare = share(flags.size, size)
    return DerivedRect.Span(
      minFactor: minShare, minOffset: min - minShare * container, sizeFactor: sizeShare,
      sizeOffset: size - sizeShare * container)
  }
}
