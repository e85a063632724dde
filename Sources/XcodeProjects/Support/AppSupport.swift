import Platform

/// What an app supports, as its project says. What the project does not say is nil.
package struct AppSupport: Hashable, Sendable {
  /// The ways to hold a device that `UISupportedInterfaceOrientations` names.
  package enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case portrait = "UIInterfaceOrientationPortrait"
    /// Upright, with the top at the bottom.
    case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
    /// On its side, turned one way.
    case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
    /// On its side, turned the other way.
    case landscapeRight = "UIInterfaceOrientationLandscapeRight"
  }

  /// A release of iOS or iPadOS.
  package typealias Release = Device.Release

  /// iPhones, iPads, or both.
  package var idioms: Set<Device.Idiom>?
  /// By idiom; an idiom without an entry is held as its user likes, as far as is known.
  package var orientations: [Device.Idiom: Set<Orientation>] = [:]
  /// The oldest release on which the app runs.
  package var deploymentTarget: Release?
  /// Whether the app never shares the screen of an iPad.
  package var requiresFullScreen = false
  /// The languages into which the app is translated, as codes such as `en`.
  package var languages: Set<String>?
  /// Whether the app keeps the design of iOS 18 on iOS 26: `UIDesignRequiresCompatibility`.
  package var keepsOldDesign = false
  /// Whether the property list of an app is known to have no `UIApplicationSceneManifest`.
  package var lacksScenes = false

  /// Nothing is known.
  package init() {}
}

extension AppSupport {
  /// Whether the app shows on the device: it is of a kind that the app is for, and a release of iOS exists that both run.
  package func includes(_ device: Device) -> Bool {
    if let idioms, !idioms.contains(device.idiom) { return false }
    return deploymentTarget.map(device.runs(atLeast:)) ?? true
  }

  /// Whether the app turns with a device that is held this way.
  package func includes(_ orientation: Device.Orientation, on idiom: Device.Idiom) -> Bool {
    guard let held = orientations[idiom] else { return true }
    return held.contains { $0.held == orientation }
  }

  /// Whether the app can share the screen of an iPad: it does not require all of it, and is held in all four ways.
  ///
  /// Source: "Adopting Multitasking Enhancements on iPad", Apple.
  package var allowsSplits: Bool {
    !requiresFullScreen && orientations[.pad].map { $0.count == Orientation.allCases.count } ?? true
  }

  /// Whether a language that is written from right to left is among those of the app, or the languages are not known.
  package var includesRightToLeft: Bool { languages?.contains(where: LanguageCode.isRightToLeft) ?? true }

  /// Whether anything is known by which layouts can be left out.
  package var isKnown: Bool {
    var nothing = AppSupport()
    // Most lists lack scenes, and not only those of apps.
    nothing.lacksScenes = lacksScenes
    return self != nothing
  }

  /// What either of two apps supports.
  package func union(_ other: AppSupport) -> AppSupport {
    var both = AppSupport()
    if let idioms, let others = other.idioms { both.idioms = idioms.union(others) }
    for idiom in [Device.Idiom.phone, .pad] {
      let (mine, others) = (idioms?.contains(idiom) ?? true, other.idioms?.contains(idiom) ?? true)
      // An app that is not for the device does not say how it is held.
      if mine && others {
        both.orientations[idiom] = orientations[idiom].flatMap { held in other.orientations[idiom].map(held.union) }
      } else {
        both.orientations[idiom] = mine ? orientations[idiom] : other.orientations[idiom]
      }
    }
    if let deploymentTarget, let least = other.deploymentTarget { both.deploymentTarget = min(deploymentTarget, least) }
    both.requiresFullScreen = requiresFullScreen && other.requiresFullScreen
    both.keepsOldDesign = keepsOldDesign && other.keepsOldDesign
    both.lacksScenes = lacksScenes || other.lacksScenes
    if let languages, let others = other.languages { both.languages = languages.union(others) }
    return both
  }
}

extension AppSupport.Orientation {
  /// Upright or on its side.
  package var held: Device.Orientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}

extension AppSupport {
  /// `iPhone only, portrait, iOS 15 and later`; empty if nothing is known.
  package var text: String {
    var parts: [String] = []
    switch idioms {
    case [.phone]: parts.append("iPhone only")
    case [.pad]: parts.append("iPad only")
    case nil: break
    default: parts.append("iPhone and iPad")
    }
    parts += orientationTexts
    if let deploymentTarget { parts.append("iOS \(deploymentTarget) and later") }
    if requiresFullScreen, idioms?.contains(.pad) ?? true { parts.append("full screen") }
    if !includesRightToLeft { parts.append("left to right") }
    return parts.joined(separator: ", ")
  }

  /// `releases and languages`: what decides about layouts and is not known; empty if all is.
  package var unknown: String {
    let turns = [Device.Idiom.phone, .pad].contains { idioms?.contains($0) ?? true && orientations[$0] == nil }
    let words = [
      (idioms == nil, "devices"), (turns, "orientations"), (deploymentTarget == nil, "releases"),
      (languages == nil, "languages"),
    ].filter(\.0).map(\.1)
    return words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
  }

  private var orientationTexts: [String] {
    let known = [Device.Idiom.phone, .pad].filter { idioms?.contains($0) ?? true }.compactMap { idiom in
      orientations[idiom].map { (idiom: idiom, held: Set($0.map(\.held))) }
    }
    func words(_ held: Set<Device.Orientation>) -> String {
      held.count == 1 ? held.first?.rawValue ?? "" : "portrait and landscape"
    }
    guard let first = known.first else { return [] }
    if known.allSatisfy({ $0.held == first.held }) { return [words(first.held)] }
    return known.map { "\($0.idiom == .pad ? "iPad" : "iPhone") in \(words($0.held))" }
  }
}
