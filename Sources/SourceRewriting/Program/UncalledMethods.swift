/// Methods of UIKit's protocols that nothing here calls. `Scripts/support/silent-members --write` writes this file from the marks
/// `Never called here` of the protocols.
enum UncalledMethods {
  /// By protocol and full name, why.
  static let reasons: [String: [String: String]] = [
    "NSFilePresenter": [
      "accommodatePresentedItemDeletion(completionHandler:)":
        "no other process changes files of an app",
      "relinquishPresentedItem(toReader:)":
        "no other process changes files of an app",
      "relinquishPresentedItem(toWriter:)":
        "no other process changes files of an app",
    ],
    "NSLayoutManagerDelegate": [
      "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)":
        "only soft hyphens break words",
      "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)":
        "words are broken by the rules of the text system",
    ],
    "NSUserActivityDelegate": [
      "userActivity(_:didReceive:outputStream:)":
        "no other device is connected"
    ],
    "UIAccessibilityContainerDataTable": [
      "accessibilityHeaderElements(forColumn:)":
        "nobody reads tables aloud",
      "accessibilityHeaderElements(forRow:)":
        "nobody reads tables aloud",
    ],
    "UIActivityItemSource": [
      "activityViewController(_:dataTypeIdentifierForActivityType:)":
        "no activity here asks for types of data",
      "activityViewController(_:subjectForActivityType:)":
        "no activity here has a subject",
      "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)":
        "the sheet shows no thumbnails",
    ],
    "UIActivityItemsConfigurationReading": [
      "activityItemsConfigurationMetadataForItem(at:key:)":
        "the sheet shows no metadata of items",
      "activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)":
        "no preview is shown",
    ],
    "UIApplicationDelegate": [
      "application(_:handleWatchKitExtensionRequest:reply:)":
        "no watch is connected",
      "application(_:shouldAllowExtensionPointIdentifier:)":
        "extensions of other apps do not exist. True by default",
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)":
        "key commands are not adapted to keyboards of other countries. True by default",
      "applicationShouldRequestHealthAuthorization(_:)":
        "no watch asks for access to health data",
    ],
    "UICloudSharingControllerDelegate": [
      "cloudSharingControllerDidSaveShare(_:)":
        "nothing is saved",
      "cloudSharingControllerDidStopSharing(_:)":
        "nothing is shared",
      "itemThumbnailData(for:)":
        "no picture of what is shared is shown",
      "itemType(for:)":
        "no type of what is shared is shown",
    ],
    "UICollectionViewDataSource": [
      "collectionView(_:indexPathForIndexTitle:at:)":
        "an index is shown on the television alone",
      "indexTitles(for:)":
        "an index is shown on the television alone",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:canEditItemAt:)":
        "cells ask the view. ",
      "collectionView(_:canFocusItemAt:)":
        "nothing has the focus",
      "collectionView(_:canPerformAction:forItemAt:withSender:)":
        "since iOS 13 a long press asks for a context menu",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)":
        "no picture shows the preview of a menu",
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)":
        "no picture shows the preview of a menu",
      "collectionView(_:performAction:forItemAt:withSender:)":
        "since iOS 13 a long press asks for a context menu",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)":
        "no picture shows the preview of a menu",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "no picture shows the preview of a menu",
      "collectionView(_:selectionFollowsFocusForItemAt:)":
        "nothing has the focus",
      "collectionView(_:shouldShowMenuForItemAt:)":
        "since iOS 13 a long press asks for a context menu",
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)":
        "layouts change at once, without a layout between them",
      "indexPathForPreferredFocusedView(in:)":
        "nothing has the focus",
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_:itemsForAddingTo:at:point:)":
        "one finger drags, and no other adds items"
    ],
    "UIDocumentBrowserViewControllerDelegate": [
      "documentBrowser(_:applicationActivitiesForDocumentURLs:)":
        "no sheet of the browser shares documents",
      "documentBrowser(_:willPresent:)":
        "no sheet of the browser shares documents",
    ],
    "UIDocumentInteractionControllerDelegate": [
      "documentInteractionController(_:didEndSendingToApplication:)":
        "there is no other app",
      "documentInteractionController(_:willBeginSendingToApplication:)":
        "there is no other app",
      "documentInteractionControllerDidDismissOpenInMenu(_:)":
        "there is no other app, so no menu of apps is shown",
      "documentInteractionControllerWillPresentOpenInMenu(_:)":
        "there is no other app, so no menu of apps is shown",
    ],
    "UIDragInteractionDelegate": [
      "dragInteraction(_:itemsForAddingTo:withTouchAt:)":
        "one finger drags, and no other adds items",
      "dragInteraction(_:prefersFullSizePreviewsFor:)":
        "no preview is shown, so none has a size",
      "dragInteraction(_:session:willAdd:for:)":
        "one finger drags, and no other adds items",
      "dragInteraction(_:sessionForAddingItems:withTouchAt:)":
        "one finger drags, and no other adds items",
    ],
    "UILargeContentViewerInteractionDelegate": [
      "largeContentViewerInteraction(_:didEndOn:at:)":
        "nothing is shown large",
      "largeContentViewerInteraction(_:itemAt:)":
        "nothing is shown large",
      "viewController(for:)":
        "nothing is shown large",
    ],
    "UINavigationControllerDelegate": [
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide how the screen is turned",
      "navigationControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide how the screen is turned",
    ],
    "UINavigationItemRenameDelegate": [
      "navigationItem(_:shouldEndRenamingWith:)":
        "a title opens no menu",
      "navigationItem(_:willBeginRenamingWith:selectedRange:)":
        "a title opens no menu",
      "navigationItemShouldBeginRenaming(_:)":
        "a title opens no menu",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide how the screen is turned",
      "pageViewControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide how the screen is turned",
    ],
    "UIPickerViewAccessibilityDelegate": [
      "pickerView(_:accessibilityAttributedHintForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityAttributedLabelForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityHintForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityLabelForComponent:)":
        "wheels are no elements",
      "pickerView(_:accessibilityUserInputLabelsForComponent:)":
        "wheels are no elements",
    ],
    "UIPointerInteractionDelegate": [
      "pointerInteraction(_:regionFor:defaultRegion:)":
        "there is no pointer",
      "pointerInteraction(_:styleFor:)":
        "there is no pointer",
      "pointerInteraction(_:willEnter:animator:)":
        "there is no pointer",
      "pointerInteraction(_:willExit:animator:)":
        "there is no pointer",
    ],
    "UIPreviewInteractionDelegate": [
      "previewInteraction(_:didUpdateCommitTransition:ended:)":
        "no finger presses hard",
      "previewInteractionShouldBegin(_:)":
        "no finger presses hard",
    ],
    "UIPrintInteractionControllerDelegate": [
      "printInteractionController(_:chooseCutterBehavior:)":
        "no printer cuts",
      "printInteractionController(_:cutLengthFor:)":
        "no printer has a roll",
    ],
    "UIResponderStandardEditActions": [
      "duplicate(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "export(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "findAndReplace(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "findNext(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "findPrevious(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "pasteAndGo(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "pasteAndMatchStyle(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "pasteAndSearch(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "rename(_:)":
        "only keyboards and menus of editing that are drawn would send it",
      "useSelectionForFind(_:)":
        "only keyboards and menus of editing that are drawn would send it",
    ],
    "UIScreenshotServiceDelegate": [
      "screenshotService(_:generatePDFRepresentationWithCompletion:)":
        "nobody takes a screenshot"
    ],
    "UISearchControllerDelegate": [
      "searchController(_:didChangeFrom:)":
        "the search bar has its place at once",
      "searchController(_:willChangeTo:)":
        "the search bar has its place at once",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
        "a program that sets the detent is not told"
    ],
    "UISplitViewControllerDelegate": [
      "splitViewControllerInteractivePresentationGestureDidEnd(_:)":
        "no gesture shows or hides columns",
      "splitViewControllerInteractivePresentationGestureWillBegin(_:)":
        "no gesture shows or hides columns",
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide how the screen is turned",
      "splitViewControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide how the screen is turned",
      "targetDisplayModeForAction(in:)":
        "bars show no button that changes the mode",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:didEndCustomizing:changed:)":
        "no user puts tabs in order",
      "tabBarController(_:willBeginCustomizing:)":
        "no user puts tabs in order",
      "tabBarController(_:willEndCustomizing:changed:)":
        "no user puts tabs in order",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide how the screen is turned",
      "tabBarControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide how the screen is turned",
    ],
    "UITabBarDelegate": [
      "tabBar(_:didBeginCustomizing:)":
        "no bar is customised",
      "tabBar(_:didEndCustomizing:changed:)":
        "no bar is customised",
      "tabBar(_:willBeginCustomizing:)":
        "no bar is customised",
      "tabBar(_:willEndCustomizing:changed:)":
        "no bar is customised",
    ],
    "UITableViewDelegate": [
      "indexPathForPreferredFocusedView(in:)":
        "nothing has the focus",
      "tableView(_:canFocusRowAt:)":
        "nothing has the focus",
      "tableView(_:canPerformAction:forRowAt:withSender:)":
        "since iOS 13 a long press asks for a context menu",
      "tableView(_:performAction:forRowAt:withSender:)":
        "since iOS 13 a long press asks for a context menu",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)":
        "no picture shows the preview of a menu",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "no picture shows the preview of a menu",
      "tableView(_:selectionFollowsFocusForRowAt:)":
        "nothing has the focus",
      "tableView(_:shouldShowMenuForRowAt:)":
        "since iOS 13 a long press asks for a context menu",
    ],
    "UITableViewDragDelegate": [
      "tableView(_:itemsForAddingTo:at:point:)":
        "one finger drags, and no other adds items"
    ],
    "UITextFieldDelegate": [
      "textField(_:editMenuForCharactersIn:suggestedActions:)":
        "no menu of a selection is shown"
    ],
    "UITextInput": [
      "editMenu(for:suggestedActions:)":
        "no menu of a selection is shown"
    ],
    "UITextPasteDelegate": [
      "textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)":
        "nothing that is pasted moves"
    ],
    "UITextSearching": [
      "compare(document:toDocument:)":
        "places keep the order in which they were found"
    ],
    "UITextViewDelegate": [
      "textView(_:editMenuForTextIn:suggestedActions:)":
        "no menu of a selection is shown",
      "textView(_:menuConfigurationFor:defaultMenu:)":
        "no menu is shown for a link or an attachment",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "interruptibleAnimator(using:)":
        "what ``animateTransition(using:)`` animates can be driven and turned back without it"
    ],
  ]

  /// The protocols that a protocol or a class of UIKit has with it, as far as they lead to such methods.
  static let inherited: [String: [String]] = [
    "LaunchableDelegate": ["UIApplicationDelegate"],
    "SearchSuggestionList": ["UITableViewDelegate"],
    "SilentDelegate": ["UICollectionViewDelegateFlowLayout", "UITableViewDelegate", "UITextViewDelegate"],
    "UIActivityItemProvider": ["UIActivityItemSource"],
    "UIActivityItemsConfiguration": ["UIActivityItemsConfigurationReading"],
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UICollectionViewDiffableDataSource": ["UICollectionViewDataSource"],
    "UIResponder": ["UIResponderStandardEditActions"],
    "UISearchTextFieldDelegate": ["UITextFieldDelegate"],
    "UITableViewController": ["UITableViewDelegate"],
    "UITextDraggable": ["UITextInput"],
    "UITextDroppable": ["UITextInput"],
    "UITextField": ["UITextDraggable", "UITextDroppable", "UITextInput"],
    "UITextView": ["UITextDraggable", "UITextDroppable", "UITextInput", "UITextSearching"],
  ]
}

