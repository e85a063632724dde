import Geometry

extension UIView {
  /// Whether frame and mask place the view: those of a view that translates them, of a window, and of the view that a window shows,
  /// which is laid out to the window's bounds whatever it says.
  var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || self is UIWindow
      || (superview as? UIWindow)?.rootViewController?.viewIfLoaded === self
  }

  /// Gives the subviews the frames that their masks ask for, at once, as UIKit does when a frame is set. From the first layout on, the
  /// constraints that are made of the masks have the last word, so that layouts set no frames in this way.
  func resizeSubviews(from old: CGSize) {
    // A cell sizes its content view itself.
    guard autoresizesSubviews, !subviews.isEmpty, !(self is UITableViewCell), layoutHost?.passState.isInPass != true
    else {
      return
    }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      view.resize(from: view.ownAutoresizing.reference ?? old, to: bounds.size)
    }
  }

  private func resize(from old: CGSize, to new: CGSize) {
    let mask = Geometry.AutoresizingMask(autoresizingMask)
    let frame = untransformedFrame
    let x = mask.resized(
      .horizontal, min: Double(frame.minX), size: Double(frame.width), from: Double(old.width), to: Double(new.width))
    let y = mask.resized(
      .vertical, min: Double(frame.minY), size: Double(frame.height), from: Double(old.height), to: Double(new.height))
    let resized = CGRect(x: x.min, y: y.min, width: x.size, height: y.size)
    // The frame belongs to the superview's new size.
    defer { ownAutoresizing.reference = nil }
    guard layoutHost != nil else { return untransformedFrame = resized }
    // The engine's rules follow the superview by themselves.
    applyEngineFrame(resized)
    if resized.size != frame.size { resizeSubviews(from: frame.size) }
  }

  /// Which margins and sides change when the superview's size does; the parts that may change share the difference in
  /// proportion to their sizes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each option, as on iOS.
    public let rawValue: UInt

    /// The mask with those bits; bits without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
