import Foundation

/// Tools that lay out documents and say what they found.
enum LayoutTools {
  static var all: [AgentTool] { [outline, check, frames, render, explainEdge, explainLog, explainRule] }

  /// What a command printed, with what it said of itself where it failed.
  static func answer(_ end: ToolProcess.End, isFine: Set<Int32> = [0, 2]) -> ToolAnswer {
    let failed = end.status.map { !isFine.contains($0) } ?? true
    let messages = end.messages.trimmingCharacters(in: .whitespacesAndNewlines)
    let text = end.text.trimmingCharacters(in: .newlines)
    let parts = failed ? [text, messages] : [text.isEmpty ? messages : text]
    return ToolAnswer(parts.filter { !$0.isEmpty }.joined(separator: "\n"), isError: failed)
  }

  /// A command that prints lines about a document on one device.
  private static func lines(of command: String, title: String, _ description: String) -> AgentTool {
    AgentTool(
      name: command, title: title, description: description,
      schema: ToolSchema(
        arguments: [
          .text("path", "A storyboard or xib.", required: true),
          .text("contains", "Show only lines that contain this text, and the lines of the superviews."),
        ] + DeviceArguments.all)
    ) { call throws(ToolProblem) in
      let end = try call.context.trellis(
        [command] + DeviceArguments.options(call) + ["--", call.name("path")], tick: call.tick)
      var result = answer(end)
      if let word = call.text("contains"), !result.isError {
        result.text = LineFilter.lines(of: result.text, with: word)
      }
      return result
    }
  }

  private static let outline = lines(
    of: "outline", title: "Document outline",
    """
    Shows the document outline of a storyboard or xib, with frames, and with the constraints that set each frame. Brackets contain \
    object ids. A line that begins with ! describes a layout issue. Use the names or ids of the outline in edit.
    """)

  private static let check = AgentTool(
    name: "check", title: "Check layouts",
    description: """
      Lays out every scene on many devices, text sizes and layout directions. The answer lists conflicts, ambiguities, clipped texts \
      and other problems, with the file, the line and numbered fixes. To check only some devices, pass devices. Call this tool before \
      and after edits.
      """,
    schema: ToolSchema(arguments: [
      .texts("paths", "Storyboards, xibs or folders. Default: all of the project."),
      .texts("devices", "Device models, such as \"iPhone SE\". Default: the devices that the app supports."),
      .text("release", "The iOS versions, separated by commas, such as 18,26."),
      .texts("text_sizes", "The Dynamic Type text sizes, such as large and AX3."),
      .texts("rules", "The rules to run. Default: all rules that are turned on."),
      .flag(
        "fixes",
        "Whether to list changes that resolve the findings. Default: true. Without this list, the check is faster."),
    ])
  ) { call throws(ToolProblem) in
    var arguments = ["check", "--quiet"]
    if call.flag("fixes", true) { arguments.append("--list-fixes") }
    arguments += call.texts("devices").map { "--device=\($0)" } + call.texts("text_sizes").map { "--text-size=\($0)" }
    arguments += call.texts("rules").map { "--only-rule=\($0)" }
    if let release = call.text("release") { arguments.append("--release=\(release)") }
    var paths: [String] = []
    for path in call.texts("paths") { paths.append(try call.name(of: path)) }
    let end = try call.context.trellis(
      arguments + ["--"] + (paths.isEmpty ? ["."] : paths), tick: call.tick)
    var result = answer(end)
    if end.status == 0, result.text.isEmpty { result.text = "No findings." }
    result.values = ["clean": .bool(end.status == 0)]
    return result
  }

  private static let frames = lines(
    of: "frames", title: "Frames on a device",
    "Lists the views of a document on one device, with the class, name, id and frame of each view. A frame is x, y, width and height in points."
  )

  private static let render = AgentTool(
    name: "render", title: "Picture of a scene",
    description: """
      Draws a scene on one device, or on several devices side by side. The picture is a PNG if trellis was built with the package trait \
      Raster, and otherwise an SVG.
      """,
    schema: ToolSchema(
      arguments: [
        .text("path", "A storyboard or xib.", required: true),
        .text("scene", "The name or object id of the view controller. Default: the first scene."),
        .text("devices", "The device models to draw side by side, separated by commas."),
        .flag("constraints", "Whether to draw the constraints on top of the views."),
        .flag("dark", "Whether to also draw the dark appearance."),
        .flag("right_to_left", "Whether to also draw the right-to-left layout."),
      ] + DeviceArguments.all)
  ) { call throws(ToolProblem) in
    var options = DeviceArguments.options(call)
    if let scene = call.text("scene") { options.append("--scene=\(scene)") }
    if let devices = call.text("devices") { options.append("--devices=\(devices)") }
    if call.flag("constraints") { options.append("--constraints") }
    if call.flag("dark") { options.append("--dark") }
    if call.flag("right_to_left") { options.append("--rtl") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-mcp-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try call.name("path")
    for (type, name) in [("image/png", "picture.png"), ("image/svg+xml", "picture.svg")] {
      let output = folder.appendingPathComponent(name)
      let scale = type == "image/png" ? ["--scale=1"] : []
      let end = try call.context.trellis(
        ["render", "-o", output.path] + scale + options + ["--", file], tick: call.tick)
      if end.status == 0, let bytes = try? Data(contentsOf: output) {
        return ToolAnswer(end.messages, picture: ToolAnswer.Picture(type: type, bytes: bytes))
      }
      if !end.messages.contains("Raster") { return answer(end, isFine: []) }
    }
    throw ToolProblem("No picture could be drawn.")
  }

  private static let explainEdge = AgentTool(
    name: "explain_edge", title: "Explain the position of a view",
    description:
      "Lists the constraints that set an edge, a size or a center of a view on one device, with the distance of each constraint.",
    schema: ToolSchema(
      arguments: [
        .text("path", "A storyboard or xib.", required: true),
        .text("view", "The object id, label or text of the view.", required: true),
        .text(
          "edge", "A layout attribute, such as leading, top, width, centerX or lastBaseline.", required: true),
      ] + DeviceArguments.all)
  ) { call throws(ToolProblem) in
    let arguments = try ["--view=\(call.required("view"))", "--edge=\(call.required("edge"))"]
    return answer(
      try call.context.trellis(
        ["explain"] + arguments + DeviceArguments.options(call) + ["--", call.name("path")], tick: call.tick))
  }

  private static let explainLog = AgentTool(
    name: "explain_log", title: "Explain a console log",
    description: """
      Explains Auto Layout messages in a console log of iOS, such as conflicts and exceptions. For a conflict, the answer names the \
      constraint to change. Pass the text of the log, or the path of a file.
      """,
    schema: ToolSchema(arguments: [
      .text("log", "The text of the console log."), .text("path", "The path of a file that contains the console log."),
    ])
  ) { call throws(ToolProblem) in
    if let log = call.text("log") {
      return answer(try call.context.trellis(["explain", "-"], input: log, tick: call.tick), isFine: [0])
    }
    return answer(try call.context.trellis(["explain", "--", call.name("path")], tick: call.tick), isFine: [0])
  }

  private static let explainRule = AgentTool(
    name: "explain_rule", title: "Explain a rule",
    description: "Explains a rule of check, with an example. Without a name, lists the rules.",
    schema: ToolSchema(arguments: [.text("rule", "The name of a rule, such as conflicting_constraints.")])
  ) { call throws(ToolProblem) in
    answer(try call.context.trellis(["rules"] + (call.text("rule").map { ["--", $0] } ?? []), tick: call.tick))
  }
}
