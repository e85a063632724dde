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
    "NSMutableAttributedString": "NSTextStorage",
    "NSObject": """
    CAAnimation CADisplayLink CAEmitterCell CAValueFunction CIColor CIImage NSCollectionLayoutAnchor NSCollectionLayoutDimension \
    NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset NSLayoutAnchor \
    NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment \
    NSTextContainer NSTextTab UIAccessibilityCustomAction UIAlertAction UIBarAppearance UIBarButtonItemAppearance \
    CADisplayLink NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
    NSCollectionLayoutSpacing NSLayoutAnchor NSLayoutConstraint NSParagraphStyle NSStringDrawingContext \
    NSTextContainer UIAccessibilityCustomAction UIAccessibilityCustomRotor \
    UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIAlertAction UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup \
    UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor UIContextMenuConfiguration \
    UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIEvent UIFeedbackGenerator UIFont \
    UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext \
    UIGraphicsImageRendererFormat UIImage UIImageAsset UILargeContentViewerInteraction UILayoutGuide UIMenuElement UINavigationItem UINib \
    UIPasteboard UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion UIPointerRegionRequest \
    UIPointerStyle UIPresentationController UIPreviewParameters UIPreviewTarget UIResponder UISceneConfiguration \
    UISceneSession UIScreen UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISpringTimingParameters \
    UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITab UITabAccessory \
    UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource \
    UILocalizedIndexedCollation UITableViewRowAction UITargetedPreview UITextInputPasswordRules UITextPosition UITextRange UITouch UITraitCollection \
    UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext \
    UIGraphicsRendererFormat UIImage UIImageAsset UILayoutGuide UILexicon UILexiconEntry UIMenuElement \
    UINavigationItem UINib UIPasteboard UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion \
    UIPointerRegionRequest UIPointerStyle UIPresentationController UIPreviewParameters UIPreviewTarget UIResponder \
    UISceneConfiguration UISceneSession UIScreen UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction \
    UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITab \
    UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource \
    UITargetedPreview UITextChecker UITextInputAssistantItem UITextInputMode UITextInputPasswordRules \
    UITextInputStringTokenizer UITextItem UITextPosition UITextRange UITextSelectionRect UITouch UITraitCollection \
    UIViewPropertyAnimator UIVisualEffect
    UITargetedPreview UITextInputPasswordRules UITextPosition UITextRange UITouch UITraitCollection \
    UIViewPropertyAnimator UIVisualEffect NSUserActivity UIApplicationShortcutIcon UIApplicationShortcutItem \
    UIOpenURLContext UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrinter \
    UISceneActivationConditions UISceneDestructionRequestOptions UISceneSessionActivationRequest UISceneSizeRestrictions \
    UISceneWindowingBehaviors UIScreenMode UIStoryboardUnwindSegueSource UIUserNotificationCategory \
    UIUserNotificationSettings UIWindowScenePlacement
    CADisplayLink NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
    NSCollectionLayoutSpacing NSExtensionContext NSLayoutAnchor NSLayoutConstraint NSParagraphStyle \
    NSStringDrawingContext NSTextContainer UIAccessibilityCustomAction UIAlertAction UIBarAppearance \
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBezierPath \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource UICollectionViewLayout \
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewUpdateItem UIColor \
    UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction \
    UICubicTimingParameters UIDevice UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator \
    UIFocusAnimationCoordinator UIFocusEffect UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics \
    UIGestureRecognizer UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
    UIImage UIImageAsset UIKey UILayoutGuide UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem \
    UIMenuSystem UIMotionEffect UINavigationItem UINib UIPasteboard UIPercentDrivenInteractiveTransition \
    UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress \
    UIPreviewAction UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters UIPreviewTarget UIResponder \
    UISceneConfiguration UISceneSession UIScreen UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction \
    UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource \
    UISwipeActionsConfiguration UITab UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance \
    UITableViewDiffableDataSource UITargetedPreview UITextInputPasswordRules UITextPosition UITextRange UITouch \
    UITraitCollection UIViewPropertyAnimator UIVisualEffect UIZoomTransitionAlignmentRectContext \
    UIZoomTransitionInteractionContext UIZoomTransitionSourceViewProviderContext UndoManager
    """,
    "MKAnnotationView": "MKMarkerAnnotationView MKPinAnnotationView",
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "UIApplicationShortcutItem": "UIMutableApplicationShortcutItem",
    CADisplayLink NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing \
    NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize \
    NSCollectionLayoutSpacing NSItemProvider NSLayoutAnchor NSLayoutConstraint NSParagraphStyle \
    NSStringDrawingContext NSTextContainer UIAccessibilityCustomAction UIActivity \
    UIActivityCollaborationModeRestriction UIActivityItemsConfiguration UIAlertAction UIBarAppearance \
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBezierPath \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource UICollectionViewLayout \
    UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder \
    UICollectionViewUpdateItem UIColor UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction \
    UICubicTimingParameters UIDevice UIDocument UIDocumentInteractionController UIDocumentProperties \
    UIDragInteraction UIDragItem UIDragPreview UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior \
    UIDynamicItemGroup UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer \
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIImage UIImageAsset \
    UILayoutGuide UIMenuElement UINavigationItem UINib UIPasteboard UIPercentDrivenInteractiveTransition \
    UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController \
    UIPreviewParameters UIPreviewTarget UIRegion UIResponder UISceneConfiguration UISceneSession UIScreen \
    UIScreenshotService UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISpringLoadedInteraction \
    UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UITab \
    UITabAccessory UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource \
    UITableViewPlaceholder UITargetedPreview UITextInputPasswordRules UITextPosition UITextRange UITouch \
    UITraitCollection UIViewPropertyAnimator UIVisualEffect
    """,
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "Operation": "UIActivityItemProvider",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "UICollectionViewPlaceholder": "UICollectionViewDropPlaceholder",
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
    """,
    "UIDropProposal": "UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal",
    "UIDynamicBehavior": """
    UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior \
    UISnapBehavior
    """,
    "UIFeedbackGenerator": "UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator",
    "UIGestureRecognizer": """
    UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer \
    UISwipeGestureRecognizer UITapGestureRecognizer
    """,
    "UIGraphicsRenderer": "UIGraphicsImageRenderer UIGraphicsPDFRenderer",
    "UIGraphicsRendererContext": "UIGraphicsImageRendererContext UIGraphicsPDFRendererContext",
    "UIGraphicsRendererFormat": "UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat",
    "UILayoutGuide": "UITrackingLayoutGuide",
    "UIMenuElement": "UIAction UIMenu",
    "UINavigationController": "UIImagePickerController UIVideoEditorController",
    "UILayoutGuide": "UIFocusGuide UITrackingLayoutGuide",
    "UICommand": "UIKeyCommand",
    "UIEvent": "UIPressesEvent",
    "UIFocusEffect": "UIFocusHaloEffect",
    "UIMenuElement": "UIAction UICommand UIDeferredMenuElement UIMenu",
    "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
    "UINavigationController": "MFMailComposeViewController MFMessageComposeViewController",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIPrintFormatter": "UISimpleTextPrintFormatter UIViewPrintFormatter",
    "UIPreviewParameters": "UIDragPreviewParameters",
    "UIPreviewTarget": "UIDragPreviewTarget",
    "UIResponder": "UIApplication UIScene UIView UIViewController",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UISceneDestructionRequestOptions": "UIWindowSceneDestructionRequestOptions",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UISimpleTextPrintFormatter": "UIMarkupTextPrintFormatter",
    "UITab": "UISearchTab",
    "UITableViewPlaceholder": "UITableViewDropPlaceholder",
    "UITargetedPreview": "UITargetedDragPreview",
    "UITextField": "UISearchTextField",
    "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
    "UIView": """
    AVRoutePickerView MKAnnotationView MKMapView WKWebView \
    UIActivityIndicatorView UIBackgroundExtensionView UICollectionReusableView UIContentUnavailableView UIControl \
    UIImageView UIInputView UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView \
    UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView \
    UIWindow
    """,
    "UIViewController": """
    UIAlertController UICollectionViewController UIInputViewController UINavigationController UIPageViewController \
    UIImageView UILabel UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar \
    UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    UIImageView UILabel UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell \
    UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    """,
    "UIViewController": """
    UIAlertController UICollectionViewController UINavigationController UIPageViewController UISearchContainerViewController UISearchController \
    AVPlayerViewController PHPickerViewController SFSafariViewController SKStoreProductViewController \
    UIHostingController UIAlertController UICollectionViewController UINavigationController UIPageViewController UISearchController \
    UISplitViewController UITabBarController UITableViewController
    """,
    "UIViewController": """
    UIActivityViewController UIAlertController UICloudSharingController UICollectionViewController \
    UIColorPickerViewController UIDocumentBrowserViewController UIDocumentPickerViewController \
    UIFontPickerViewController UINavigationController UIPageViewController UIReferenceLibraryViewController \
    UISearchController UISplitViewController UITabBarController UITableViewController
    """,
    "UIWindowScenePlacement": "UIWindowSceneProminentPlacement UIWindowSceneStandardPlacement",
    "UIVisualEffect": "UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect",
  ]
}
