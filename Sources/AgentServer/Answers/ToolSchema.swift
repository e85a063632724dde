/// What a tool takes, as JSON Schema.
struct ToolSchema: Sendable {
  /// One argument.
  struct Argument: Sendable {
    var name: String
    var isRequired: Bool
    var schema: JSONValue

    static func text(_ name: String, _ description: String, required: Bool = false, choices: [String] = []) -> Argument
    {
      var schema: [String: JSONValue] = ["type": "string", "description": .string(description)]
      if !choices.isEmpty { schema["enum"] = .array(choices.map { .string($0) }) }
      return Argument(name: name, isRequired: required, schema: .object(schema))
    }
    static func number(_ name: String, _ description: String) -> Argument {
      Argument(name: name, isRequired: false, schema: ["type": "number", "description": .string(description)])
    }
    static func flag(_ name: String, _ description: String) -> Argument {
      Argument(name: name, isRequired: false, schema: ["type": "boolean", "description": .string(description)])
    }
    static func texts(_ name: String, _ description: String, required: Bool = false) -> Argument {
      Argument(
        name: name, isRequired: required,
        schema: ["type": "array", "items": ["type": "string"], "description": .string(description)])
    }
  }

  var arguments: [Argument]

  var value: JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "properties": .object(Dictionary(arguments.map { ($0.name, $0.schema) }) { first, _ in first }),
      "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }),
    ]
  }

  /// What is wrong with the arguments of a call; nil if nothing is.
  func problem(in given: [String: JSONValue]) -> String? {
    for name in given.keys.sorted() where !arguments.contains(where: { $0.name == name }) {
      return "There is no argument \(name); the arguments are: \(arguments.map(\.name).joined(separator: ", "))."
    }
    for argument in arguments {
      guard let value = given[argument.name], value != .null else {
        if argument.isRequired { return "The argument \(argument.name) is missing." }
        continue
      }
      let fits =
        switch argument.schema["type"]?.string {
        case "string": value.string != nil
        case "number": value.number != nil
        case "boolean": value.bool != nil
        default: value.array?.allSatisfy { $0.string != nil } ?? false
        }
      if !fits { return "The argument \(argument.name) must be of the type \(argument.schema["type"]?.string ?? "")." }
      if let choices = argument.schema["enum"]?.array, !choices.contains(value) {
        return "\(argument.name) must be one of \(choices.compactMap(\.string).joined(separator: ", "))."
      }
    }
    return nil
  }
}
