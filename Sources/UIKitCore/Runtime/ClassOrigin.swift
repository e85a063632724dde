/// Which classes are the system's and not an app's.
package enum ClassOrigin {
  /// The modules that stand for Apple's frameworks. Objective-C's classes have no module on iOS, so a console names theirs without one.
  package static let modules: Set<Substring> = [
    "Foundation", "UIKit", "UIKitCore", "QuartzCore", "AVFoundation", "AVKit", "CoreLocation", "LocalAuthentication",
    "MapKit",
    "MessageUI", "PhotosUI", "SafariServices", "UserNotifications", "WebKit",
  ]

  /// Whether a class is one of Apple's, by its name with the module, as `String(reflecting:)` gives it.
  package static func isSystem(_ name: String) -> Bool { modules.contains(name.prefix { $0 != "." }) }
}
