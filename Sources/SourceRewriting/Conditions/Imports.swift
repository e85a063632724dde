/// Modules of iOS, and what takes their place.
package enum Imports {
  /// What an import of a module becomes, with whatever it names inside of the module.
  static let replacements: [String: String] = [
    "ObjectiveC": "UIKit", "CoreGraphics": "UIKit", "MobileCoreServices": "UIKit", "os": "UnifiedLogging",
    "OSLog": "UnifiedLogging", "Darwin": "Foundation", "CoreFoundation": "Foundation", "UIKitCore": "UIKit",
  ]

  /// Modules whose parts cannot be imported alone.
  static let submodules: Set<String> = ["UIKit", "Foundation", "QuartzCore", "Dispatch"]

  /// What takes an import's place may be a module that a target does not depend on by itself.
  static func exists(_ module: String, _ build: BuildConditions) -> Bool {
    replacements[module] != nil || build.canImport(module) != .no
  }

  /// Modules of Foundation that have been split off from it on Linux.
  static let foundationParts = ["FoundationNetworking", "FoundationXML"]

  /// The part of Foundation that declares the type; nil for Foundation itself and all others.
  static func foundationPart(_ type: String) -> String? {
    if type.hasPrefix("URLSession") || networking.contains(type) { return "FoundationNetworking" }
    return type.hasPrefix("XML") && xml.contains(type) ? "FoundationXML" : nil
  }

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse",
  ]

  private static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
  ]

  /// Modules that come with Swift's toolchain on Linux, as far as sources import them.
  static let toolchain: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "_Builtin_float", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile",
  ]

  /// Modules of Trellis that apps and their tests import.
  static let trellis: Set<String> = [
    "AppHost", "AutoLayout", "ConstraintSolver", "Geometry", "LayoutReports", "LayoutTesting", "Pictures", "Platform",
    "QuartzCore", "Staging", "UIKit", "UnifiedLogging",
  ]

  /// Frameworks of iOS that are products of this package, so far as screens show them: a target that imports one depends on it.
  package static let products: Set<String> = [
    "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreLocation", "LocalAuthentication", "MapKit", "MessageUI",
    "MobileCoreServices", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit",
  ]

  /// Frameworks of iOS that nothing takes the place of.
  package static let missing: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdSupport",
    "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox",
    "AudioUnit", "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression", "Contacts",
    "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceCheck", "DeviceActivity",
    "EventKit",
    "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "GLKit", "GSS",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO",
    "IOKit", "IOSurface", "IdentityLookup", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MLCompute", "MapKit", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI",
    "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
    "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "iAd", "simd", "AuthenticationServicesUI", "Automator",
  ]
}
