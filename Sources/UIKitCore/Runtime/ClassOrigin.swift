/// Which classes are the system's and not an app's.
package enum ClassOrigin {
  /// The modules that stand for Apple's frameworks. Objective-C's classes have no module on iOS, so a console names theirs without one.
  package static let modules: Set<Substring> = Set(frameworks.map { Substring($0) }).union([
    "Foundation", "UIKit", "UIKitCore", "QuartzCore",
  ])

  /// The modules of Trellis that an app imports beside UIKit. They need not be in the process.
  static let frameworks = [
    "AVFoundation", "AVKit", "AudioToolbox", "CoreLocation", "CoreMedia", "LocalAuthentication", "MapKit", "MessageUI",
    "Photos", "PhotosUI", "SafariServices", "StoreKit", "SwiftUI", "UserNotifications", "WebKit",
  ]

  /// The class of a framework beside UIKit, as documents name it; nil if the process does not have it.
  static func frameworkClass(_ name: String) -> AnyClass? {
    frameworks.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// Whether a class is one of Apple's, by its name with the module, as `String(reflecting:)` gives it.
  package static func isSystem(_ name: String) -> Bool { modules.contains(name.prefix { $0 != "." }) }
}
