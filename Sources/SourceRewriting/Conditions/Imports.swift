/// Modules of iOS, and what takes their place.
package enum Imports {
  /// What an import of a module becomes, with whatever it names inside of the module.
  static let replacements: [String: String] = [
    "ObjectiveC": "UIKit", "CoreGraphics": "UIKit", "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
    "Darwin": "Foundation", "CoreFoundation": "Foundation", "UIKitCore": "UIKit",
  ]

  /// Products of Trellis that take the place of frameworks beside UIKit, of the same names. A target depends on those that it imports.
  package static let products: Set<String> = [
    "AVFoundation", "AVKit", "AudioToolbox", "Combine", "CoreLocation", "CoreMedia", "LocalAuthentication", "MapKit",
    "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "SafariServices", "StoreKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit",
  ]

  /// How an import is found.
  enum Place {
    /// It can be imported.
    case known
    /// It is a product of Trellis on which the target does not depend.
    case product
    /// It is a framework of iOS that nothing takes the place of.
    case framework
    /// It is of another package, and the target does not depend on it.
    case unknown
  }

  static func place(of module: String, _ build: BuildConditions) -> Place {
    if exists(module, build) { return .known }
    if products.contains(module) { return .product }
    return missing.contains(module) ? .framework : .unknown
  }

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
  static let trellis = products.union([
    "AppHost", "AutoLayout", "ConstraintSolver", "Geometry", "LayoutReports", "LayoutTesting", "Pictures", "Platform",
    "QuartzCore", "Staging", "UIKit", "UnifiedLogging",
  ])

  /// Frameworks of iOS that nothing takes the place of, unless the target depends on a module of the name: of SwiftUI, Trellis has what
  /// hosts its views.
  package static let missing: Set<String> = [
    "ARKit", "AVFAudio", "Accelerate", "Accessibility", "Accounts", "ActivityKit", "AdSupport",
    "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency", "AssetsLibrary",
    "AudioUnit", "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "CommonCrypto", "Compression", "Contacts",
    "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceCheck", "DeviceActivity",
    "EventKit",
    "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "GLKit", "GSS",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImageIO",
    "IOKit", "IOSurface", "IdentityLookup", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "MLCompute", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
    "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit", "PencilKit",
    "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit",
    "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "Twitter",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WidgetKit", "iAd", "simd", "AuthenticationServicesUI", "Automator",
  ]
}
