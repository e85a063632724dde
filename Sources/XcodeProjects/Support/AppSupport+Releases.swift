import Platform

/// The releases of iOS that an app is laid out on, and what changes for it with the SDKs of iOS 26 and 27.
extension AppSupport {
  /// The releases by the deployment target, the oldest first. An app that keeps the design of iOS 18 has that also on later releases, so that
  /// it is laid out on none of these.
  package var checkedReleases: [Int] {
    let releases = Releases.checked(forTarget: deploymentTarget?.major)
    guard keepsOldDesign else { return releases }
    let old = releases.filter { $0 < Releases.glass }
    return old.isEmpty ? [Releases.lastBeforeGlass] : old
  }

  /// What a developer should know of the property list, a sentence each.
  ///
  /// Source: Apple, TN3187 (scenes) and TN3192 (windows); for the key of the design Apple's session of 2025 and forum, thread 832543.
  package var notes: [String] {
    var notes: [String] = []
    if keepsOldDesign {
      notes.append(
        "UIDesignRequiresCompatibility keeps the design of iOS 18, so trellis uses the sizes of iOS 18 on iOS "
          + "26. An app that is built with Xcode 27 always has the new design")
    }
    if lacksScenes {
      notes.append(
        "Info.plist has no key UIApplicationSceneManifest, and without this key, an app that is built with Xcode 27 does not start"
      )
    }
    if requiresFullScreen, idioms?.contains(.pad) ?? true {
      notes.append(
        "UIRequiresFullScreen is deprecated in iPadOS 26; in later versions, the window of the app on an iPad can have any size"
      )
    }
    return notes
  }
}
