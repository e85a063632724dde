import Platform

extension UITraitCollection {
  /// What a profile says of size classes, idiom, appearance and direction. The text size stays unspecified: the screen fills it in.
  convenience init(_ profile: Profile) {
    var values = TraitValues()
    values.rare = RareTraits.ofScreen(release: profile.release)
    self.init(
      values.changed {
        $0.horizontalSizeClass = UIUserInterfaceSizeClass(profile.horizontalSizeClass)
        $0.verticalSizeClass = UIUserInterfaceSizeClass(profile.verticalSizeClass)
        $0.userInterfaceIdiom = profile.idiom == .pad ? .pad : .phone
        $0.userInterfaceStyle = profile.isDark ? .dark : .light
        $0.layoutDirection = profile.isRightToLeft ? .rightToLeft : .leftToRight
      })
  }

  /// The release of iOS whose colors these traits have: that of their screen, else of the main one.
  var release: Int {
    let release = values.rare?.release ?? 0
    return release > 0 ? release : MainScreenText.release
  }

  /// Heights of bars in these traits, in points, without status bar and large title.
  func bars(on profile: Profile) -> BarHeights {
    BarHeights(
      idiom: userInterfaceIdiom == .pad ? .pad : .phone, horizontal: horizontalSizeClass.ofDevice,
      vertical: verticalSizeClass.ofDevice, release: profile.release, floats: profile.behavior.floatsBars)
  }

  /// The leading and trailing margin of a root view so many points wide; points.
  func systemMargin(ofWidth width: CGFloat, on profile: Profile) -> CGFloat {
    CGFloat(withSizeClasses(profile).systemMargin(ofWidth: Double(width)))
  }

  /// The leading and trailing margin of rows of a table or list so many points wide; points.
  func rowMargin(ofWidth width: CGFloat, on profile: Profile) -> CGFloat {
    CGFloat(withSizeClasses(profile).rowMargin(ofWidth: Double(width)))
  }

  /// Points: of inset groups from the sides, and of their content from the ends of the rows.
  func insetGroupMargins(ofWidth width: CGFloat, isList: Bool, on profile: Profile) -> (side: CGFloat, content: CGFloat)
  {
    let margins = withSizeClasses(profile).insetGroupMargins(ofWidth: Double(width), isList: isList)
    return (CGFloat(margins.side), CGFloat(margins.content))
  }

  private func withSizeClasses(_ profile: Profile) -> Profile {
    var profile = profile
    profile.horizontalSizeClass = horizontalSizeClass.ofDevice
    profile.verticalSizeClass = verticalSizeClass.ofDevice
    return profile
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: Device.SizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }

  /// Nil is unspecified.
  var ofDevice: Device.SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }
}
