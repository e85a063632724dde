import Foundation
import LayoutReports

/// Tools that build an app and use it as a person does.
enum AppTools {
  static var all: [AgentTool] { [build, app] }

  private static let build = AgentTool(
    name: "build_app", title: "Build an app",
    description: """
      Builds a Swift package for this machine. The answer contains compiler errors, or the paths of the executables. The first build of \
      a package takes minutes, because the build also compiles UIKit.
      """,
    schema: ToolSchema(arguments: [
      .text("package", "The folder of the package.", required: true),
      .text("product", "The product or target to build. Default: all products and targets, including tests."),
      .flag("test", "Whether to run the tests after the build."),
    ]), isReadOnly: false
  ) { call throws(ToolProblem) in
    let folder = try call.file("package")
    let product = call.text("product")
    guard product?.hasPrefix("-") != true else { throw ToolProblem("\(product ?? "") is not a product.") }
    var arguments = ["swift", call.flag("test") ? "test" : "build", "--package-path", folder]
    if let product { arguments += [call.flag("test") ? "--filter" : "--product", product] }
    let end = call.context.process.run(
      "/usr/bin/env", arguments, in: call.context.folder.path, seconds: 1_800, memory: 16 << 30, tick: call.tick)
    if let problem = end.problem { throw ToolProblem("The build \(problem).") }
    var seen: Set<Substring> = []
    let words = (end.text + "\n" + end.messages).split(separator: "\n").filter { line in
      (line.contains("error:") || line.contains("✘") || line.contains("failed")) && seen.insert(line).inserted
    }
    guard end.status == 0 else {
      let tail = (end.text + end.messages).split(separator: "\n").suffix(10)
      return ToolAnswer((words.isEmpty ? Array(tail) : words).joined(separator: "\n"), isError: true)
    }
    let programs = ProjectFolder(folder).programs.map(call.context.folder.name)
    return ToolAnswer(
      "Built.\n" + (programs.isEmpty ? "No programs." : "Programs: " + programs.joined(separator: ", ")))
  }

  private static let actions = [
    "launch", "tap", "drag", "type", "delete", "back", "wait", "change", "tree", "picture", "explain", "stop",
  ]

  private static let app = AgentTool(
    name: "app", title: "Use an app",
    description: """
      Runs and controls an app on a simulated device. Actions: launch, tap (a text on the screen, or x and y), drag (x, y, to_x, to_y), \
      type (text), delete (count), back, wait (seconds), change (device, release, orientation, text_size, dark, right_to_left, \
      language), tree (lists the text and frame of each visible view; CUT marks clipped texts), picture, explain (view, attribute: \
      lists the constraints that set the position or size of a view), stop. Every answer contains the texts on the screen, and messages \
      of UIKit, such as conflicts.
      """,
    schema: ToolSchema(arguments: [
      .text("action", "The action.", required: true, choices: actions),
      .text("program", "For launch: the executable, such as .build/debug/Tour."),
      .text("target", "For tap: the text, name or id of a view on the screen."),
      .number("x", "For tap and drag: the position on the screen, in points."),
      .number("y", "For tap and drag: the position on the screen, in points."),
      .number("to_x", "For drag: the end position on the screen, in points."),
      .number("to_y", "For drag: the end position on the screen, in points."),
      .text("text", "For type: the text."),
      .number("count", "For delete: the number of characters. Default: all of the text."),
      .number("seconds", "For wait: the number of seconds. Default: 1."),
      .text("view", "For explain: the text, name or id of the view."),
      .text("attribute", "For explain: a layout attribute, such as leading or height."),
      .text("device", "For launch and change: the model of the device. Default: iPhone 17."),
      .number("release", "For launch and change: the version of iOS, such as 26."),
      .text(
        "orientation", "For launch and change: the orientation of the device.", choices: ["portrait", "landscape"]),
      .text("text_size", "For launch and change: the text size, xSmall to xxxLarge or AX1 to AX5."),
      .flag("dark", "For launch and change: whether to use the dark appearance."),
      .flag("right_to_left", "For launch and change: whether to use the right-to-left layout."),
      .text("language", "For launch and change: the language, such as de."),
    ]), isReadOnly: false
  ) { call throws(ToolProblem) in
    let action = try call.required("action")
    if action == "launch" { return try launch(call) }
    guard let app = call.context.app else {
      throw ToolProblem(
        "No app is running. Call app(action: launch, program: …) first. To list the programs, call build_app.")
    }
    switch action {
    case "stop":
      app.end()
      call.context.app = nil
      return ToolAnswer("The app is no longer running.")
    case "tree": return ToolAnswer(app.tree)
    case "picture": return ToolAnswer(app.shown?.name ?? "", picture: try app.picture())
    case "explain":
      return ToolAnswer(try app.explanation(of: call.required("attribute"), of: call.required("view")).text)
    case "change": return summary(of: app, try app.change { environment in apply(call, to: &environment) })
    default: return summary(of: app, try app.perform(step(action, call, app)))
    }
  }

