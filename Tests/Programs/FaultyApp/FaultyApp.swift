// uikit-sources: App
