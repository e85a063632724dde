/// Modules of iOS, and what takes their place.
enum Imports {
  /// What an import of a module becomes, with whatever it names inside of the module.
  static let replacements: [String: String] = [
    "ObjectiveC": "UIKit", "CoreGraphics": "UIKit", "MobileCoreServices": "UIKit", "os": "UnifiedLogging",
    "OSLog": "UnifiedLogging", "Darwin": "Foundation", "CoreFoundation": "Foundation", "UIKitCore": "UIKit",
  ]

  /// Modules whose parts cannot be imported alone.
  static let submodules: Set<String> = ["UIKit", "Foundation", "QuartzCore", "Dispatch"]

  /// What to do about a module that does not exist; nil for a module that may.
  static func advice(_ module: String) -> String? {
    guard missing.contains(module) else { return nil }
    return "put the import and what needs it between #if canImport(\(module)) and #endif"
  }

  private static let missing: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreML",
    "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit", "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "NotificationCenter", "PDFKit",
    "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
  ]
}
