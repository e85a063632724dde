/// The classes of UIKit, and views and controllers of other frameworks, and what they inherit from, by which a member that an app declares
/// for one is found in another.
enum UIKitClasses {
  /// The superclass of a class; nil for `NSObject` and for what is no class of UIKit.
  static func superclass(of name: String) -> String? { superclasses[name] }

  static func isKnown(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  private static let superclasses: [String: String] = {
    var found: [String: String] = [:]
    for (name, subclasses) in subclasses {
      for subclass in subclasses.split(separator: " ") { found[String(subclass)] = name }
    }
    return found
  }()

  private static let subclasses: [String: String] = [
    "CGPath": "CGMutablePath",
    "NSCollectionLayoutItem": """
    NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
    """,
    "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutBoundarySupplementaryItem",
    "NSLayoutAnchor": "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor",
    "NSObject": """
    CADisplayLink NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
    NSCollectionLayoutSpacing NSLayoutAnchor NSLayoutConstraint NSParagraphStyle NSStringDrawingContext \
    NSTextContainer UIAccessibilityCustomAction UIAlertAction UIBarAppearance UIBarButtonItemAppearance \
    UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIContextMenuConfiguration \
    UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIEvent UIFeedbackGenerator UIFont \
    UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext \
    UIGraphicsImageRendererFormat UIImage UIImageAsset UILayoutGuide UIMenuElement UINavigationItem UINib \
    UIPasteboard UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion UIPointerRegionRequest \
    UIPointerStyle UIPresentationController UIPreviewParameters UIPreviewTarget UIResponder UISceneConfiguration \
    UISceneSession UIScreen UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISpringTimingParameters \
    UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITab UITabAccessory \
    UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource \
    UITargetedPreview UITextInputPasswordRules UITextPosition UITextRange UITouch UITraitCollection \
    UIViewPropertyAnimator UIVisualEffect
    """,
    "MKAnnotationView": "MKMarkerAnnotationView MKPinAnnotationView",
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": "UICollectionViewCompositionalLayout UICollectionViewFlowLayout",
    "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "UIControl": """
    UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
    """,
    "UIFeedbackGenerator": "UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator",
    "UIGestureRecognizer": """
    UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
    UISwipeGestureRecognizer UITapGestureRecognizer
    """,
    "UILayoutGuide": "UITrackingLayoutGuide",
    "UIMenuElement": "UIAction UIMenu",
    "UINavigationController": "MFMailComposeViewController MFMessageComposeViewController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITab": "UISearchTab",
    "UITextField": "UISearchTextField",
    "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
    "UIView": """
    AVRoutePickerView MKAnnotationView MKMapView WKWebView \
    UIActivityIndicatorView UIBackgroundExtensionView UICollectionReusableView UIContentUnavailableView UIControl \
    UIImageView UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell \
    UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    """,
    "UIViewController": """
    AVPlayerViewController PHPickerViewController SFSafariViewController SKStoreProductViewController \
    UIHostingController UIAlertController UICollectionViewController UINavigationController UIPageViewController UISearchController \
    UISplitViewController UITabBarController UITableViewController
    """,
    "UIVisualEffect": "UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect",
  ]
}