/// Optional methods of UIKit's protocols.
enum OptionalMethods {
  /// Those that are called without labels, as in `delegate.scrollViewDidScroll?(view)`.
  static let withoutLabels: Set<String> = [
    "animationDidStart",
    "animationEnded",
    "applicationDidBecomeActive",
    "applicationDidEnterBackground",
    "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning",
    "applicationFinishedRestoringState",
    "applicationProtectedDataDidBecomeAvailable",
    "applicationProtectedDataWillBecomeUnavailable",
    "applicationShouldAutomaticallyLocalizeKeyCommands",
    "applicationShouldRequestHealthAuthorization",
    "applicationSignificantTimeChange",
    "applicationWillEnterForeground",
    "applicationWillResignActive",
    "applicationWillTerminate",
    "cloudSharingControllerDidSaveShare",
    "cloudSharingControllerDidStopSharing",
    "collectionViewDidEndMultipleSelectionInteraction",
    "colorPickerViewControllerDidFinish",
    "colorPickerViewControllerDidSelectColor",
    "didDismissSearchController",
    "didPresentSearchController",
    "documentInteractionControllerDidDismissOpenInMenu",
    "documentInteractionControllerDidDismissOptionsMenu",
    "documentInteractionControllerDidEndPreview",
    "documentInteractionControllerRectForPreview",
    "documentInteractionControllerViewControllerForPreview",
    "documentInteractionControllerViewForPreview",
    "documentInteractionControllerWillBeginPreview",
    "documentInteractionControllerWillPresentOpenInMenu",
    "documentInteractionControllerWillPresentOptionsMenu",
    "documentPickerWasCancelled",
    "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
    "findAndReplace",
    "findNext",
    "findPrevious",
    "fontPickerViewControllerDidCancel",
    "fontPickerViewControllerDidPickFont",
    "gestureRecognizerShouldBegin",
    "imagePickerControllerDidCancel",
    "interactionDidEnd",
    "interactionDidFinish",
    "interactionWillBegin",
    "layerWillDraw",
    "layoutManagerDidInvalidateLayout",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationItemShouldBeginRenaming",
    "pageControlProgressVisibilityDidChange",
    "pageControlTimerProgressDidChange",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations",
    "pasteAndGo",
    "pasteAndMatchStyle",
    "pasteAndSearch",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover",
    "prepareForPopoverPresentation",
    "presentSearchController",
    "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss",
    "presentedItemDidChange",
    "previewInteractionShouldBegin",
    "printInteractionControllerDidDismissPrinterOptions",
    "printInteractionControllerDidFinishJob",
    "printInteractionControllerDidPresentPrinterOptions",
    "printInteractionControllerParentViewController",
    "printInteractionControllerWillDismissPrinterOptions",
    "printInteractionControllerWillPresentPrinterOptions",
    "printInteractionControllerWillStartJob",
    "sceneDidBecomeActive",
    "sceneDidDisconnect",
    "sceneDidEnterBackground",
    "sceneWillEnterForeground",
    "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation",
    "scrollViewDidScroll",
    "scrollViewDidScrollToTop",
    "scrollViewDidZoom",
    "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging",
    "searchBarBookmarkButtonClicked",
    "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewControllerDidCollapse",
    "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    "tableViewDidEndMultipleSelectionInteraction",
    "textFieldDidBeginEditing",
    "textFieldDidChangeSelection",
    "textFieldDidEndEditing",
    "textFieldShouldBeginEditing",
    "textFieldShouldClear",
    "textFieldShouldEndEditing",
    "textFieldShouldReturn",
    "textViewDidBeginEditing",
    "textViewDidChange",
    "textViewDidChangeSelection",
    "textViewDidEndEditing",
    "textViewShouldBeginEditing",
    "textViewShouldEndEditing",
    "useSelectionForFind",
    "userActivityWasContinued",
    "userActivityWillSave",
    "videoEditorControllerDidCancel",
    "willDismissSearchController",
    "willPresentSearchController",
  ]
}
