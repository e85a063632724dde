import InterfaceBuilder
import Platform
import Yams

extension LintConfiguration {
  /// Reads a configuration. Every key and value that is not understood is an error: a typing mistake must not switch a check off.
  ///
  /// - Parameter file: the name in messages.
  package init(yaml: String, file: String) throws(ConfigurationError) {
    try YAMLLimits.check(yaml, file: file)
    let node: Node?
    do {
      node = try compose(yaml: yaml)
    } catch {
      throw ConfigurationError(error, file: file)
    }
    guard let node, !(node.scalar?.string.isEmpty ?? false) else { return }
    let rules = RuleSet.all.map(\.identifier)
    let reader = YAMLReader(file: file)
    for (key, value) in try reader.entries(of: node, keys: Self.keys + rules) {
      switch key {
      case "included": included = try reader.strings(value)
      case "excluded": excluded = try reader.strings(value)
      case "matrix": matrix = try Matrix(value, reader)
      case "disabled_rules": disabledRules = try reader.names(value, of: rules, "rule")
      case "opt_in_rules": optInRules = try reader.names(value, of: rules, "rule")
      case "only_rules": onlyRules = try reader.names(value, of: rules, "rule")
      case "reporter": reporter = try reader.choice(value, "reporter")
      case "baseline": baseline = try reader.string(value)
      case "cache": cache = try reader.string(value)
      case "fails_on": failsOn = try reader.string(value) == "never" ? nil : reader.choice(value, "severity")
      default: severities[key] = try reader.choice(value, "severity")
      }
    }
  }

  /// The keys besides those of rules, in the order of the documentation.
  static let keys = [
    "included", "excluded", "matrix", "disabled_rules", "opt_in_rules", "only_rules", "reporter", "baseline",
    "cache", "fails_on",
  ]
}

extension Matrix {
  /// Reads the name of a preset, or lists of which every combination is laid out.
  fileprivate init(_ node: Node, _ reader: YAMLReader) throws(ConfigurationError) {
    if node.scalar != nil {
      self = .preset(try reader.choice(node, "preset"))
      return
    }
    var lists = Lists()
    for (key, value) in try reader.entries(of: node, keys: Self.keys) {
      switch key {
      case "devices":
        lists.devices = try reader.list(value, Self.device)
        // The default would be a surprise.
        if lists.devices.isEmpty { throw reader.error("the list contains no device", at: value) }
      case "releases": lists.releases = try reader.list(value, Self.release)
      case "orientations": lists.orientations = Set(try reader.choices(value, "orientation"))
      case "text_sizes": lists.textSizes = try reader.list(value, Self.textSize)
      case "splits": lists.splits = try reader.choices(value, "split")
      case "directions": lists.directions = try reader.choices(value, "direction")
      case "pseudolanguages": lists.pseudolanguages = try reader.choices(value, "pseudolanguage")
      default: lists.appearances = try reader.choices(value, "appearance")
      }
    }
    for name in lists.devices where !lists.releases.isEmpty {
      guard let device = Platform.Device.named(name) else { continue }
      let model = device.id.lowercased() == name.lowercased() ? nil : Platform.Device.model(named: name)?.name
      if !lists.releases.contains(where: device.releases(of: model).contains) {
        throw reader.error(
          "\(name) runs none of the iOS versions; the device runs \(device.releaseWords(of: model))", at: node)
      }
    }
    self = .product(lists)
  }

  static let keys = [
    "devices", "releases", "orientations", "splits", "text_sizes", "directions", "pseudolanguages", "appearances",
  ]

  private static func device(_ name: String) -> (value: String?, error: String, known: [String]) {
    (Platform.Device.named(name).map { _ in name }, "unknown device \"\(name)\"", Platform.Device.knownNames)
  }

  private static func release(_ text: String) -> (value: Int?, error: String, known: [String]) {
    let release = Platform.Device.Release(text).flatMap { $0.major >= Releases.first ? $0.major : nil }
    return (
      release, "\"\(text)\" is not a supported iOS version; the earliest is \(Releases.first)",
      Releases.offered.map { String($0) }
    )
  }

  private static func textSize(_ name: String) -> (value: ContentSizeCategory?, error: String, known: [String]) {
    let known = ContentSizeCategory.allCases.map { "\($0)" }
    return (ContentSizeCategory(name: name), "unknown text size \"\(name)\"", known)
  }
}

extension ConfigurationError {
  /// The error of the YAML parser, with its place.
  fileprivate init(_ error: any Error, file: String) {
    self.init(message: "the file is not a YAML document", file: file, line: 1, column: 1)
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (message, line, column) = (problem, mark.line, mark.column)
    case .duplicatedKeysInMapping(let duplicates, _): message = "the file contains duplicate keys: \(duplicates)"
    default: break
    }
  }
}