  private static func launch(_ call: ToolCall) throws(ToolProblem) -> ToolAnswer {
    let program = try call.text("program").map { name throws(ToolProblem) in try call.context.folder.file(name) }
    guard let path = program ?? call.context.app?.path else {
      throw ToolProblem("Pass the path of an executable as program. To list the executables, call build_app.")
    }
    call.context.app?.end()
    var environment = ProgramEnvironment(device: "iPhone 17")
    apply(call, to: &environment)
    let app = LivingApp(path, environment: environment)
    call.context.app = app
    return summary(of: app, try app.launch())
  }

  private static func apply(_ call: ToolCall, to environment: inout ProgramEnvironment) {
    if let device = call.text("device") { environment.device = device }
    if let release = call.number("release").flatMap({ Int(exactly: $0) }) { environment.release = release }
    if let orientation = call.text("orientation") { environment.orientation = orientation }
    if let size = call.text("text_size") { environment.textSize = size }
    if let language = call.text("language") { environment.language = language }
    environment.isDark = call.flag("dark", environment.isDark)
    environment.isRightToLeft = call.flag("right_to_left", environment.isRightToLeft)
  }

  private static func step(
    _ action: String, _ call: ToolCall, _ app: LivingApp
  ) throws(ToolProblem) -> ProgramRequest.Action {
    switch action {
    case "tap":
      if let target = call.text("target") {
        let place = try app.place(of: target)
        return .tap(x: place.x, y: place.y)
      }
      guard let x = call.number("x"), let y = call.number("y") else { throw ToolProblem("Pass target, or x and y.") }
      return .tap(x: x, y: y)
    case "drag":
      guard let x = call.number("x"), let y = call.number("y"), let toX = call.number("to_x"),
        let toY = call.number("to_y")
      else { throw ToolProblem("Pass x, y, to_x and to_y.") }
      return .drag(x: x, y: y, toX: toX, toY: toY)
    case "type": return .type(text: try call.required("text"))
    case "delete": return .delete(count: call.number("count").flatMap { Int(exactly: $0) } ?? 10_000)
    case "back": return .back
    default: return .wait(seconds: min(max(call.number("seconds") ?? 1, 0), 3_600))
    }
  }

  /// What was logged, then the texts in sight.
  private static func summary(of app: LivingApp, _ log: [String]) -> ToolAnswer {
    var lines = log.isEmpty ? [] : ["UIKit logged:"] + log + [""]
    lines.append("Screen: \(app.shown?.name ?? "")")
    var words: [String] = []
    for placed in app.views {
      guard case .text = placed.view.content, !placed.words.isEmpty, words.last != placed.words else { continue }
      words.append(placed.words + (placed.view.textFit?.isClipped == true ? " (CUT)" : ""))
    }
    lines.append("Texts: " + (words.isEmpty ? "none" : words.joined(separator: " | ")))
    return ToolAnswer(
      lines.joined(separator: "\n"),
      values: ["conflicts": .integer(log.filter { $0.contains("Unable to simultaneously") }.count)])
  }
}
