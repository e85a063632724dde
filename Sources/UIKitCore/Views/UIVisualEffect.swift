/// Changes how an effect view shows the views behind it. No frame depends on it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
