// uikit-sources: App
import AppServing
