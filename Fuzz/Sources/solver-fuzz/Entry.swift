@preconcurrency import Glibc

/// Fuzzes the solver, or prints what an input does.
///
///     solver-fuzz [libFuzzer options] CORPUS
///     solver-fuzz --print FILE...
@main
struct Entry {
  static func main() {
    let files = CommandLine.arguments.dropFirst()
    if files.first == "--print" {
      files.dropFirst().forEach(printOperations)
    } else {
      var count = CommandLine.argc
      var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(runDriver(&count, &arguments, testOneInput))
    }
  }

  /// Prints the operations of an input and how they end.
  private static func printOperations(of path: String) {
    guard let file = fopen(path, "r") else { return perror(path) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    print("// \(path)")
    setvbuf(stdout, nil, _IOLBF, 0)
    bytes.withUnsafeBytes { bytes in
      var session = Session(UnsafeRawBufferPointer(rebasing: bytes[..<count])) { print("\($0),") }
      do throws(Ending) {
        try session.run()
        print("// every promise is kept")
      } catch {
        print("// \(error)")
      }
    }
  }
}

/// libFuzzer's main function under its other name, which leaves the arguments to the caller.
@_extern(c, "LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// Every sixteenth input runs twice: the same calls must give the same bits.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  var session = Session(bytes)
  do throws(Ending) {
    try session.run()
    if bytes.reduce(0, &+) % 16 == 0 {
      var again = Session(bytes)
      try again.run()
      try expect(again.trace == session.trace, "the same calls give other bits")
    }
  } catch {
    guard case .broken(let promise) = error else { return 0 }
    fputs("broken: \(promise)\n", stderr)
    abort()
  }
  return 0
}
