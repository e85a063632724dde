import InterfaceBuilder
import Platform

/// The JSON Schema of `.trellis.yml`, by which editors complete and check it.
package enum ConfigurationSchema {
  /// Indented JSON without a line break at its end.
  package static var text: String {
    var properties: [String: Value] = [
      "included": strings(
        "The files and folders to check if the command line specifies none. ** matches any number of folders."),
      "excluded": strings("The files and folders to exclude, such as **/Pods/**."),
      "matrix": .anyOf([
        choice(Matrix.Preset.allCases.map(\.rawValue), "A preset: a set of devices, text sizes and layout directions."),
        object(matrix, "Lists of devices and settings. Each document is laid out for every combination of them."),
      ]),
      "disabled_rules": rules("The rules that do not run."),
      "opt_in_rules": rules("The opt-in rules that run."),
      "only_rules": rules("The only rules that run."),
      "reporter": choice(Reporter.allCases.map(\.rawValue), "The format of the report."),
      "baseline": .object([
        "type": .text("string"),
        "description": .text("A baseline: a file that lists known findings. The check does not report these findings."),
      ]),
      "cache": .object([
        "type": .text("string"),
        "description": .text("A folder for the cache, which stores the results of unchanged documents."),
      ]),
      "fails_on": choice(severities + ["never"], "The lowest severity for which the exit status is 2. Default: error."),
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
        of: .object(["type": .text("string")]), "Device models, or the names of screens in Interface Builder files."),
      "releases": list(
        of: .object(["type": .list([.text("integer"), .text("string")])]),
        "The numbers of releases of iOS, such as 26. Default: the usual release for each device."),
      "orientations": list(
        of: choice(Matrix.Orientation.allCases.map(\.rawValue), "The orientation of the device."),
        "Default: both."),
      "splits": list(
        of: choice(Matrix.Split.allCases.map(\.rawValue), "The part of an iPad's screen that the app occupies."),
        "Default: full."),
      "text_sizes": list(
        of: choice(ContentSizeCategory.allCases.map { "\($0)" }, "A text size of Dynamic Type."),
        "Default: large."),
      "directions": list(
        of: choice(Matrix.Direction.allCases.map(\.rawValue), "The layout direction."),
        "Default: left to right."),
      "pseudolanguages": list(
        of: choice(Pseudolanguage.allCases.map(\.rawValue), "A pseudolanguage, which changes every text."),
        "Default: none."),
      "appearances": list(
        of: choice(Matrix.Appearance.allCases.map(\.rawValue), "Light or dark."), "Default: light."),
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
