// uikit-sources: ../App
