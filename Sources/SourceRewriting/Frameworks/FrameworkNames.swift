/// The names that belong to frameworks, as far as their beginnings tell.
enum FrameworkNames {
  /// What names of a framework begin with; a capital letter or a digit follows. Several have the same, of which the imports tell.
  private static let beginnings: [String: [String]] = [
    "ARKit": ["AR"], "AVFAudio": ["AV"], "Accelerate": ["vDSP", "vImage"], "Accounts": ["AC"],
    "ActivityKit": ["Activity"], "AdSupport": ["ASIdentifier"], "AddressBook": ["AB", "kAB"], "AppKit": ["NS"],
    "AppTrackingTransparency": ["ATTracking"], "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"],
    "CFNetwork": ["CF", "kCF"], "CallKit": ["CX"], "CarPlay": ["CP"], "ClassKit": ["CLS"], "ClockKit": ["CLK"],
    "CloudKit": ["CK"], "Cocoa": ["NS"], "CommonCrypto": ["CC", "kCC"], "Contacts": ["CN"], "ContactsUI": ["CN"],
    "CoreAudio": ["Audio", "kAudio"], "CoreBluetooth": ["CB"], "CoreHaptics": ["CH"],
    "CoreData": ["NSAttributeDescription", "NSBatch", "NSEntity", "NSFetch", "NSManaged", "NSMerge", "NSPersistent"],
    "CoreImage": ["CI", "kCI"], "CoreMIDI": ["MIDI"], "CoreML": ["ML"], "CoreMotion": ["CM"], "CoreNFC": ["NFC"],
    "CoreServices": ["LS", "UTType", "kUT"], "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"],
    "CoreText": ["CT", "kCT"], "CoreVideo": ["CV", "kCV"],
    "CryptoKit": [
      "AES", "ChaChaPoly", "Curve", "HKDF", "HMAC", "Insecure", "P256", "P384", "P521", "SHA", "SymmetricKey",
    ],
    "DeviceCheck": ["DC"], "EventKit": ["EK"], "EventKitUI": ["EK"], "ExternalAccessory": ["EA"],
    "FileProvider": ["NSFileProvider"], "GLKit": ["GLK"], "GameController": ["GC"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "HealthKit": ["HK"], "HealthKitUI": ["HK"], "HomeKit": ["HM"],
    "ImageIO": ["CGImageDestination", "CGImageSource", "kCGImage"], "Intents": ["IN"], "IntentsUI": ["IN"],
    "JavaScriptCore": ["JS"], "LinkPresentation": ["LP"], "MediaPlayer": ["MP"], "Messages": ["MS"],
    "Metal": ["MTL"], "MetalKit": ["MTK"], "MetalPerformanceShaders": ["MPS"], "MetricKit": ["MX"],
    "MobileCoreServices": ["UTType", "kUT"], "ModelIO": ["MDL"], "MultipeerConnectivity": ["MC"],
    "NaturalLanguage": ["NL"], "NearbyInteraction": ["NI"], "Network": ["NW"], "NetworkExtension": ["NE"],
    "NotificationCenter": ["NC"], "PDFKit": ["PDF"], "PassKit": ["PK"], "PencilKit": ["PK"], "PushKit": ["PK"],
    "QuickLook": ["QL"], "QuickLookThumbnailing": ["QL"], "ReplayKit": ["RP"], "SceneKit": ["SCN"],
    "Security": ["Sec", "errSec", "kSec"], "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"],
    "SwiftData": ["ModelContainer", "ModelContext"], "SystemConfiguration": ["SC", "kSC"],
    "UserNotificationsUI": ["UN"], "VideoToolbox": ["VT", "kVT"], "Vision": ["VN"], "VisionKit": ["DataScanner", "VN"],
    "WatchConnectivity": ["WC"], "WatchKit": ["WK"], "WidgetKit": ["Timeline", "Widget"],
  ]

  /// Names of SwiftUI, which have no common beginning: those that nearly every file of it uses.
  private static let swiftUI: Set<String> = [
    "AnyView", "AppStorage", "Binding", "Button", "Color", "ContentView", "EmptyView", "Environment",
    "EnvironmentObject",
    "EnvironmentValues", "ForEach", "Form", "GeometryReader", "Group", "HStack", "LazyHStack", "LazyVStack", "List",
    "NavigationLink", "NavigationStack", "NavigationView", "ObservedObject", "Picker", "PreviewProvider", "ScrollView",
    "Section", "Shape", "Spacer", "State", "StateObject", "Text", "TextField", "Toggle", "UIHostingConfiguration",
    "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "View", "ViewBuilder",
    "ViewModifier", "WindowGroup", "ZStack",
  ]

  /// Whether a file uses a name of a framework.
  static func isUsed(_ module: String, in source: TokenizedSource) -> Bool { !used(module, in: source).isEmpty }

  /// The names of a framework that a file uses, each once, in their order; none for a framework whose names are not known.
  ///
  /// - Parameter own: names that the module declares itself.
  static func used(_ module: String, in source: TokenizedSource, beside own: Set<String> = []) -> [String] {
    guard module == "SwiftUI" || beginnings[module] != nil else { return [] }
    var found: Set<String> = []
    for index in 0..<source.count where source.tokens[index].kind == .word && !source.is(index - 1, "import") {
      let name = source.text(index)
      let isOther = own.contains(name) || (module != "SwiftUI" && UIKitClasses.isKnown(name))
      if !isOther, belongs(name, to: module) { found.insert(name) }
    }
    return found.sorted()
  }

  /// Whether a word is a name of a framework.
  static func belongs(_ word: String, to module: String) -> Bool {
    module == "SwiftUI" ? swiftUI.contains(word) : (beginnings[module] ?? []).contains { begins(word, $0) }
  }

  private static func begins(_ name: String, _ beginning: String) -> Bool {
    guard name.hasPrefix(beginning) else { return false }
    guard let next = name.dropFirst(beginning.count).first else { return beginning.count > 3 }
    return next.isUppercase || next.isNumber || next == "_" || beginning.count > 4
  }
}
