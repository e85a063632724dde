// The sources are as they are written for iOS; the plugin makes them compile here.
// uikit-sources: Sources
