// Constants of before Swift 4.2, which are members of types today. They work, and the compiler says what they are called now; Apple's
// compiler refuses them.
// Written by Scripts/tables/former-names.

import Foundation

/// Renamed.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// Renamed.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }

/// Renamed.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }

/// Renamed.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }

/// Renamed.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}

/// Renamed.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// Renamed.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}

/// Renamed.
@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIFloatRange.zero")
public var UIFloatRangeZero: UIFloatRange { UIFloatRange.zero }

/// Renamed.
@available(*, deprecated, renamed: "UIFloatRange.infinite")
public var UIFloatRangeInfinite: UIFloatRange { UIFloatRange.infinite }

/// Renamed.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }

/// Renamed.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }

/// Renamed.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }

/// Renamed.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }

/// Renamed.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

/// Renamed.
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}

/// Renamed.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}

/// Renamed.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}

/// Renamed.
@available(*, deprecated, renamed: "UIPasteboard.typeListColor")
@preconcurrency @MainActor public var UIPasteboardTypeListColor: [String] { UIPasteboard.typeListColor }

/// Renamed.
@available(*, deprecated, renamed: "UIPasteboard.typeListImage")
@preconcurrency @MainActor public var UIPasteboardTypeListImage: [String] { UIPasteboard.typeListImage }

/// Renamed.
@available(*, deprecated, renamed: "UIPasteboard.typeListString")
@preconcurrency @MainActor public var UIPasteboardTypeListString: [String] { UIPasteboard.typeListString }

/// Renamed.
@available(*, deprecated, renamed: "UIPasteboard.typeListURL")
@preconcurrency @MainActor public var UIPasteboardTypeListURL: [String] { UIPasteboard.typeListURL }

/// Renamed.
@available(*, deprecated, renamed: "UIPasteboard.typeAutomatic")
public var UIPasteboardTypeAutomatic: String { UIPasteboard.typeAutomatic }

/// Renamed.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }

/// Renamed.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }

/// Renamed.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// Renamed.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }

/// Renamed.
@available(*, deprecated, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// Renamed.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }

/// Renamed.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }

/// Renamed.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.cropRect }

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.imageURL }

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.mediaURL }

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.phAsset }

/// Renamed.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.referenceURL
}

/// Renamed.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

/// Renamed.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

/// Renamed.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

/// Renamed.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { UILayoutPriority.fittingSizeLevel }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: UIFont.TextStyle { UIFont.TextStyle.headline }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.subheadline")
public var UIFontTextStyleSubheadline: UIFont.TextStyle { UIFont.TextStyle.subheadline }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: UIFont.TextStyle { UIFont.TextStyle.body }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.footnote")
public var UIFontTextStyleFootnote: UIFont.TextStyle { UIFont.TextStyle.footnote }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: UIFont.TextStyle { UIFont.TextStyle.caption1 }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.caption2")
public var UIFontTextStyleCaption2: UIFont.TextStyle { UIFont.TextStyle.caption2 }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.title1")
public var UIFontTextStyleTitle1: UIFont.TextStyle { UIFont.TextStyle.title1 }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.title2")
public var UIFontTextStyleTitle2: UIFont.TextStyle { UIFont.TextStyle.title2 }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.title3")
public var UIFontTextStyleTitle3: UIFont.TextStyle { UIFont.TextStyle.title3 }

/// Renamed.
@available(*, deprecated, renamed: "UIFont.TextStyle.callout")
public var UIFontTextStyleCallout: UIFont.TextStyle { UIFont.TextStyle.callout }

extension RunLoop.Mode {
  /// Renamed.
  @available(*, deprecated, renamed: "RunLoop.Mode.common")
  public static var commonModes: RunLoop.Mode { RunLoop.Mode.common }

  /// Renamed.
  @available(*, deprecated, renamed: "RunLoop.Mode.default")
  public static var defaultRunLoopMode: RunLoop.Mode { RunLoop.Mode.default }
}
