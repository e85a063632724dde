import Foundation

/// One Swift file that is built at each save, and shown by a host.
///
/// The file is rewritten, compiled and linked by itself, as a library that takes UIKit from the host that loads it.
package struct Playground: Sendable {
  /// The file, as the user named it.
  package let file: String
  /// The name of the class or preview that is shown; nil for the one that the file leaves no doubt about.
  package let wanted: String?
  /// The path of the library, which each build that succeeds replaces.
  package let library: String
  private var host: PlaygroundHost
  private let folder: URL
  private let path: String
  private let tell: @Sendable (String) -> Void

  /// Files of more bytes are refused, as the tools of Trellis do.
  private static let mostBytes = 16 << 20
  /// How long the compiler may take, in seconds.
  private static let patience = 60.0

  /// A file, which need not exist yet.
  ///
  /// - Parameter tell: receives lines about what takes long.
  package init(
    _ file: String, showing wanted: String?, in host: PlaygroundHost, tell: @escaping @Sendable (String) -> Void
  ) {
    (self.file, self.wanted, self.host, self.tell) = (file, wanted, host, tell)
    path = URL(fileURLWithPath: file).standardizedFileURL.path
    folder = PlaygroundFolder.ofThisProcess()
    library = folder.appendingPathComponent("Playground.library").path
  }

  /// The executable that loads the library.
  package var executable: String { host.executable }

  /// Builds the file as it is now. Where that fails, the library of the last build stays.
  ///
  /// - Parameter isStale: whether the file has changed again, asked while the compiler runs.
  /// - Returns: nil if it has.
  package mutating func build(isStale: () -> Bool = { false }) -> PlaygroundBuild? {
    let start = ContinuousClock.now
    var build = PlaygroundBuild()
    do throws(Refusal) {
      let text = try read()
      build.text = String(decoding: text, as: UTF8.self)
      let source = try source(text)
      build.shown = (try? source.thing.get())?.name
      guard let messages = try compile(source, isStale) else { return nil }
      build.messages = source.warnings + messages
    } catch {
      build.messages = error.messages
    }
    build.seconds = (ContinuousClock.now - start) / .seconds(1)
    return build
  }

  /// Tells what a build came to: a line for each message, or how long it took.
  package func report(_ build: PlaygroundBuild) {
    for message in build.messages { tell(message.text(file: file)) }
    if build.isShown, let shown = build.shown { tell("\(file): \(shown), built in \(Self.text(build.seconds)) s") }
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.2f", seconds) }

  private func read() throws(Refusal) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw Refusal("the file cannot be read") }
    guard data.count <= Self.mostBytes else { throw Refusal("the file has more than 16 MB") }
    guard String(validating: data, as: UTF8.self) != nil else { throw Refusal("the file is not UTF-8") }
    return Array(data)
  }

  private mutating func source(_ text: [UInt8]) throws(Refusal) -> PlaygroundSource {
    do {
      return try PlaygroundSource(text, path: path, showing: wanted, modules: host.frameworks)
    } catch let missing as PlaygroundSource.Missing {
      tell("\(missing.frameworks.sorted().joined(separator: ", ")): built for playgrounds")
      do throws(PlaygroundHost.Failure) {
        host = try host.adding(missing.frameworks, tell: tell)
      } catch {
        throw Refusal(error.message)
      }
      return try source(text)
    } catch {
      throw error as? Refusal ?? Refusal("\(error)")
    }
  }

  /// What the compiler says; nil if nobody wants to know any more.
  private func compile(
    _ source: PlaygroundSource, _ isStale: () -> Bool
  ) throws(Refusal) -> [PlaygroundMessage]? {
    let made = folder.appendingPathComponent("Playground.new")
    var paths: [String] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in source.files.sorted(by: { $0.key < $1.key }) {
        let url = folder.appendingPathComponent(name)
        try Data(text).write(to: url)
        paths.append(url.path)
      }
    } catch {
      throw Refusal("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    let process = BuildProcess(command: command(paths, to: made.path), limit: Self.patience)
    switch process.run(log: folder.appendingPathComponent("compiler.log"), isUnwanted: isStale) {
    case .unwanted: return nil
    case .late: throw Refusal("the compiler needed more than \(Int(Self.patience)) seconds and was ended")
    case .failed(let reason): throw Refusal("the compiler cannot be started: \(reason)")
    case .status(127, _): throw Refusal("there is no Swift toolchain: swiftc was not found")
    case .status(let status, let text):
      let output = CompilerOutput(text, about: path)
      if status == 0 {
        // A mistake in a declaration says more than that nothing is declared.
        if case .failure(let refusal) = source.thing { throw refusal }
        // A host that has loaded the old one keeps it.
        guard rename(made.path, library) == 0 else { throw Refusal("\(library) cannot be written") }
        return output.messages
      }
      let isExplained = output.messages.contains { $0.severity == .error }
      throw Refusal(output.messages + (isExplained ? [] : [reason(output.others, for: source)]))
    }
  }

  private func command(_ files: [String], to output: String) -> [String] {
    var words = [
      "swiftc", "-Onone", "-swift-version", "5", "-D", "DEBUG", "-module-name", "Playground", "-parse-as-library",
      // One process instead of one for each file.
      "-wmo", "-emit-library", "-I", host.modules, "-module-cache-path",
      host.folder.appendingPathComponent("modules").path,
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-o", output,
    ]
    for map in host.moduleMaps { words += ["-Xcc", "-fmodule-map-file=\(map)"] }
    #if os(macOS)
      words += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    return words + files
  }

  /// Why nothing can be shown although the file itself compiles.
  private func reason(_ errors: [String], for source: PlaygroundSource) -> PlaygroundMessage {
    guard case .success(let thing) = source.thing else {
      return PlaygroundMessage(.error, line: 1, errors.first ?? "the compiler has failed")
    }
    if thing.kind != .preview, errors.contains(where: Self.isAboutArguments) {
      return PlaygroundMessage(
        .error, line: thing.line,
        "\(thing.name) cannot be made without arguments; write a block #Preview that makes one")
    }
    return PlaygroundMessage(.error, line: thing.line, errors.first ?? "the compiler has failed")
  }

  private static func isAboutArguments(_ error: String) -> Bool {
    error.contains("missing argument")
      || error.contains("cannot be constructed because it has no accessible initializers")
      || error.contains("is inaccessible due to")
  }
}

/// What a build of a file came to.
package struct PlaygroundBuild: Sendable {
  /// What the compiler says; errors if nothing can be shown.
  package var messages: [PlaygroundMessage] = []
  /// The class or preview that is shown, if it is known.
  package var shown: String?
  /// The text of the file that was built.
  package var text = ""
  /// How long it took.
  package var seconds = 0.0

  /// Whether the library is that of the text.
  package var isShown: Bool { !messages.contains { $0.severity == .error } }
}
