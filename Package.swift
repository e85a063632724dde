// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Frameworks that an app imports beside UIKit, as far as its sources name them, each a product of its own with what it depends on: nobody
// builds one who does not ask for it, and the command line builds none.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("AudioToolbox", []),
  ("AVFoundation", ["CoreMedia", "UIKit"]),
  ("AVKit", ["AVFoundation", "UIKit"]),
  (
    "Combine",
    [
      .product(name: "OpenCombine", package: "OpenCombine"),
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"), "UIKitCore",
    ]
  ),
  ("CoreLocation", ["UIKitCore"]),
  ("CoreMedia", []),
  ("LocalAuthentication", ["UIKitCore"]),
  ("MapKit", ["CoreLocation", "UIKit"]),
  ("MessageUI", ["UIKit"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers"]),
  ("Photos", []),
  ("PhotosUI", ["Photos", "UIKit"]),
  ("SafariServices", ["UIKit"]),
  ("StoreKit", ["UIKit"]),
  ("SwiftUI", ["UIKit"]),
  ("UniformTypeIdentifiers", []),
  ("UserNotifications", ["UIKitCore"]),
  ("WebKit", ["UIKit"]),
]

let package = Package(
  name: "Trellis",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Geometry", targets: ["Geometry"]),
    .library(name: "Platform", targets: ["Platform"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "UIKit", targets: ["UIKit", "UnifiedLogging"]),
    .library(name: "ConstraintMacros", targets: ["ConstraintMacros"]),
    .library(name: "LayoutReports", targets: ["LayoutReports"]),
    .library(name: "Staging", targets: ["Staging"]),
    .library(name: "AppHost", targets: ["AppHost", "Pictures"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "trellis", targets: ["trellis"]),
    .executable(name: "uikit-sources", targets: ["uikit-sources"]),
    .plugin(name: "TrellisCheck", targets: ["TrellisCheck"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "WriteUIKitSources", targets: ["WriteUIKitSources"]),
  ] + frameworks.map { .library(name: $0.name, targets: [$0.name]) },
  traits: [
    // Fonts of an app are read and their text is shaped by HarfBuzz, a library of the system.
    .trait(name: "Shaping", description: "Measures the fonts of an app by shaping; needs libharfbuzz-dev."),
    // Pictures are drawn by Cairo, with Pango's fonts and librsvg's images, libraries of the system.
    .trait(
      name: "Raster",
      description: "Writes pictures as PNG and PDF; needs libcairo2-dev, libpango1.0-dev and librsvg2-dev."),
    // The compiler reads visual formats, by swift-syntax, which nothing else needs: without the trait it is neither fetched nor built.
    .trait(
      name: "Macros", description: "Declares #constraints, a visual format whose mistakes are errors of the build."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"700.0.0"),
  ],
  targets: [
    // Rounding is a call of the C mathematics library, which a client without Foundation does not link by itself.
    .target(
      name: "ConstraintSolver", dependencies: ["Geometry"], exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Geometry"),
    .target(name: "Hashing"),
    .target(name: "Platform", dependencies: ["Geometry"]),
    // What a visual format says: the engine, UIKit, the compiler's macro and the rewriter of sources read it by the same code.
    .target(name: "VisualFormats", dependencies: ["Geometry"]),
    .target(name: "AutoLayout", dependencies: ["ConstraintSolver", "Geometry", "VisualFormats"]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
    .target(
      name: "TextLayout",
      dependencies: [
        "Geometry", "Platform", .target(name: "CHarfBuzz", condition: .when(traits: ["Shaping"])),
      ],
      // Line breaking calls the ICU that Foundation brings along with the toolchain; see LineBreaker+ICU.swift.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "PropertyLists"),
    .target(name: "InterfaceBuilder", dependencies: ["Geometry", "Platform", "PropertyLists"]),
    // Three-way merges of documents.
    .target(name: "Merging", dependencies: ["Geometry", "InterfaceBuilder", "PropertyLists"]),
    // What a project file says, without what it means for documents: the rewriter reads it as well.
    .target(name: "ProjectFiles", dependencies: ["PropertyLists"]),
    .target(
      name: "XcodeProjects",
      dependencies: ["Platform", "ProjectFiles", "PropertyLists", "InterfaceBuilder", "TextLayout", "Yams"]),
    .target(name: "QuartzCore"),
    .target(name: "_Testing_UIKit"),
    // What lays screens out. The command line builds this part alone; apps import it as a part of UIKit.
    .target(
      name: "UIKitCore",
      dependencies: [
        "Geometry", "Platform", "ConstraintSolver", "AutoLayout", "TextLayout", "InterfaceBuilder",
        "QuartzCore", "VisualFormats", "_Testing_UIKit",
      ]),
    // What apps use beside it. Types of files are words of its methods; who writes them imports UniformTypeIdentifiers, as on iOS.
    .target(name: "UIKit", dependencies: ["UIKitCore", "UniformTypeIdentifiers"]),
    // `#constraints`, and the program that the compiler runs to expand it.
    .target(
      name: "ConstraintMacros",
      dependencies: ["UIKitCore", .target(name: "FormatMacros", condition: .when(traits: ["Macros"]))]),
    .macro(
      name: "FormatMacros",
      dependencies: ["Geometry", "VisualFormats"]
        + ["SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxMacros", "_SwiftCompilerPluginMessageHandling"].map {
          .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
        }),
    // What apps import as `os`.
    .target(name: "UnifiedLogging"),
    // Sources of iOS apps, so that they compile without Objective-C.
    .target(name: "SourceRewriting", dependencies: ["Hashing", "VisualFormats"]),
    .executableTarget(name: "uikit-sources", dependencies: ["ProjectFiles", "PropertyLists", "SourceRewriting"]),
    .plugin(name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"]),
    .plugin(
      name: "WriteUIKitSources",
      capability: .command(
        intent: .custom(
          verb: "write-uikit-sources", description: "Write the sources of an iOS app so that they compile here."),
        permissions: [.writeToPackageDirectory(reason: "The rewritten sources become files of the package.")]),
      dependencies: ["uikit-sources"]),
    .target(name: "LayoutReports", dependencies: ["Geometry"]),
    .target(name: "ConsoleLogs", dependencies: ["Geometry", "AutoLayout"]),
    .target(name: "Rendering", dependencies: ["Geometry", "LayoutReports", "ConsoleLogs"]),
    // What views show, as values of reports: frames, contents, and what a picture draws of them.
    .target(
      name: "Picturing",
      dependencies: ["Geometry", "Platform", "TextLayout", "UIKitCore", "LayoutReports"]),
    .target(
      name: "Staging",
      dependencies: [
        "Geometry", "Platform", "AutoLayout", "TextLayout", "InterfaceBuilder", "UIKitCore",
        "LayoutReports", "Picturing",
      ]),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CLibRSVG", pkgConfig: "librsvg-2.0"),
    .target(
      name: "CairoRendering",
      dependencies: [
        "Geometry", "LayoutReports", "Rendering",
        .target(name: "CPangoCairo", condition: .when(traits: ["Raster"])),
        .target(name: "CLibRSVG", condition: .when(traits: ["Raster"])),
      ]),
    // A device with an app on it, its pictures, and what a tool asks an executable that shows it.
    .target(
      name: "AppHost",
      dependencies: [
        "AutoLayout", "CairoRendering", "Geometry", "InterfaceBuilder", "LayoutReports", "Platform", "Rendering",
        "Staging", "TextLayout", "UIKit",
      ]),
    // Sources that import this earlier name of a part of AppHost keep compiling.
    .target(name: "Pictures", dependencies: ["AppHost"]),
    // What tests of layouts import beside Swift Testing or XCTest.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "AppHost", "AutoLayout", "Geometry", "LayoutReports", "Platform", "Rendering", "Staging",
        "UIKit", "_Testing_UIKit",
      ]),
    .target(
      name: "Linting",
      dependencies: ["Geometry", "Hashing", "Platform", "LayoutReports", "InterfaceBuilder", "Yams"]),
    .target(
      name: "Editing",
      dependencies: ["Geometry", "Hashing", "InterfaceBuilder", "LayoutReports", "Staging", "TextLayout"]),
    // The linter with its advice.
    .target(
      name: "Checking",
      dependencies: [
        "Geometry", "InterfaceBuilder", "LayoutReports", "Staging", "Linting", "Editing",
        "TextLayout",
        "Platform", "XcodeProjects",
      ]),
    // The package for an app that exists, and what stands in the way of its build.
    .target(
      name: "Porting",
      dependencies: ["InterfaceBuilder", "ProjectFiles", "SourceRewriting", "XcodeProjects"]),
    // One Swift file that is built and shown at each save.
    .target(name: "Playgrounds", dependencies: ["Commands", "Hashing", "SourceRewriting"]),
    // What commands do with documents and programs: reading, workers, cache, watching, galleries.
    .target(
      name: "Commands",
      dependencies: [
        "CairoRendering", "Checking", "Editing", "Geometry", "InterfaceBuilder", "LayoutReports", "Linting", "Merging",
        "PropertyLists", "Rendering", "Staging", "TextLayout", "UIKitCore", "XcodeProjects",
      ]),
    // The files of a folder, as texts of the target that uses the plugin.
    .executableTarget(name: "embed-files"),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    // The server of `trellis studio`; its page lies in `Page`, which the plugin compiles in.
    .target(
      name: "Studio",
      dependencies: [
        "AutoLayout", "Checking", "Commands", "ConsoleLogs", "Editing", "Geometry", "InterfaceBuilder", "LayoutReports",
        "Lessons", "Linting", "Merging",
        "Platform", "Playgrounds", "Rendering", "Staging", "UIKitCore",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page"], plugins: ["EmbedFiles"]),
    // Lessons with their judge; `Page` is a link to the folder `Lessons` of the package, which the plugin compiles in.
    .target(
      name: "Lessons",
      dependencies: [
        "AutoLayout", "Editing", "Geometry", "InterfaceBuilder", "LayoutReports", "Staging", "UIKitCore",
        "VisualFormats", "Yams",
      ],
      exclude: ["Page"], plugins: ["EmbedFiles"]),
    // The server of `trellis mcp`.
    .target(name: "AgentServer", dependencies: ["Commands", "Geometry", "InterfaceBuilder", "LayoutReports"]),
    .executableTarget(
      name: "trellis",
      dependencies: [
        "Commands", "Geometry", "Platform", "AutoLayout", "UIKitCore", "InterfaceBuilder", "LayoutReports", "Staging",
        "ConsoleLogs",
        "Rendering", "Lessons", "Linting", "Checking", "Editing", "Merging", "Playgrounds", "Porting", "Studio",
        "AgentServer",
        "TextLayout",
        "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "TrellisCheck",
      capability: .command(
        intent: .custom(verb: "trellis-check", description: "Lay storyboards and xibs out and report what breaks."))),
    .testTarget(
      name: "SourceRewritingTests", dependencies: ["Ported", "Ported6", "SourceRewriting", "UIKit", "uikit-sources"]),
    // An app as it is written for iOS, whose sources the plugin rewrites.
    .target(
      name: "UntouchedApp", dependencies: ["UIKit", "UnifiedLogging"], path: "Tests/UntouchedApp", exclude: ["App"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    .testTarget(
      name: "UntouchedAppTests", dependencies: ["UntouchedApp", "UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // The example is a package of its own, too, as its reader has it.
    .target(
      name: "App", dependencies: ["UIKit", "UnifiedLogging"], path: "Examples/App",
      exclude: ["App", "Package.swift", "Tests", "Tour"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["UIKitSources"]),
    .testTarget(
      name: "AppTests", dependencies: ["App", "AppHost", "UIKit"], path: "Examples/App/Tests/AppTests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Executables that show screens: the example, and an app with mistakes.
    .executableTarget(
      name: "ExampleProgram", dependencies: ["App", "AppHost", "UIKit"],
      path: "Tests/Programs/ExampleProgram"),
    .executableTarget(
      name: "FaultyApp", dependencies: ["AppHost", "UIKit"], path: "Tests/Programs/FaultyApp", exclude: ["App"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "HashingTests", dependencies: ["Hashing"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "Geometry"]),
    .testTarget(name: "VisualFormatsTests", dependencies: ["VisualFormats"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "ConstraintSolver"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "text-bits"]),
    .executableTarget(name: "text-bits", dependencies: ["TextLayout"], path: "Tests/text-bits"),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "ProjectFiles", "PropertyLists", "InterfaceBuilder"]),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .testTarget(name: "MergingTests", dependencies: ["InterfaceBuilder", "Merging", "PropertyLists", "XcodeProjects"]),
    .testTarget(
      name: "UIKitCoreTests",
      dependencies: [
        "UIKitCore", "AutoLayout", "Platform", "TextLayout", "InterfaceBuilder", "QuartzCore", "VisualFormats",
      ]),
    .testTarget(name: "UIKitTests", dependencies: ["AppHost", "QuartzCore", "UIKit"]),
    // As apps use them, in their mode of the language.
    .testTarget(
      name: "FrameworksTests",
      dependencies: ["AppHost", "InterfaceBuilder", "LayoutReports", "Picturing", "UIKit"]
        + frameworks.map { .target(name: $0.name) },
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Layout libraries and their clients, as they are written for UIKit in either mode of the language.
    .target(
      name: "ClientLibraries5", dependencies: ["UIKit"], path: "Tests/Clients/Libraries5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ClientLibraries6", dependencies: ["UIKit"], path: "Tests/Clients/Libraries6",
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "ClientsSwift5Tests", dependencies: ["UIKit", "ClientLibraries5"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ClientsSwift6Tests", dependencies: ["UIKit", "ClientLibraries5", "ClientLibraries6"],
      swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]),
    // Libraries in the styles of public ones, and tests of the main actor, unedited: the plugin rewrites them.
    .target(
      name: "Ported", dependencies: ["UIKit"], path: "Tests/Clients/Ported", exclude: ["Sources"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["UIKitSources"]),
    .target(
      name: "Ported6", dependencies: ["UIKit"], path: "Tests/Clients/Ported6", exclude: ["Sources"],
      swiftSettings: [.swiftLanguageMode(.v6)], plugins: ["UIKitSources"]),
    .target(name: "Screens", dependencies: ["UIKit"], path: "Examples/Screens"),
    // What a test target of an iOS app takes over: it compiles here, too.
    .target(
      name: "DeviceDump", dependencies: ["UIKit"], path: "Documentation/DeviceDump",
      exclude: ["README.md", "RecordDumps.swift"]),
    .testTarget(name: "DeviceDumpTests", dependencies: ["AppHost", "DeviceDump", "LayoutReports", "Staging", "UIKit"]),
    // Programs of a page: `swift run SignIn`.
    .executableTarget(
      name: "ChartLegend", dependencies: ["AutoLayout"], path: "Examples/Snippets/ChartLegend"),
    .executableTarget(name: "SignIn", dependencies: ["UIKit"], path: "Examples/Snippets/SignIn"),
    .executableTarget(name: "WhyIsItHere", dependencies: ["Staging", "UIKit"], path: "Examples/Snippets/WhyIsItHere"),
    .testTarget(name: "ScreensTests", dependencies: ["AppHost", "Screens", "UIKit", "Platform"]),
    .testTarget(
      name: "AppHostTests", dependencies: ["AppHost", "Pictures", "LayoutReports", "Platform", "UIKit", "UIKitCore"]),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["LayoutTesting", "Platform", "Screens", "UIKit"],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "LayoutReports", "Geometry"]),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "CairoRendering", "Rendering", "LayoutReports", "Geometry",
        .target(name: "CPangoCairo", condition: .when(traits: ["Raster"])),
      ]),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "InterfaceBuilder", "Geometry"]),
    .testTarget(
      name: "EditingTests",
      dependencies: ["AutoLayout", "Editing", "InterfaceBuilder", "Staging", "Geometry", "UIKit"]),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Checking", "Linting", "Staging", "InterfaceBuilder", "Geometry", "Platform", "XcodeProjects",
      ]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Checking", "Commands", "Linting", "Rendering", "Staging", "InterfaceBuilder", "TextLayout", "UIKit",
        "Geometry",
        "LayoutReports", "Merging", "ExampleProgram",
      ]),
    .testTarget(
      name: "StudioTests",
      dependencies: [
        "Studio", "Editing", "ExampleProgram", "Geometry", "InterfaceBuilder", "LayoutReports", "Lessons",
      ]),
    .testTarget(name: "AgentServerTests", dependencies: ["AgentServer"]),
    .testTarget(name: "TrellisTests", dependencies: ["trellis", "ExampleProgram", "FaultyApp"]),
    .testTarget(name: "PlaygroundsTests", dependencies: ["Playgrounds", "SourceRewriting"]),
    .testTarget(name: "PortingTests", dependencies: ["InterfaceBuilder", "Porting", "XcodeProjects"]),
    .testTarget(name: "LayoutReportsTests", dependencies: ["LayoutReports", "Geometry"]),
    .testTarget(
      name: "StagingTests",
      dependencies: [
        "Staging", "Picturing", "LayoutReports", "UIKit", "InterfaceBuilder", "AutoLayout", "TextLayout", "Geometry",
        "Platform", "XcodeProjects",
      ]),
    .testTarget(
      name: "ConsoleLogsTests", dependencies: ["AutoLayout", "ConsoleLogs", "Platform", "UIKit", "UIKitCore"]),
  ]
    + frameworks.map {
      .target(name: $0.name, dependencies: $0.dependencies, path: "Sources/Frameworks/\($0.name)")
    }
)

/// The targets that are built, where `TRELLIS_TARGETS` names them; see below.
let namedTargets = (Context.environment["TRELLIS_TARGETS"] ?? "").split(separator: " ").map(String.init)

// MARK: Benchmarks and fuzzers

// Programs that measure and torture Trellis. They belong to the package, so that they see what is not public, but are targets only
// where TRELLIS_TARGETS names them: nobody who depends on Trellis builds them.
let programs: [Target] = [
  .target(name: "CHeap", path: "Benchmarks/Sources/CHeap"),
  .target(name: "ThreadClock", path: "Benchmarks/Sources/ThreadClock"),
  .executableTarget(
    name: "solver-workload", dependencies: ["CHeap", "ThreadClock", "ConstraintSolver"],
    path: "Benchmarks/Sources/solver-workload"),
  .executableTarget(name: "floor-workload", dependencies: ["CHeap"], path: "Benchmarks/Sources/floor-workload"),
  .executableTarget(
    name: "solver-soak", dependencies: ["CHeap", "ConstraintSolver"], path: "Benchmarks/Sources/solver-soak"),
  .executableTarget(name: "layout-trees", dependencies: ["AutoLayout"], path: "Benchmarks/Sources/layout-trees"),
  .executableTarget(
    name: "text-measure", dependencies: ["CHeap", "ThreadClock", "TextLayout"],
    path: "Benchmarks/Sources/text-measure"),
  .executableTarget(
    name: "picture-speed", dependencies: ["ThreadClock", "AppHost", "Rendering", "UIKit"],
    path: "Benchmarks/Sources/picture-speed"),
  .executableTarget(
    name: "uikit-trees", dependencies: ["CHeap", "ThreadClock", "UIKitCore"], path: "Benchmarks/Sources/uikit-trees"),
  .executableTarget(
    name: "release-screens", dependencies: ["AppHost", "CairoRendering", "LayoutReports", "Rendering", "UIKit"],
    path: "Scripts/samples/release-screens"),
  // What `trellis play` shows files in. It has the frameworks that are named beside it, so that a file can import them.
  .executableTarget(
    name: "play-host",
    dependencies: ["AppHost", "UIKit", "UnifiedLogging"]
      + frameworks.map(\.name).filter { namedTargets.contains($0) }.map { .target(name: $0) },
    path: "Sources/play-host"),
  // `Scripts/gates/macros` builds this with the trait `Macros`.
  .executableTarget(
    name: "MacroClient", dependencies: ["ConstraintMacros", "UIKitCore"], path: "Tests/Clients/MacroClient"),
  // `Fuzz/run` builds these: the instrumentation of what is fuzzed is a flag of the whole build.
  .executableTarget(
    name: "solver-fuzz", dependencies: ["ConstraintSolver"], path: "Fuzz/Sources/solver-fuzz",
    swiftSettings: [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "document-fuzz", dependencies: ["InterfaceBuilder", "UIKitCore", "LayoutReports", "Staging", "Platform"],
    path: "Fuzz/Sources/document-fuzz", swiftSettings: [.enableExperimentalFeature("Extern")]),
]

// MARK: A part of the package

// `Scripts/loop` builds a few targets and what they depend on, so that a change is tested in seconds: one bundle holds the tests of
// all test targets of a manifest, and is linked only when all of them are built. TRELLIS_TARGETS has their names, separated by spaces.
if Context.environment["TRELLIS_TARGETS"] != nil {
  package.targets += programs
  if Context.environment["TRELLIS_COMMANDS"] == "layout" { package.leaveOutAuthoring() }
  package.keep(namedTargets)
  if namedTargets == ["trellis"] { package.beginWithUIKit() }
}

extension Package {
  /// Leaves out every target that the named ones do not depend on, and products and packages that belong to none of the rest.
  func keep(_ names: [String]) {
    let kept = closure(of: names)
    targets.removeAll { !kept.contains($0.name) }
    products = []
    let used = Set(targets.flatMap(\.dependencies).compactMap(\.packageName))
    dependencies.removeAll { !used.contains($0.packageName) }
  }

  /// Leaves out the commands of the tool that do more than lay documents out, and what nothing else needs: a part of the work of a
  /// first build that `check` can do without.
  func leaveOutAuthoring() {
    let modules: Set<String> = ["AgentServer", "Lessons", "Playgrounds", "Porting", "Studio"]
    for target in targets where target.name == "trellis" {
      target.dependencies.removeAll { $0.targetName.map(modules.contains) ?? false }
      target.exclude.append("Authoring")
      target.swiftSettings = (target.swiftSettings ?? []) + [.define("LAYOUT_COMMANDS_ONLY")]
    }
  }

  /// Lets the libraries that UIKitCore does not need wait for AutoLayout, the last of those that it does need: UIKitCore takes as long
  /// as all others together, on one core, so that a build from nothing ends sooner the sooner it begins.
  func beginWithUIKit() {
    let needed = closure(of: ["UIKitCore"])
    for target in targets where target.type == .regular && !needed.contains(target.name) {
      target.dependencies.append("AutoLayout")
    }
  }

  /// The named targets and all that they depend on.
  private func closure(of names: [String]) -> Set<String> {
    let all = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var (found, pending): (Set<String>, [String]) = ([], names)
    while let name = pending.popLast() {
      guard let target = all[name], found.insert(name).inserted else { continue }
      pending += target.dependencies.compactMap(\.targetName) + (target.plugins ?? []).compactMap(\.targetName)
    }
    return found
  }
}

extension Target.Dependency {
  /// The name of a target of this package; nil for a product of another one, which is named with its package.
  var targetName: String? {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }

  /// The name of the package that a product comes from.
  var packageName: String? {
    switch self {
    case .productItem(_, let package, _, _): package
    case .byNameItem(let name, _): name
    default: nil
    }
  }
}

extension Target.PluginUsage {
  var targetName: String? {
    guard case .plugin(let name, nil) = self else { return nil }
    return name
  }
}

extension Package.Dependency {
  /// The last part of the address, by which targets name it.
  var packageName: String {
    guard case .sourceControl(_, let location, _) = kind else { return "" }
    return location.split(separator: "/").last.map(String.init) ?? ""
  }
}
