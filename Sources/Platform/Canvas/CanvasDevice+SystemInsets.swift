extension CanvasDevice {
  /// Height of the status bar, and so the top inset of an upright full-screen view without bars, in points.
  ///
  /// The canvas took it from the simulator's screen of the day; counted per generation in the corpus.
  public func statusBar(id: String?, xcode generation: XcodeGeneration) -> Double {
    let xcode = generation.major
    switch family {
    case .square, .homeButtonPhone: return (11...14).contains(xcode) ? 0 : 20
    case .homeButtonPad: return (11...13).contains(xcode) ? 0 : 20
    case .roundedPad: return 24
    case .roundedPhone: break
    }
    switch id ?? "" {
    case "retina5_4": return 50
    case "retina5_9": return xcode >= 15 ? 50 : 44
    // A document of build 21179.7 and its three neighbors have 44, those of 21225 and 21507 have 48 (17 of 17).
    case "retina6_1": return generation >= Self.buildWithTallStatusBar ? 48 : 44
    case "retina6_5": return 44
    case "retina6_0", "retina6_7": return xcode >= 14 ? 47 : 44
    case "retina6_12", "retina6_72": return 59
    case "retina6_3", "retina6_9": return 62
    case "retina6_55": return 68
    default: return 59
    }
  }

  private static let buildWithTallStatusBar = XcodeGeneration(major: 14, toolsVersion: 21200)

  /// Height of what the home indicator takes at the bottom of the screen, in points.
  public func homeIndicator(isLandscape: Bool) -> Double {
    switch family {
    case .roundedPhone: isLandscape ? HomeIndicator.ofPhoneOnItsSideOnCanvas : HomeIndicator.ofUprightPhone
    case .roundedPad: HomeIndicator.ofTabletOnCanvas
    default: 0
    }
  }
}
