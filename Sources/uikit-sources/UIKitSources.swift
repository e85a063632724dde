import Foundation
import SourceRewriting

/// `uikit-sources App --output Generated`: writes the sources of an iOS app so that they compile where Objective-C is missing.
@main
enum UIKitSources {
  static let usage = """
    usage: uikit-sources PATH… --output DIR [--library] [--list]

    Rewrites the Swift files of folders, or single files, into a folder: outlets, actions, #selector and what else
    needs Objective-C becomes plain Swift that UIKit of Trellis finds by name. Lines keep their numbers, and
    compilers name the original files. Only what changed is written again.

    If a target of a project (.xcodeproj) in the folder or around it has Swift files of the folder, the target's list of
    files decides: files that it has elsewhere are taken as well, and others in the folder are left empty.

    A path with the ending .txt is a list of files, one a line, from the folder of the list; before them it may say what
    the app needs as it runs, in lines 'folder: PATH' (of its documents), 'information: PATH' (of its Info.plist) and
    'storyboard: NAME'. `trellis new --from` writes such lists.

      --output DIR  the folder of the rewritten files
      --library     write a library: @main is left out, and main.swift
      --outside FILE a file outside of the folder of which an output is expected, empty if no target has it; repeatable
      --define NAME a flag that the build of the sources defines for #if; repeatable
      --module NAME a module that the sources can import beside those of the toolchain; repeatable. With one of
                    them, an import of any other module is an error; without, all products of Trellis are known.
                    Frameworks of iOS that nothing takes the place of are a warning that lists what uses them
      --list        print the path of each file, without writing any
      --help        print this text

    The exit status is 0, 64 for wrong arguments, 65 if a file cannot be rewritten, and 66 if there is none.

    """

  static func main() {
    do throws(Failure) {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if arguments.wantsHelp { return print(usage, terminator: "") }
      let folder = try SourceFolder(arguments)
      if arguments.wantsList {
        for name in folder.outputNames { print(arguments.output + "/" + name) }
        return
      }
      try Writing(folder, output: arguments.output).run()
    } catch {
      FileHandle.standardError.write(Data(error.text.utf8))
      exit(error.status)
    }
  }
}

/// Why the program ends.
struct Failure: Error {
  var status: Int32
  /// With its final line break.
  var text: String

  /// - Parameter place: `file:line:column`; empty for none.
  init(_ status: Int32, _ message: String, at place: String = "") {
    self.status = status
    text = "\(place.isEmpty ? "" : "\(place): ")error: \(message)\n"
  }

  init(_ diagnostics: [Diagnostic]) {
    status = 65
    text = diagnostics.map { "\($0)\n" }.joined()
  }
}

struct Arguments {
  var paths: [String] = []
  var output = ""
  var isLibrary = false
  var outside: [String] = []
  var build = BuildConditions()
  var wantsList = false
  var wantsHelp = false

  init(_ words: [String]) throws(Failure) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--library": isLibrary = true
      case "--list": wantsList = true
      case "--output":
        guard let folder = words.popFirst() else { throw Failure(64, "--output needs a folder") }
        output = folder
      case "--outside":
        guard let file = words.popFirst() else { throw Failure(64, "--outside needs a file") }
        outside.append(file)
      case "--define":
        guard let name = words.popFirst() else { throw Failure(64, "--define needs a name") }
        build.flags.insert(name)
      case "--module":
        guard let name = words.popFirst() else { throw Failure(64, "--module needs a name") }
        build.modules = (build.modules ?? []).union([name])
      case _ where word.hasPrefix("-"): throw Failure(64, "unknown option '\(word)'\n\n\(UIKitSources.usage)")
      default: paths.append(word)
      }
    }
    guard !wantsHelp else { return }
    if paths.isEmpty { throw Failure(64, "a folder is missing\n\n\(UIKitSources.usage)") }
    if output.isEmpty { throw Failure(64, "--output is missing\n\n\(UIKitSources.usage)") }
  }
}
