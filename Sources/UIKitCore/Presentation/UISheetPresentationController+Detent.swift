import Platform

/// What a detent may ask for before it says how high it is.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the container of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a sheet may have, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      /// Takes any text.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// That of ``UISheetPresentationController/Detent/medium()``.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of ``UISheetPresentationController/Detent/large()``.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Names the detent in ``UISheetPresentationController/selectedDetentIdentifier``.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half as high as the screen: half of it, with the safe area below, and from iOS 26 on 0.56 of the largest
    /// height. There is none where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact,
          let context = context as? SheetContext
        else { return nil }
        return context.mediumValue
      }
    }

    /// As high as a sheet may be.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of its own, in points without the safe area below; nil where there is no such detent. Without an identifier the detent
    /// gets one of its own.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("detent-\(ObjectAddress.next())"), resolver)
    }

    /// The height in points, without the safe area below; nil where there is no such detent.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The container of a sheet, as detents see it.
final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The value of the medium detent, in points.
  let mediumValue: CGFloat

  init(_ container: UIView, maximum: CGFloat) {
    containerTraitCollection = container.traitCollection
    maximumDetentValue = maximum
    mediumValue = CGFloat(
      SheetMetrics.mediumDetent(
        height: Double(container.bounds.height), maximum: Double(maximum),
        safeAreaBottom: Double(container.safeAreaInsets.bottom), release: container.layoutProfile.release))
  }
}
