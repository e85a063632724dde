import InterfaceBuilder
import Platform
import ProjectFiles

extension AppSupport {
  /// What a target says: in its `Info.plist`, with variables, and in build settings.
  ///
  /// Settings named `INFOPLIST_KEY_…` count where Xcode generates the list, and go before what the file says.
  /// Source: "Build settings reference", Apple.
  init(settings: BuildSettings, info: PropertyList?) {
    let isGenerated = Self.isTrue(settings["GENERATE_INFOPLIST_FILE"])
    func generated(_ key: String) -> [String] {
      isGenerated ? settings["INFOPLIST_KEY_\(key)"].map { PropertyList.text($0).texts } ?? [] : []
    }
    func listed(_ key: String) -> [String] { (info?.texts(key) ?? []).map(settings.expanding) }

    let families = settings["TARGETED_DEVICE_FAMILY"].map(Self.families) ?? []
    let listedFamilies = Self.families(listed("UIDeviceFamily").joined(separator: ","))
    idioms = families.isEmpty ? (listedFamilies.isEmpty ? nil : listedFamilies) : families

    let key = "UISupportedInterfaceOrientations"
    for (idiom, suffix, setting) in [(Device.Idiom.phone, "~iphone", "_iPhone"), (.pad, "~ipad", "_iPad")] {
      let sources = [generated(key + setting), generated(key), listed(key + suffix), listed(key)]
      let names = sources.first { !$0.isEmpty } ?? []
      let held = Set(names.compactMap(Orientation.init(rawValue:)))
      // Without a word that is understood it is as if nothing were said.
      if !held.isEmpty { orientations[idiom] = held }
    }

    let full = "UIRequiresFullScreen"
    let fullScreen = [generated(full), listed(full + "~ipad"), listed(full)].first { !$0.isEmpty }
    requiresFullScreen = Self.isTrue(fullScreen?.first)
    let design = "UIDesignRequiresCompatibility"
    keepsOldDesign = Self.isTrue([generated(design), listed(design)].first { !$0.isEmpty }?.first)
    lacksScenes = Self.lacksScenes(info, isGenerated: isGenerated, settings)
    deploymentTarget =
      settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap(Release.init)
      ?? listed("MinimumOSVersion").first.flatMap(Release.init)
    let translations = listed("CFBundleLocalizations").compactMap(LanguageCode.code(of:))
    if !translations.isEmpty { languages = Set(translations) }
  }

  /// `1` is an iPhone, `2` an iPad; others, such as a Mac, are not laid out here.
  private static func families(_ text: String) -> Set<Device.Idiom> {
    let numbers = text.split { $0 == "," || $0.isWhitespace }
    return Set(numbers.compactMap { $0 == "1" ? .phone : $0 == "2" ? .pad : nil })
  }

  /// Whether the list is that of an app, which says how it is held, and has no scene manifest. Xcode generates one where a setting says so.
  private static func lacksScenes(_ info: PropertyList?, isGenerated: Bool, _ settings: BuildSettings) -> Bool {
    guard let info, info["NSExtension"] == nil else { return false }
    let isOfApp = ["UISupportedInterfaceOrientations", "UILaunchStoryboardName", "UIMainStoryboardFile"].contains {
      info[$0] != nil
    }
    let isMade = isGenerated && isTrue(settings["INFOPLIST_KEY_UIApplicationSceneManifest_Generation"])
    return isOfApp && !isMade && info["UIApplicationSceneManifest"] == nil
  }

  private static func isTrue(_ text: String?) -> Bool { ["yes", "true", "1"].contains(text?.lowercased() ?? "") }
}
