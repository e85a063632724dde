import UIKit

/// What a test can turn on and off with ``Screen/turn(_:on:)``, as the user does in the settings of the device.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
  /// ``UIAccessibility/isVoiceOverRunning``.
  case voiceOver
  /// ``UIAccessibility/isSwitchControlRunning``.
  case switchControl
  /// ``UIAccessibility/isAssistiveTouchRunning``.
  case assistiveTouch
  /// ``UIAccessibility/isBoldTextEnabled``.
  case boldText
  /// ``UIAccessibility/isReduceMotionEnabled``.
  case reduceMotion
  /// ``UIAccessibility/prefersCrossFadeTransitions``.
  case crossFadeTransitions
  /// ``UIAccessibility/isReduceTransparencyEnabled``.
  case reduceTransparency
  /// ``UIAccessibility/isDarkerSystemColorsEnabled``.
  case darkerSystemColors
  /// ``UIAccessibility/shouldDifferentiateWithoutColor``.
  case differentiateWithoutColor
  /// ``UIAccessibility/buttonShapesEnabled``.
  case buttonShapes
  /// ``UIAccessibility/isOnOffSwitchLabelsEnabled``.
  case onOffSwitchLabels
  /// ``UIAccessibility/isInvertColorsEnabled``.
  case invertColors
  /// ``UIAccessibility/isGrayscaleEnabled``.
  case grayscale
  /// ``UIAccessibility/isGuidedAccessEnabled``.
  case guidedAccess
  /// ``UIAccessibility/isMonoAudioEnabled``.
  case monoAudio
  /// ``UIAccessibility/isClosedCaptioningEnabled``.
  case closedCaptioning
  /// ``UIAccessibility/isSpeakScreenEnabled``.
  case speakScreen
  /// ``UIAccessibility/isSpeakSelectionEnabled``.
  case speakSelection
  /// ``UIAccessibility/isShakeToUndoEnabled``.
  case shakeToUndo
  /// ``UIAccessibility/isVideoAutoplayEnabled``.
  case videoAutoplay

  var setting: AssistiveSetting { AssistiveSetting(rawValue: rawValue) ?? .voiceOver }
}
