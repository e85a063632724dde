import InterfaceBuilder
import Platform

/// The JSON Schema of `.trellis.yml`, by which editors complete and check it.
package enum ConfigurationSchema {
  /// Indented JSON without a line break at its end.
  package static var text: String {
    var properties: [String: Value] = [
      "included": strings(
        "The files and folders to check, if the command line specifies no paths. The wildcard ** matches any number of folders."
      ),
      "excluded": strings("The files and folders to exclude, such as **/Pods/**."),
      "matrix": .anyOf([
        choice(
          Matrix.Preset.allCases.map(\.rawValue),
          "A preset that names the devices, text sizes and layout directions to use."),
        object(
          matrix,
          "Lists of devices and settings. The command lays out each document for every combination of the listed values."
        ),
      ]),
      "disabled_rules": rules("The rules that are turned off."),
      "opt_in_rules": rules("The rules that are off by default and that the check turns on."),
      "only_rules": rules("The rules to run, without all other rules."),
      "reporter": choice(Reporter.allCases.map(\.rawValue), "The format of the report."),
      "baseline": .object([
        "type": .text("string"),
        "description": .text(
          "A baseline, which is a file of known findings. The command does not report known findings."),
      ]),
      "cache": .object([
        "type": .text("string"),
        "description": .text("The folder of the cache, which stores the results of unchanged documents."),
      ]),
      "fails_on": choice(
        severities + ["never"], "The lowest severity that sets the exit status to 2. Default: error."),
    ]
    for rule in RuleSet.all { properties[rule.identifier] = choice(severities, type(of: rule).description.summary) }
    guard case .object(var schema) = object(properties, "The configuration of trellis check.") else { return "" }
    schema["$schema"] = .text("http://json-schema.org/draft-07/schema#")
    schema["title"] = .text("Trellis configuration")
    return SortedJSON.text(of: Value.object(schema))
  }

  private static let severities = Severity.allCases.map(\.rawValue)

  private static var matrix: [String: Value] {
    [
      "devices": list(
        of: .object(["type": .text("string")]),
        "Device models, such as iPhone SE, or screens of Interface Builder, such as retina4_7."),
      "releases": list(
        of: .object(["type": .list([.text("integer"), .text("string")])]),
        "The iOS versions, such as 26. Default: the usual version for each device."),
      "orientations": list(
        of: choice(Matrix.Orientation.allCases.map(\.rawValue), "The orientation of the device."),
        "Default: both."),
      "splits": list(
        of: choice(Matrix.Split.allCases.map(\.rawValue), "The part of the iPad screen that the app occupies."),
        "Default: full."),
      "text_sizes": list(
        of: choice(ContentSizeCategory.allCases.map { "\($0)" }, "A Dynamic Type text size."),
        "Default: large."),
      "directions": list(
        of: choice(Matrix.Direction.allCases.map(\.rawValue), "The layout direction."),
        "Default: left to right."),
      "pseudolanguages": list(
        of: choice(
          Pseudolanguage.allCases.map(\.rawValue),
          "The change to each text: double length, accented letters, or right-to-left direction."),
        "Default: none."),
      "appearances": list(
        of: choice(
          Matrix.Appearance.allCases.map(\.rawValue),
          "The appearance for colors and images: light or "
            + "dark."), "Default: light."),
    ]
  }

  private static func strings(_ description: String) -> Value {
    list(of: .object(["type": .text("string")]), description)
  }

  private static func rules(_ description: String) -> Value {
    list(of: choice(RuleSet.all.map(\.identifier), "The identifier of a rule."), description)
  }

  private static func choice(_ values: [String], _ description: String) -> Value {
    .object(["enum": .list(values.map(Value.text)), "description": .text(description)])
  }

  private static func list(of element: Value, _ description: String) -> Value {
    .object([
      "description": .text(description),
      "anyOf": .list([.object(["type": .text("array"), "items": element]), element]),
    ])
  }

  private static func object(_ properties: [String: Value], _ description: String) -> Value {
    .object([
      "type": .text("object"), "description": .text(description), "additionalProperties": .flag(false),
      "properties": .object(properties),
    ])
  }

  private enum Value: Encodable {
    case text(String)
    case flag(Bool)
    case list([Value])
    case object([String: Value])

    static func anyOf(_ values: [Value]) -> Value { .object(["anyOf": .list(values)]) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .flag(let flag): try container.encode(flag)
      case .list(let list): try container.encode(list)
      case .object(let object): try container.encode(object)
      }
    }
  }
}
