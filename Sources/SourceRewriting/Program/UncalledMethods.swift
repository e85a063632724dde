/// Methods of UIKit's protocols that nothing here calls. `Scripts/support/silent-members --write` writes this file from the marks
/// `Never called here` of the protocols.
enum UncalledMethods {
  /// By protocol and full name, why.
  static let reasons: [String: [String: String]] = [
    "NSFilePresenter": [
      "accommodatePresentedItemDeletion(completionHandler:)":
        "no other process changes the files of the app",
      "relinquishPresentedItem(toReader:)":
        "no other process changes the files of the app",
      "relinquishPresentedItem(toWriter:)":
        "no other process changes the files of the app",
    ],
    "NSLayoutManagerDelegate": [
      "layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:)":
        "Trellis hyphenates words only at soft hyphens",
      "layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:)":
        "Trellis always breaks lines by its own rules",
    ],
    "NSUserActivityDelegate": [
      "userActivity(_:didReceive:outputStream:)":
        "Trellis does not simulate connections to other devices"
    ],
    "UIAccessibilityContainerDataTable": [
      "accessibilityHeaderElements(forColumn:)":
        "Trellis does not read accessibility tables",
      "accessibilityHeaderElements(forRow:)":
        "Trellis does not read accessibility tables",
    ],
    "UIActivityItemSource": [
      "activityViewController(_:dataTypeIdentifierForActivityType:)":
        "no activity in Trellis uses the data type",
      "activityViewController(_:subjectForActivityType:)":
        "no activity in Trellis uses a subject",
      "activityViewController(_:thumbnailImageForActivityType:suggestedSize:)":
        "the share sheet does not show thumbnails",
    ],
    "UIActivityItemsConfigurationReading": [
      "activityItemsConfigurationMetadataForItem(at:key:)":
        "the share sheet does not show metadata",
      "activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:)":
        "the share sheet does not show previews",
    ],
    "UIApplicationDelegate": [
      "application(_:handleWatchKitExtensionRequest:reply:)":
        "Trellis does not simulate an Apple Watch",
      "application(_:shouldAllowExtensionPointIdentifier:)":
        "Trellis does not simulate app extensions. True by default",
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)":
        "Trellis does not localize key commands. True by default",
      "applicationShouldRequestHealthAuthorization(_:)":
        "Trellis does not simulate an Apple Watch",
    ],
    "UICloudSharingControllerDelegate": [
      "cloudSharingControllerDidSaveShare(_:)":
        "Trellis does not simulate iCloud",
      "cloudSharingControllerDidStopSharing(_:)":
        "Trellis does not simulate iCloud",
      "itemThumbnailData(for:)":
        "the sharing controller does not show the shared item",
      "itemType(for:)":
        "the sharing controller does not show the shared item",
    ],
    "UICollectionViewDataSource": [
      "collectionView(_:indexPathForIndexTitle:at:)":
        "only tvOS shows an index in a collection view",
      "indexTitles(for:)":
        "only tvOS shows an index in a collection view",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:canEditItemAt:)":
        "items of a collection view have no editing controls",
      "collectionView(_:canFocusItemAt:)":
        "Trellis does not simulate the focus system",
      "collectionView(_:canPerformAction:forItemAt:withSender:)":
        "since iOS 13, a long press shows a context menu instead",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)":
        "Trellis does not show previews of context menus",
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)":
        "Trellis does not show previews of context menus",
      "collectionView(_:performAction:forItemAt:withSender:)":
        "since iOS 13, a long press shows a context menu instead",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)":
        "Trellis does not show previews of context menus",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "Trellis does not show previews of context menus",
      "collectionView(_:selectionFollowsFocusForItemAt:)":
        "Trellis does not simulate the focus system",
      "collectionView(_:shouldShowMenuForItemAt:)":
        "since iOS 13, a long press shows a context menu instead",
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)":
        "Trellis changes the layout immediately, without a transition layout",
      "indexPathForPreferredFocusedView(in:)":
        "Trellis does not simulate the focus system",
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_:itemsForAddingTo:at:point:)":
        "Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun"
    ],
    "UIDocumentBrowserViewControllerDelegate": [
      "documentBrowser(_:applicationActivitiesForDocumentURLs:)":
        "the document browser does not show a share sheet",
      "documentBrowser(_:willPresent:)":
        "the document browser does not show a share sheet",
    ],
    "UIDocumentInteractionControllerDelegate": [
      "documentInteractionController(_:didEndSendingToApplication:)":
        "there is no other app that can open the document",
      "documentInteractionController(_:willBeginSendingToApplication:)":
        "there is no other app that can open the document",
      "documentInteractionControllerDidDismissOpenInMenu(_:)":
        "there is no other app, so the menu of apps is not shown",
      "documentInteractionControllerWillPresentOpenInMenu(_:)":
        "there is no other app, so the menu of apps is not shown",
    ],
    "UIDragInteractionDelegate": [
      "dragInteraction(_:itemsForAddingTo:withTouchAt:)":
        "Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun",
      "dragInteraction(_:prefersFullSizePreviewsFor:)":
        "Trellis does not show drag previews",
      "dragInteraction(_:session:willAdd:for:)":
        "Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun",
      "dragInteraction(_:sessionForAddingItems:withTouchAt:)":
        "Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun",
    ],
    "UILargeContentViewerInteractionDelegate": [
      "largeContentViewerInteraction(_:didEndOn:at:)":
        "Trellis does not simulate the large content viewer",
      "largeContentViewerInteraction(_:itemAt:)":
        "Trellis does not simulate the large content viewer",
      "viewController(for:)":
        "Trellis does not simulate the large content viewer",
    ],
    "UINavigationControllerDelegate": [
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide the orientation of the screen",
      "navigationControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide the orientation of the screen",
    ],
    "UINavigationItemRenameDelegate": [
      "navigationItem(_:shouldEndRenamingWith:)":
        "Trellis does not show title menus",
      "navigationItem(_:willBeginRenamingWith:selectedRange:)":
        "Trellis does not show title menus",
      "navigationItemShouldBeginRenaming(_:)":
        "Trellis does not show title menus",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide the orientation of the screen",
      "pageViewControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide the orientation of the screen",
    ],
    "UIPickerViewAccessibilityDelegate": [
      "pickerView(_:accessibilityAttributedHintForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
      "pickerView(_:accessibilityAttributedLabelForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
      "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
      "pickerView(_:accessibilityHintForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
      "pickerView(_:accessibilityLabelForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
      "pickerView(_:accessibilityUserInputLabelsForComponent:)":
        "Trellis does not make the components of a picker accessibility elements",
    ],
    "UIPointerInteractionDelegate": [
      "pointerInteraction(_:regionFor:defaultRegion:)":
        "Trellis does not simulate a pointer",
      "pointerInteraction(_:styleFor:)":
        "Trellis does not simulate a pointer",
      "pointerInteraction(_:willEnter:animator:)":
        "Trellis does not simulate a pointer",
      "pointerInteraction(_:willExit:animator:)":
        "Trellis does not simulate a pointer",
    ],
    "UIPreviewInteractionDelegate": [
      "previewInteraction(_:didUpdateCommitTransition:ended:)":
        "Trellis does not simulate force touches",
      "previewInteractionShouldBegin(_:)":
        "Trellis does not simulate force touches",
    ],
    "UIPrintInteractionControllerDelegate": [
      "printInteractionController(_:chooseCutterBehavior:)":
        "Trellis does not simulate printers with a cutter",
      "printInteractionController(_:cutLengthFor:)":
        "Trellis does not simulate printers with a paper roll",
    ],
    "UIResponderStandardEditActions": [
      "duplicate(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "export(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "findAndReplace(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "findNext(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "findPrevious(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "pasteAndGo(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "pasteAndMatchStyle(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "pasteAndSearch(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "rename(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
      "useSelectionForFind(_:)":
        "Trellis shows no keyboard shortcut or edit menu command that sends this action",
    ],
    "UIScreenshotServiceDelegate": [
      "screenshotService(_:generatePDFRepresentationWithCompletion:)":
        "Trellis does not simulate the screenshots of a person"
    ],
    "UISearchControllerDelegate": [
      "searchController(_:didChangeFrom:)":
        "the search bar moves to its new position immediately",
      "searchController(_:willChangeTo:)":
        "the search bar moves to its new position immediately",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
        "iOS calls this method only when a person drags the sheet, which Trellis does not simulate"
    ],
    "UISplitViewControllerDelegate": [
      "splitViewControllerInteractivePresentationGestureDidEnd(_:)":
        "Trellis does not simulate the gestures that show and hide columns",
      "splitViewControllerInteractivePresentationGestureWillBegin(_:)":
        "Trellis does not simulate the gestures that show and hide columns",
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide the orientation of the screen",
      "splitViewControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide the orientation of the screen",
      "targetDisplayModeForAction(in:)":
        "bars do not show the display mode button",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:didEndCustomizing:changed:)":
        "the simulated user cannot reorder tabs",
      "tabBarController(_:willBeginCustomizing:)":
        "the simulated user cannot reorder tabs",
      "tabBarController(_:willEndCustomizing:changed:)":
        "the simulated user cannot reorder tabs",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)":
        "tests and tools decide the orientation of the screen",
      "tabBarControllerSupportedInterfaceOrientations(_:)":
        "tests and tools decide the orientation of the screen",
    ],
    "UITabBarDelegate": [
      "tabBar(_:didBeginCustomizing:)":
        "the simulated user cannot customize bars",
      "tabBar(_:didEndCustomizing:changed:)":
        "the simulated user cannot customize bars",
      "tabBar(_:willBeginCustomizing:)":
        "the simulated user cannot customize bars",
      "tabBar(_:willEndCustomizing:changed:)":
        "the simulated user cannot customize bars",
    ],
    "UITableViewDelegate": [
      "indexPathForPreferredFocusedView(in:)":
        "Trellis does not simulate the focus system",
      "tableView(_:canFocusRowAt:)":
        "Trellis does not simulate the focus system",
      "tableView(_:canPerformAction:forRowAt:withSender:)":
        "since iOS 13, a long press shows a context menu instead",
      "tableView(_:performAction:forRowAt:withSender:)":
        "since iOS 13, a long press shows a context menu instead",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)":
        "Trellis does not show previews of context menus",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)":
        "Trellis does not show previews of context menus",
      "tableView(_:selectionFollowsFocusForRowAt:)":
        "Trellis does not simulate the focus system",
      "tableView(_:shouldShowMenuForRowAt:)":
        "since iOS 13, a long press shows a context menu instead",
    ],
    "UITableViewDragDelegate": [
      "tableView(_:itemsForAddingTo:at:point:)":
        "Trellis simulates drags with one finger only, so a user cannot add items to a drag that has begun"
    ],
    "UITextFieldDelegate": [
      "textField(_:editMenuForCharactersIn:suggestedActions:)":
        "Trellis does not show the edit menu of a text selection"
    ],
    "UITextInput": [
      "editMenu(for:suggestedActions:)":
        "Trellis does not show the edit menu of a text selection"
    ],
    "UITextPasteDelegate": [
      "textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:)":
        "Trellis does not animate pasted text"
    ],
    "UITextSearching": [
      "compare(document:toDocument:)":
        "Trellis keeps search results in the order in which they were found"
    ],
    "UITextViewDelegate": [
      "textView(_:editMenuForTextIn:suggestedActions:)":
        "Trellis does not show the edit menu of a text selection",
      "textView(_:menuConfigurationFor:defaultMenu:)":
        "Trellis does not show menus for links and attachments",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "interruptibleAnimator(using:)":
        "Trellis can pause and reverse the animations of ``animateTransition(using:)`` without this method"
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
