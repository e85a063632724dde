import Foundation
import InterfaceBuilder

/// Tools that say what is there.
enum ProjectTools {
  static var all: [AgentTool] { [overview, more] }

  private static let overview = AgentTool(
    name: "project_overview", title: "Project overview",
    description: """
      Lists the storyboards, xibs, scenes, projects, packages and configuration files in the folder, and suggests the next calls. Call \
      this tool first.
      """,
    schema: ToolSchema(arguments: [.text("path", "A folder. Default: the folder of the project.")])
  ) { call throws(ToolProblem) in
    let folder =
      try call.text("path").map { path throws(ToolProblem) in try call.context.folder.file(path) }
      ?? call.context.folder.path
    let found = ProjectFolder(folder)
    var lines: [String] = []
    for document in found.documents {
      lines.append("\(call.context.folder.name(of: document)): \(ProjectFolder.scenes(of: document))")
    }
    if found.documents.isEmpty { lines.append("No storyboards or xibs.") }
    for (title, files) in [("Projects", found.projects), ("Packages", found.packages), ("Programs", found.programs)]
    where !files.isEmpty {
      lines.append("\(title): " + files.map(call.context.folder.name).joined(separator: ", "))
    }
    if found.isCut { lines.append("The folder has too many files; pass the path of a subfolder.") }
    lines.append(
      found.programs.isEmpty
        ? "Next: check, outline(path), render(path); build_app for a package, then app(action: launch)."
        : "Next: check, outline(path), render(path); app(action: launch, program) for a program.")
    return ToolAnswer(
      lines.joined(separator: "\n"),
      values: ["documents": .array(found.documents.map { .string(call.context.folder.name(of: $0)) })])
  }

  private static let more = AgentTool(
    name: "more", title: "Rest of an answer", description: "The next page of a long answer.",
    schema: ToolSchema(arguments: [.text("cursor", "The cursor at the end of the previous answer.", required: true)])
  ) { call throws(ToolProblem) in
    let cursor = try call.required("cursor")
    guard let rest = call.context.pages.rest(cursor) else {
      throw ToolProblem(
        "The cursor \(cursor) is no longer valid. Repeat the tool call whose answer contained the cursor."
      )
    }
    return ToolAnswer(String(rest))
  }
}

/// What a folder holds that concerns layout.
struct ProjectFolder {
  private(set) var documents: [String] = []
  private(set) var projects: [String] = []
  private(set) var packages: [String] = []
  /// Executables of packages that have been built.
  private(set) var programs: [String] = []
  private(set) var isCut = false
  private static let most = 100_000
  private static let passedOver: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  init(_ folder: String) {
    let root = URL(fileURLWithPath: folder)
    let keys: [URLResourceKey] = [.isDirectoryKey]
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else {
      return
    }
    var count = 0
    for case let file as URL in files {
      count += 1
      guard count <= Self.most else {
        isCut = true
        break
      }
      switch file.pathExtension {
      case "storyboard", "xib": documents.append(file.path)
      case "xcodeproj", "xcworkspace":
        if file.pathExtension == "xcodeproj" { projects.append(file.path) }
        files.skipDescendants()
      case "swift" where file.lastPathComponent == "Package.swift": packages.append(file.path)
      default: if Self.passedOver.contains(file.lastPathComponent) { files.skipDescendants() }
      }
    }
    documents.sort()
    projects.sort()
    packages.sort()
    for package in packages {
      let products = URL(fileURLWithPath: package).deletingLastPathComponent().appendingPathComponent(".build/debug")
      // The folder is a link to that of the platform, which is not followed by itself.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: products.resolvingSymlinksInPath().path)) ?? []
      programs += names.filter { !$0.contains(".so") && !$0.hasSuffix(".xctest") }.map { "\(products.path)/\($0)" }
        .filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
        }
    }
    programs.sort()
  }

  /// The names of the scenes of a document, or why it cannot be read.
  static func scenes(of file: String) -> String {
    guard let document = try? Document.read(contentsOf: file) else { return "cannot be read" }
    let names = document.scenes.prefix(20).map { scene in
      let element = scene.controller?.element ?? scene.element
      return element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"] ?? element["title"]
        ?? element.name
    }
    let rest = document.scenes.count > 20 ? " and \(document.scenes.count - 20) more" : ""
    let count = document.scenes.count == 1 ? "1 scene" : "\(document.scenes.count) scenes"
    return "\(count): " + names.joined(separator: ", ") + rest
  }
}
