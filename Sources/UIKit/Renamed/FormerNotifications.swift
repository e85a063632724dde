// Notifications of before Swift 4.2, which are members of the classes that post them today. They work, and the compiler says what they are called now; Apple's
// compiler refuses them.
// Written by Scripts/tables/former-names.

import Foundation

extension NSNotification.Name {
  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: NSNotification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: NSNotification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
  public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
  public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: NSNotification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
  public static var UIApplicationBackgroundRefreshStatusDidChange: NSNotification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
  public static var UIApplicationProtectedDataWillBecomeUnavailable: NSNotification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
  public static var UIApplicationProtectedDataDidBecomeAvailable: NSNotification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: NSNotification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: NSNotification.Name { UIMenuController.willShowMenuNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: NSNotification.Name { UIMenuController.didShowMenuNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: NSNotification.Name { UIMenuController.willHideMenuNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: NSNotification.Name { UIMenuController.didHideMenuNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIMenuController.menuFrameDidChangeNotification")
  public static var UIMenuControllerMenuFrameDidChange: NSNotification.Name {
    UIMenuController.menuFrameDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: NSNotification.Name { UIPasteboard.removedNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: NSNotification.Name { UIScreen.didConnectNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: NSNotification.Name { UIScreen.didDisconnectNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: NSNotification.Name { UIScreen.modeDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: NSNotification.Name { UIScreen.capturedDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
  public static var UITextInputCurrentInputModeDidChange: NSNotification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: NSNotification.Name { UIDocument.stateChangedNotification }

  /// Renamed.
  @available(*, deprecated, renamed: "UIViewController.showDetailTargetDidChangeNotification")
  public static var UIViewControllerShowDetailTargetDidChange: NSNotification.Name {
    UIViewController.showDetailTargetDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var UIAccessibilityReduceMotionStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
  public static var UIAccessibilityReduceTransparencyStatusDidChange: NSNotification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: NSNotification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var UIAccessibilityInvertColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: NSNotification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var UIAccessibilitySwitchControlStatusDidChange: NSNotification.Name {
    UIAccessibility.switchControlStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
  public static var UIAccessibilityGuidedAccessStatusDidChange: NSNotification.Name {
    UIAccessibility.guidedAccessStatusDidChangeNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.announcementDidFinishNotification")
  public static var UIAccessibilityAnnouncementDidFinish: NSNotification.Name {
    UIAccessibility.announcementDidFinishNotification
  }

  /// Renamed.
  @available(*, deprecated, renamed: "UIAccessibility.elementFocusedNotification")
  public static var UIAccessibilityElementFocused: NSNotification.Name { UIAccessibility.elementFocusedNotification }
}
