// Traits and notifications of accessibility as they were called before Swift 4.2. They work, and the compiler says what they are called now; Apple's
// compiler refuses them.
// Written by Scripts/tables/former-names.

import Foundation

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pauseAssistiveTechnology")
public var UIAccessibilityPauseAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pauseAssistiveTechnology
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.Notification.resumeAssistiveTechnology")
public var UIAccessibilityResumeAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.resumeAssistiveTechnology
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
public var UIAccessibilityVoiceOverStatusChanged: NSNotification.Name {
  UIAccessibility.voiceOverStatusDidChangeNotification
}

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.announcementStringValueUserInfoKey")
public var UIAccessibilityAnnouncementKeyStringValue: String { UIAccessibility.announcementStringValueUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.announcementWasSuccessfulUserInfoKey")
public var UIAccessibilityAnnouncementKeyWasSuccessful: String { UIAccessibility.announcementWasSuccessfulUserInfoKey }

/// Renamed.
@available(*, deprecated, renamed: "UIAccessibility.focusedElementUserInfoKey")
public var UIAccessibilityElementFocusedKeyElement: String { UIAccessibility.focusedElementUserInfoKey }
