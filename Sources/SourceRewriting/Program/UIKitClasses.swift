/// The classes of UIKit and what they inherit from, by which a member that an app declares for one is found in another.
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
    "MKAnnotationView": "MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView",
    "NSCollectionLayoutItem": """
    NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
    """,
    "NSCollectionLayoutSupplementaryItem": "NSCollectionLayoutBoundarySupplementaryItem",
    "NSLayoutAnchor": "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor",
    "NSMutableAttributedString": "NSTextStorage",
    "NSObject": """
    CAAnimation CADisplayLink CAEmitterCell CAValueFunction CIColor CIImage FileWrapper NSCollectionLayoutAnchor \
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset NSExtensionContext \
    NSItemProvider NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow NSStringDrawingContext \
    NSTextAttachment NSTextContainer NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager \
    NSTextLineFragment NSTextList NSTextRange NSTextTab NSUserActivity UIAccessibilityCustomAction \
    UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate \
    UIAccessibilityLocationDescriptor \
    UIActivity UIActivityCollaborationModeRestriction UIActivityItemsConfiguration UIAlertAction \
    UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup \
    UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection \
    UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder UICollectionViewUpdateItem UIColor \
    UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction UIContextualAction UICubicTimingParameters \
    UIDevice UIDocument UIDocumentInteractionController UIDocumentProperties UIDragInteraction UIDragItem \
    UIDragPreview UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup \
    UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFeedbackGenerator UIFindInteraction UIFindSession \
    UIFocusAnimationCoordinator UIFocusEffect UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics \
    UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImageAsset \
    UIKey UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UILocalizedIndexedCollation \
    UIMenuController UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem \
    UINib UIOpenURLContext UIPageControlProgress UIPasteConfiguration UIPasteboard \
    UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle \
    UIPresentationController UIPress UIPreviewAction UIPreviewActionGroup UIPreviewInteraction UIPreviewParameters \
    UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper \
    UIPrinter UIRegion UIResponder UISceneActivationConditions UISceneConfiguration UISceneDestructionRequestOptions \
    UISceneSession UISceneSessionActivationRequest UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen \
    UIScreenMode UIScreenshotService UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction UISearchSuggestionItem \
    UISearchToken UISpringLoadedInteraction UISpringTimingParameters UIStatusBarManager UIStoryboard UIStoryboardSegue \
    UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITab UITabAccessory UITabBarItemAppearance \
    UITabBarItemStateAppearance UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction \
    UITargetedPreview UITextChecker UITextInputAssistantItem UITextInputMode UITextInputPasswordRules \
    UITextInputStringTokenizer UITextInteraction UITextItem UITextPosition UITextRange UITextSearchOptions \
    UITextSelectionRect UITouch UITraitCollection UIUserNotificationCategory UIUserNotificationSettings \
    UIViewPropertyAnimator UIVisualEffect UIWindowScenePlacement UIZoomTransitionAlignmentRectContext \
    UIZoomTransitionInteractionContext UIZoomTransitionSourceViewProviderContext UndoManager
    """,
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "NSTextContentManager": "NSTextContentStorage",
    "NSTextElement": "NSTextParagraph",
    "Operation": "UIActivityItemProvider",
    "UIApplicationShortcutItem": "UIMutableApplicationShortcutItem",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICalendarSelection": "UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarSelectionWeekOfYear",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "UICollectionViewPlaceholder": "UICollectionViewDropPlaceholder",
    "UICommand": "UIKeyCommand",
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISegmentedControl UISlider \
    UIStepper UISwitch UITextField
    """,
    "UIDropProposal": "UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal",
    "UIDynamicBehavior": """
    UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior \
    UISnapBehavior
    """,
    "UIEvent": "UIPressesEvent",
    "UIFeedbackGenerator": "UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator",
    "UIFindSession": "UITextSearchingFindSession",
    "UIFocusEffect": "UIFocusHaloEffect",
    "UIGestureRecognizer": """
    UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
    UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    """,
    "UIGraphicsRenderer": "UIGraphicsImageRenderer UIGraphicsPDFRenderer",
    "UIGraphicsRendererContext": "UIGraphicsImageRendererContext UIGraphicsPDFRendererContext",
    "UIGraphicsRendererFormat": "UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat",
    "UILayoutGuide": "UIFocusGuide UITrackingLayoutGuide",
    "UIMenuElement": "UIAction UICommand UIDeferredMenuElement UIMenu",
    "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
    "UINavigationController": """
    MFMailComposeViewController MFMessageComposeViewController UIImagePickerController UIVideoEditorController
    """,
    "UIPageControlProgress": "UIPageControlTimerProgress",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIPreviewParameters": "UIDragPreviewParameters",
    "UIPreviewTarget": "UIDragPreviewTarget",
    "UIPrintFormatter": "UISimpleTextPrintFormatter UIViewPrintFormatter",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene UIWindowSceneActivationRequestOptions",
    "UISceneDestructionRequestOptions": "UIWindowSceneDestructionRequestOptions",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UISimpleTextPrintFormatter": "UIMarkupTextPrintFormatter",
    "UITab": "UISearchTab",
    "UITableViewPlaceholder": "UITableViewDropPlaceholder",
    "UITargetedPreview": "UITargetedDragPreview",
    "UITextField": "UISearchTextField",
    "UITrackingLayoutGuide": "UIKeyboardLayoutGuide",
    "UIView": """
    AVRoutePickerView MKAnnotationView MKMapView UIActivityIndicatorView UIBackgroundExtensionView UICalendarView \
    UICollectionReusableView UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView \
    UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar \
    UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow WKWebView
    """,
    "UIViewController": """
    AVPlayerViewController PHPickerViewController SFSafariViewController SKStoreProductViewController \
    UIActivityViewController UIAlertController UICloudSharingController UICollectionViewController \
    UIColorPickerViewController UIDocumentBrowserViewController UIDocumentPickerViewController \
    UIFontPickerViewController UIHostingController UIInputViewController UINavigationController UIPageViewController \
    UIReferenceLibraryViewController UISearchContainerViewController UISearchController UISplitViewController \
    UITabBarController UITableViewController
    """,
    "UIVisualEffect": "UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect",
    "UIWindowScenePlacement": "UIWindowSceneProminentPlacement UIWindowSceneStandardPlacement",
  ]
}
