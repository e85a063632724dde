/// Which names in sources are those of a framework of iOS, by the prefixes that Apple gives them.
enum FrameworkNames {
  /// By module. Only prefixes that no type of UIKit or Foundation has.
  private static let prefixes: [String: [String]] = [
    "ARKit": ["AR"], "Accounts": ["AC"], "AuthenticationServices": ["AS"], "CallKit": ["CX"], "CarPlay": ["CP"],
    "ClockKit": ["CLK"], "CloudKit": ["CK"], "Contacts": ["CN"], "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
    "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSMerge", "NSAsynchronousFetch", "NSBatch"],
    "CoreHaptics": ["CH"], "CoreImage": ["CI"], "CoreML": ["ML"], "CoreMedia": ["CM"], "CoreMotion": ["CM"],
    "CoreNFC": ["NFC"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "CoreText": ["CT"], "CoreVideo": ["CV"],
    "EventKit": ["EK"], "EventKitUI": ["EK"], "GLKit": ["GLK"], "GameController": ["GC"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "HealthKit": ["HK"], "HomeKit": ["HM"], "ImageIO": ["CGImageSource", "CGImageDestination"],
    "Intents": ["IN"], "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"], "MediaPlayer": ["MP"],
    "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK"], "MetricKit": ["MX"], "ModelIO": ["MDL"],
    "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "Network": ["NW"], "NetworkExtension": ["NE"],
    "NotificationCenter": ["NC"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "PushKit": ["PK"],
    "QuickLook": ["QL"], "QuickLookThumbnailing": ["QL"], "ReplayKit": ["RP"], "SceneKit": ["SCN"],
    "Security": ["Sec", "kSec"], "Speech": ["SF"], "SpriteKit": ["SK"], "SystemConfiguration": ["SC"],
    "Vision": ["VN"], "VisionKit": ["VN"], "WatchConnectivity": ["WC"], "CommonCrypto": ["CC_", "CCCrypt", "kCC"],
    "CryptoKit": ["SHA", "AES", "SymmetricKey", "HMAC", "Curve25519", "P256"],
  ]

  /// Whether a word is a name of the module: a prefix of it with a letter in upper case behind.
  static func belongs(_ word: String, to module: String) -> Bool {
    (prefixes[module] ?? []).contains { prefix in
      guard word.hasPrefix(prefix), let next = word.dropFirst(prefix.count).first else { return false }
      return next.isUppercase || prefix.count > 4
    }
  }
}
