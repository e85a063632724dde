extension Device {
  /// The device with this Interface Builder identifier or model name; see ``model(named:)``. Nil for anything else.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.id.lowercased() == wanted } ?? model(named: name)?.device
  }

  /// The model with this name in any case, as Apple writes it, and its device: "iphone 8 plus", "iPhone SE (2nd generation)".
  ///
  /// Brackets, hyphens and the word "inch" may be left out, and "gen" stands for "generation": "iPad Pro 12.9", "iPad 9th gen". A
  /// number alone may stand for a generation: "iPhone SE 2". A name without its size or generation means the first model in
  /// ``all`` that has it in brackets: "iPhone SE" is the phone of 320 × 568 points, "iPad" the first tablet called "iPad (…)".
  public static func model(named name: String) -> (name: String, device: Device)? {
    let wanted = ModelName(name)
    let models = all.flatMap { device in device.names.map { (name: $0, words: ModelName($0), device: device) } }
    let found =
      models.first { $0.words.all == wanted.all } ?? models.first { $0.words.isFamily(wanted.all) }
      ?? wanted.withOrdinal.flatMap { ordinal in models.first { $0.words.all == ordinal } }
    return found.map { ($0.name, $0.device) }
  }

  /// What suggestions are chosen from: the models, their names without size and generation, and the identifiers of screens.
  public static let knownNames: [String] = {
    let models = all.flatMap(\.names)
    var families: [String] = []
    for name in models where name.contains("(") {
      let family = String(name.prefix { $0 != "(" }.dropLast())
      if !families.contains(family), !models.contains(family) { families.append(family) }
    }
    return models + families + all.map(\.id)
  }()

  /// The model whose screen programs and tests have that name none.
  public static let standardModel = "iPhone 17"

  /// The device of ``standardModel``: 402 by 874 points, three pixels a point.
  public static let standard: Device = all.first { $0.names.contains(standardModel) } ?? all[0]

  /// What a layout is checked on unless told otherwise, on those of the releases in question that a device runs: the narrowest phone of
  /// old releases, the common widths with and without a home button, the largest phone, and the smallest and a large iPad.
  public static let checkDefaults: [Device] = [
    "retina4_0", "retina4_7", "retina5_9", "retina6_1", "retina6_12", "retina6_3", "retina6_9", "ipad9_7",
    "ipad12_9rounded",
  ].compactMap(named)
}

/// A model's name as words, without the marks between them.
private struct ModelName {
  let all: [String]
  /// How many words stand before the first bracket.
  private let plain: Int

  init(_ name: String) {
    all = Self.words(name)
    plain = Self.words(String(name.prefix { $0 != "(" })).count
  }

  /// Whether the other name says everything before the brackets, and what it says of the brackets comes first there.
  func isFamily(_ other: [String]) -> Bool {
    other.count >= plain && other.count < all.count && all.starts(with: other)
  }

  /// With `2nd generation` for a number at the end.
  var withOrdinal: [String]? {
    guard let last = all.last, let number = Int(last), (1...99).contains(number) else { return nil }
    let ending = number > 3 ? "th" : ["st", "nd", "rd"][number - 1]
    return all.dropLast() + ["\(number)\(ending)", "generation"]
  }

  private static func words(_ name: String) -> [String] {
    name.lowercased().split { "()-\"″ ".contains($0) }.compactMap { word in
      switch word {
      case "inch", "inches": nil
      case "gen", "gen.": "generation"
      default: String(word)
      }
    }
  }
}

extension Device {
  /// The widths and heights of all known screens, in points: by them a size in a log is recognized as that of a screen.
  public static let screenLengths = Set(all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] })
}
