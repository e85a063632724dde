// The sources of this target are those of an app for iOS, as Xcode has them.
// uikit-sources: App
