import Testing

@testable import Playgrounds

/// Messages as `swiftc -diagnostic-style llvm` prints them. source of the form: the compiler of Swift 6.
@Suite struct CompilerOutputTests {
  @Test func messagesHaveTheirPlaces() {
    let output = CompilerOutput(
      """
      /a b/View.swift:3:7: warning: variable 'x' was never used
        let x = 1
            ~~~~^
      /a b/View.swift:9:12: error: cannot find 'foo' in scope: did you mean 'fob'?
      /a b/View.swift:2:5: note: 'fob' declared here
      /a b/View.swift:9:12: error: cannot find 'foo' in scope: did you mean 'fob'?
      /gen/Support.swift:4:1: error: missing argument for parameter 'model' in call
      error: fatalError
      """, about: "/a b/View.swift")
    #expect(
      output.messages == [
        PlaygroundMessage(.warning, line: 3, column: 7, "variable 'x' was never used"),
        PlaygroundMessage(.error, line: 9, column: 12, "cannot find 'foo' in scope: did you mean 'fob'?"),
        PlaygroundMessage(.note, line: 2, column: 5, "'fob' declared here"),
      ])
    #expect(output.others == ["missing argument for parameter 'model' in call", "fatalError"])
  }

  @Test func otherTextIsNoMessage() {
    let output = CompilerOutput("ld: warning: x\n:1:1: error: y\nView.swift:x:2: error: z\n", about: "View.swift")
    #expect(output.messages.isEmpty)
  }

  @Test func aMessageIsWrittenAsCompilersDo() {
    #expect(PlaygroundMessage(.error, line: 3, column: 5, "no").text(file: "View.swift") == "View.swift:3:5: error: no")
  }
}
