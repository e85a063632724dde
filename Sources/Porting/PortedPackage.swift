import Foundation
import InterfaceBuilder
import ProjectFiles
import SourceRewriting
import XcodeProjects

/// A package around the targets of an app that exists: it names their files where they lie, and copies and changes none. A value; nothing is
/// written here.
package struct PortedPackage: Sendable {
  /// The texts of the files by their paths in the package, in the order of the paths.
  package private(set) var files: [(path: String, text: String)] = []
  /// What stands in the way of a build.
  package let obstacles: Obstacles

  /// Sources with more bytes are not read.
  private static let sizeLimit = 16 << 20

  /// - Parameters:
  ///   - name: the name of the package.
  ///   - folder: the folder of the package, absolute; it need not exist.
  ///   - trellis: where the package finds Trellis.
  ///   - working: the folder from which paths go that people read.
  /// - Throws: `ReadError` if the project has nothing that a package can build.
  package init(
    _ project: BuiltProject, name: String, folder: String, trellis: String, working: String
  ) throws(ReadError) {
    let plan = PackagePlan(project)
    guard !plan.targets.isEmpty else {
      throw ReadError("the project has no target for iOS with Swift files", file: project.file)
    }
    let surveys = plan.targets.map { target in
      SourceSurvey(target.sources.compactMap(Self.source), modules: plan.importable(target))
    }
    obstacles = Obstacles(project, plan, surveys, from: working)
    var written: [(path: String, text: String)] = []
    var manifest = Manifest(name: name, trellis: trellis, plan: plan, folder: folder)
    for (target, survey) in zip(plan.targets, surveys) {
      let place = "\(target.kind == .tests ? "Tests" : "Linux")/\(target.module)"
      written.append(("\(place)/Sources.txt", Self.list(target, project, in: FilePath.joined(folder, place))))
      written.append(("\(place)/\(target.module).swift", "// uikit-sources: Sources.txt\n"))
      manifest.add(target, place, Set(survey.imports.keys))
      if target.kind == .app, let delegate = survey.mainClass {
        let tests = "\(target.module)LaunchTests"
        written.append(("Tests/\(tests)/\(tests).swift", Self.launchTests(target, delegate)))
        manifest.addLaunchTests(tests, of: target)
      }
    }
    written.append(("Package.swift", manifest.text))
    files = written.sorted { $0.path < $1.path }
  }

  private static func source(_ path: String) -> SourceModule.File? {
    guard let data = try? SourceFile.data(path, atMost: sizeLimit) else { return nil }
    return SourceModule.File(path: path, name: path, text: Array(data))
  }

  // MARK: Texts

  /// What the plugin reads: where the app's documents lie, what the project says of its property list, and the sources.
  private static func list(_ target: BuiltTarget, _ project: BuiltProject, in place: String) -> String {
    let paths = Paths(place)
    var lines = [
      "# The sources of \(target.name), one file on each line, relative to the folder of this list. Created by trellis new --from.",
      "folder: \(paths.relative(documents(of: target, project)))",
    ]
    if let file = target.informationFile { lines.append("information: \(paths.relative(file))") }
    if let storyboard = target.mainStoryboard { lines.append("storyboard: \(storyboard)") }
    return (lines + target.sources.map(paths.relative)).joined(separator: "\n") + "\n"
  }

  /// The folder in which the running app looks for its documents: the deepest with all of them, but not above that of the project; that
  /// of the sources if there are none.
  private static func documents(of target: BuiltTarget, _ project: BuiltProject) -> String {
    // The folder of a translation, or a catalog, is a part of what the app looks through.
    let files = (target.resources.isEmpty ? target.sources : target.resources).map { path in
      let folder = FilePath.folder(of: path)
      return folder.hasSuffix(".lproj") ? folder : path
    }
    let common = Paths.common(files) ?? project.folder
    return FilePath.isInside(common, project.folder) ? common : project.folder
  }

  private static func launchTests(_ target: BuiltTarget, _ delegate: String) -> String {
    """
    import AppHost
    import Testing

    @testable import \(target.module)

    /// The app starts, and its first screen has no conflicts and no ambiguities on small and large devices.
    @MainActor
    @Suite(.serialized) struct \(target.module)LaunchTests {
      @Test(arguments: ["iPhone SE (1st generation)", "iPhone 15 Pro Max", "iPad (9th generation)"])
      func launches(_ device: String) throws {
        let screen = Screen(.named(device))
        try screen.launch(\(delegate).self)
        #expect(screen.topController != nil)
        #expect(screen.conflicts.isEmpty && screen.ambiguities.isEmpty)
      }
    }

    """
  }
}
