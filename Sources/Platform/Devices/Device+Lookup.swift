extension Device {
  /// The device with this Interface Builder identifier or model name, in any case: "retina4_7", "iphone 8 plus",
  /// "iPhone SE (2nd generation)".
  ///
  /// "gen" stands for "generation", and a name without its generation means the first one: "iPhone SE" is the phone of
  /// 320 × 568 points. Nil for anything else.
  public static func named(_ name: String) -> Device? {
    let wanted = normalized(name)
    return device(exactly: wanted) ?? device(exactly: wanted + " (1st generation)")
  }

  private static func device(exactly name: String) -> Device? {
    all.first { $0.id.lowercased() == name || $0.names.contains { normalized($0) == name } }
  }

  private static func normalized(_ name: String) -> String {
    let lowercase = name.lowercased()
    return lowercase.hasSuffix(" gen)") ? lowercase.dropLast() + "eration)" : lowercase
  }

  /// What a layout is checked on unless told otherwise: the narrowest phone still in use, the common widths with and
  /// without a home button, the largest phone, and the smallest and a large iPad.
  public static let checkDefaults: [Device] = [
    "retina4_0", "retina4_7", "retina5_5", "retina5_9", "retina6_1", "retina6_12", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ].compactMap(named)
}

extension Device {
  /// The widths and heights of all known screens, in points: by them a size in a log is recognised as that of a screen.
  public static let screenLengths = Set(all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] })

  /// The newest model with this screen: what reports call the device.
  public var displayName: String { names.last { !$0.hasPrefix("iPod") } ?? id }
}
