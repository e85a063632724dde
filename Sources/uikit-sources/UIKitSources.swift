import Foundation
import SourceRewriting

/// `uikit-sources App --output Generated`: writes the sources of an iOS app so that they compile where Objective-C is missing.
@main
enum UIKitSources {
  static let usage = """
    usage: uikit-sources PATH… --output DIR [--library] [--list]

    Rewrites Swift files to compile without Objective-C, and writes the files to the output folder. The tool replaces
    outlets, actions, #selector and other code that needs Objective-C with plain Swift. Line numbers do not change, and
    the compiler shows the original file names. The tool writes only files that changed.

    If the folder or a parent folder contains an Xcode project (.xcodeproj), the tool uses the file list of the target
    that the folder belongs to. The tool also rewrites files of this target in other folders. For files of the folder
    that do not belong to the target, the tool writes empty files.

    A path with the extension .txt is a list of files, one on each line, relative to the folder of the list. The list
    can begin with lines for the app: 'folder: PATH' (the documents), 'information: PATH' (the Info.plist) and
    'storyboard: NAME' (the main storyboard). The command `trellis new --from` writes such lists.

      --output DIR  the folder for the rewritten files
      --library     write a library, without @main and without main.swift
      --outside FILE a file outside the folder; the tool writes an empty file if no target contains the file.
                    To specify several files, repeat the option
      --define NAME a compilation condition (#if) of the build. To specify several conditions, repeat the option
      --module NAME a module that the sources can import, in addition to the modules of the toolchain.
                    To specify several modules, repeat the option. The import of any other module is then an error.
                    By default, the sources can import all products of Trellis
      --list        print the path of each output file, without writing files
      --help        print this text

    Exit status 0: the tool wrote all files.
    Exit status 64: the arguments are not valid.
    Exit status 65: the tool cannot rewrite a file.
    Exit status 66: the tool finds no file.

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
