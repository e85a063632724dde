/// The arguments of tools that lay out on one device.
enum DeviceArguments {
  static let all: [ToolSchema.Argument] = [
    .text(
      "device", "A model such as \"iPhone SE\", \"iPhone 17\" or \"iPad mini (6th generation)\". Default: iPhone 17."),
    .number("release", "The iOS version, such as 26 or 18."),
    .text("orientation", "Default: portrait.", choices: ["portrait", "landscape"]),
    .text("text_size", "The Dynamic Type text size, xSmall to xxxLarge or AX1 to AX5. Default: large."),
    .text("language", "The language of the texts, such as de or ar."),
    .text("appearance", "Default: light.", choices: ["light", "dark"]),
  ]

  /// The options of the command line.
  static func options(_ call: ToolCall) -> [String] {
    var options: [String] = []
    for name in ["device", "orientation", "text_size", "language", "appearance"] {
      if let value = call.text(name) { options.append("--\(name.replacing("_", with: "-"))=\(value)") }
    }
    if let release = call.number("release"), let number = Int(exactly: release) {
      options.append("--release=\(number)")
    }
    return options
  }
}
