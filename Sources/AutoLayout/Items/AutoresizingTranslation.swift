extension AutoresizingMask {
  /// The linear rule by which a frame follows its container on one axis: `min` and `size` in points, `min` measured from the
  /// container's origin.
  ///
  /// The flexible parts share a change of the container's size in proportion to their present sizes, the others stay;
  /// no flexible part at all means a flexible margin after. A part of size zero that must flex alone gives constants
  /// only. Source: the translations UIKit prints in conflict logs (`--&`, `-&-`, `&--`, `&-&`, …).
  public func span(_ axis: Axis, min: Double, size: Double, container: Double) -> DerivedRect.Span {
    let flags = flags(axis)
    let after = container - min - size
    let flexible = (flags.before ? min : 0) + (flags.size ? size : 0) + (flags.after ? after : 0)
    let fixed = DerivedRect.Span(minFactor: 0, minOffset: min, sizeFactor: 0, sizeOffset: size)
    guard container > 0, flags.before || flags.size else { return fixed }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      if flexible != 0 { return part / flexible }
      let count = (flags.before ? 1 : 0) + (flags.size ? 1 : 0) + (flags.after ? 1 : 0)
      return 1 / Double(count)
    }
    if flags.before && flags.after && !flags.size {
      // The centre keeps its proportion; the size stays.
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
