import Foundation
import InterfaceBuilder
import Staging
import Yams

extension LintConfiguration {
  /// Reads a configuration. Every key and value that is not understood is an error: a typing mistake must not switch a check off.
  ///
  /// - Parameter file: the name in messages.
  public init(yaml: String, file: String) throws(ConfigurationError) {
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
  /// The name of a preset, or lists whose product is the matrix.
  fileprivate init(_ node: Node, _ reader: YAMLReader) throws(ConfigurationError) {
    if node.scalar != nil {
      self.init(try reader.choice(node, "preset") as Preset)
      return
    }
    var devices = LayoutConfiguration.usualDevices
    var orientations: [String] = []
    var splits: [Split] = []
    var textSizes: [TextSize] = []
    var directions: [Direction] = []
    var pseudolanguages: [Pseudolanguage] = []
    var appearances: [Appearance] = []
    for (key, value) in try reader.entries(of: node, keys: Self.keys) {
      switch key {
      case "devices": devices = try reader.list(value, Self.device).flatMap { $0 }
      case "orientations":
        orientations = Array(try reader.names(value, of: ["portrait", "landscape"], "orientation"))
      case "text_sizes":
        textSizes = try reader.list(value) { text in
          (TextSize(name: text), "unknown text size \"\(text)\"", TextSize.allCases.map { "\($0)" })
        }
      case "splits": splits = try reader.choices(value, "split")
      case "directions": directions = try reader.choices(value, "direction")
      case "pseudolanguages": pseudolanguages = try reader.choices(value, "pseudolanguage")
      default: appearances = try reader.choices(value, "appearance")
      }
    }
    if !orientations.isEmpty { devices.removeAll { !orientations.contains($0.orientation.rawValue) } }
    self.init(
      devices: devices, splits: splits, textSizes: textSizes, directions: directions, pseudolanguages: pseudolanguages,
      appearances: appearances)
  }

  static let keys = ["devices", "orientations", "splits", "text_sizes", "directions", "pseudolanguages", "appearances"]

  private static func device(_ name: String) -> (value: [LayoutConfiguration]?, error: String, known: [String]) {
    let found = ["portrait", "landscape"].compactMap { LayoutConfiguration(device: name, orientation: $0) }
    return (found.isEmpty ? nil : found, "unknown device \"\(name)\"", LayoutConfiguration.deviceNames)
  }
}

extension ConfigurationError {
  /// What the parser of YAML says.
  fileprivate init(_ error: any Error, file: String) {
    self.init(message: "not a YAML document", file: file, line: 1, column: 1)
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      (message, line, column) = (problem, mark.line, mark.column)
    case .duplicatedKeysInMapping(let duplicates, _): message = "keys occur twice: \(duplicates)"
    default: break
    }
  }
}
