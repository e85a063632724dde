extension UIView {
  /// A part of a view for which there is a layout guide. Of iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region makes room for the corners of the screen and for the controls of a window.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// By greater insets at the sides.
      case horizontal
      /// By greater insets above and below.
      case vertical
    }

    enum Kind: Hashable, Sendable {
      case safeArea
      case margins
      case readableContent
    }

    let kind: Kind
    let cornerAdaptation: AdaptivityAxis?

    /// The view without its safe area. The adaptation has no effect, which the log says once (DEVIATIONS.md, 275).
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// The view without its margins. The adaptation has no effect, which the log says once (DEVIATIONS.md, 275).
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// The margins, narrowed to a readable width. The adaptation has no effect, which the log says once (DEVIATIONS.md, 275).
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide of a region: the same for the same region, for as long as the view lives.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    if region.cornerAdaptation != nil { LayoutLog.noteWithoutEffect("UIView.LayoutRegion cornerAdaptation") }
    return switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }
}
