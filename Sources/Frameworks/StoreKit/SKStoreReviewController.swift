import UIKit

/// Asks the user for a review, which nobody sees here: the requests are counted.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// How often the app has asked. Not Apple's.
  public static var requestCount = 0

  /// Asks for a review; ``requestCount`` counts it.
  open class func requestReview() { requestCount += 1 }
  /// Asks for a review on a scene; ``requestCount`` counts it.
  open class func requestReview(in windowScene: UIWindowScene) { requestCount += 1 }
}

/// The store of apps.
public enum AppStore {
  /// Asks for a review on a scene; `SKStoreReviewController.requestCount` counts it.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview(in: scene)
  }
  /// Whether the device may pay; false here.
  public static var canMakePayments: Bool { false }
}

/// Hears of a page of the store. Every function has a default.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user has tapped Done, by ``SKStoreProductViewController/finish()``. The default does nothing.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The parameter with the number of a product.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Shows a product of the store. Nothing is fetched: pictures show a box.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// Hears of the page.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// What the app wanted to show. Not Apple's.
  public private(set) var parameters: [String: Any] = [:]
  /// What loading answers; true by default. Not Apple's.
  public static var loadAnswer = true

  /// A page without a product.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Notes the product, and calls the block with ``loadAnswer``.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.parameters = parameters
    block?(Self.loadAnswer, nil)
  }

  open override func loadView() { view = StandInBox("App Store") }

  /// Taps Done. Not Apple's.
  open func finish() { delegate?.productViewControllerDidFinish(self) }
}
